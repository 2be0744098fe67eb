CREATE TABLE "mail_contents" (
	"mail_id" bigint PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint,
	"user_id" integer,
	"to" text NOT NULL,
	"template" text,
	"subject" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"message_id" text,
	"has_attachments" boolean DEFAULT false NOT NULL,
	"resent_from" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_contents" ADD CONSTRAINT "mail_contents_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_contents_stored" ON "mail_contents" USING btree ("stored_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_job" ON "mails" USING btree ("job_id","to") WHERE "mails"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to"),"id");--> statement-breakpoint
CREATE INDEX "mails_status" ON "mails" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "mails_template" ON "mails" USING btree ("template","id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin (to_tsvector('simple', "to" || ' ' || "subject"));