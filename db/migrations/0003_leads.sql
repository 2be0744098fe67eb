CREATE TABLE "lead_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"profile_id" integer,
	"profile_name" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"message" text NOT NULL,
	"fields" jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"former_status" text,
	"seen_at" timestamp with time zone,
	"source" text NOT NULL,
	"consent" jsonb NOT NULL,
	"remind_at" timestamp with time zone,
	"search" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "mail_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_mails" (
	"user_id" integer NOT NULL,
	"week" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_mails_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "day_visitors" (
	"profile_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "day_visitors_profile_id_day_visitor_pk" PRIMARY KEY("profile_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"at" timestamp with time zone NOT NULL,
	"profile_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"host" text,
	"device" text NOT NULL,
	"target" text,
	"visitor" "bytea" NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "stat_sums" (
	"profile_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "stat_sums_profile_id_day_kind_part_key_pk" PRIMARY KEY("profile_id","day","kind","part","key")
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "leads_owner_status" ON "leads" USING btree ("owner_id","status","id");--> statement-breakpoint
CREATE INDEX "leads_profile" ON "leads" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "leads_unseen" ON "leads" USING btree ("owner_id") WHERE "leads"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "leads_remind" ON "leads" USING btree ("remind_at") WHERE "leads"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_fingerprint" ON "leads" USING btree ("profile_id","fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "day_visitors_day" ON "day_visitors" USING btree ("day");