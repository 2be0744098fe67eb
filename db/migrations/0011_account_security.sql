CREATE TABLE "held_names" (
	"kind" text NOT NULL,
	"name_key" text NOT NULL,
	"user_id" integer,
	"free_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_names_kind_name_key_pk" PRIMARY KEY("kind","name_key")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "held_names" ADD CONSTRAINT "held_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_names_user" ON "held_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_names_free" ON "held_names" USING btree ("free_at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");