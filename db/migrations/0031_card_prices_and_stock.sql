CREATE TABLE "card_stock" (
	"material" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"threshold" integer,
	"reorder_note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"material" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"balance" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" integer,
	"actor_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item" text NOT NULL,
	"amount" integer NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_prices_once" UNIQUE("item","effective_from"),
	CONSTRAINT "card_prices_amount" CHECK ("card_prices"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "card_stock_movements" ADD CONSTRAINT "card_stock_movements_order_id_physical_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."physical_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_prices" ADD CONSTRAINT "card_prices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_stock_movements_material" ON "card_stock_movements" USING btree ("material","id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_stock_movements_order" ON "card_stock_movements" USING btree ("order_id") WHERE "card_stock_movements"."order_id" is not null;--> statement-breakpoint
CREATE TRIGGER "card_stock_movements_kept" BEFORE UPDATE OR DELETE ON "card_stock_movements" FOR EACH ROW EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "card_stock_movements_never_emptied" BEFORE TRUNCATE ON "card_stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION "history_is_append_only"();
