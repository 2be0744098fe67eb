CREATE TABLE "lead_webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery" uuid NOT NULL,
	"owner_id" integer NOT NULL,
	"lead_id" integer,
	"host" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "lead_webhook_deliveries_delivery_unique" UNIQUE("delivery")
);
--> statement-breakpoint
ALTER TABLE "lead_webhook_deliveries" ADD CONSTRAINT "lead_webhook_deliveries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_webhook_deliveries" ADD CONSTRAINT "lead_webhook_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_webhook_deliveries_owner" ON "lead_webhook_deliveries" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "lead_webhook_deliveries_lead" ON "lead_webhook_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_webhook_deliveries_state" ON "lead_webhook_deliveries" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "lead_webhook_deliveries_host" ON "lead_webhook_deliveries" USING btree ("host","id");--> statement-breakpoint
CREATE INDEX "lead_webhook_deliveries_created" ON "lead_webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_webhook_deliveries_failed" ON "lead_webhook_deliveries" USING btree ("tried_at") WHERE "lead_webhook_deliveries"."state" = 'failed';