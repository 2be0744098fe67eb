CREATE TABLE "broadcasts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" jsonb NOT NULL,
	"link" text,
	"audience" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"last_user_id" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "package_migration_owners" (
	"migration_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"at" timestamp with time zone,
	CONSTRAINT "package_migration_owners_migration_id_user_id_pk" PRIMARY KEY("migration_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "package_migrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_migrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"target" text NOT NULL,
	"options" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"created_by" integer,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "package_migrations_once" UNIQUE("created_by","key")
);
--> statement-breakpoint
CREATE TABLE "package_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"monthly_price" integer NOT NULL,
	"yearly_price" integer NOT NULL,
	"holds_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_prices_once" UNIQUE("package_id","holds_from"),
	CONSTRAINT "package_prices_sums" CHECK ("package_prices"."monthly_price" >= 0 and "package_prices"."yearly_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "views_user_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "views_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "given_package" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "given_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "count_since" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_price" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_migration_owners" ADD CONSTRAINT "package_migration_owners_migration_id_package_migrations_id_fk" FOREIGN KEY ("migration_id") REFERENCES "public"."package_migrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_migrations" ADD CONSTRAINT "package_migrations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_prices" ADD CONSTRAINT "package_prices_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcasts_created_by" ON "broadcasts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "package_migration_owners_state" ON "package_migration_owners" USING btree ("migration_id","state","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_section" ON "audit_log" USING btree (split_part("action", '.', 1),"id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (to_tsvector('simple', "actor_name" || ' ' || "target_id"));--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_views_user_id_users_id_fk" FOREIGN KEY ("views_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_views" ON "sessions" USING btree ("views_user_id") WHERE "sessions"."views_user_id" is not null;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_trial" ON "users" USING btree ("trial_ends_at") WHERE "users"."trial_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "users_paid" ON "users" USING btree ("id") WHERE "users"."paid_until" is not null;--> statement-breakpoint
CREATE INDEX "users_given" ON "users" USING btree ("given_package","id") WHERE "users"."given_package" is not null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (to_tsvector('simple', "username" || ' ' || "display_name" || ' ' || "email"));--> statement-breakpoint
CREATE INDEX "error_reports_state" ON "error_reports" USING btree ("state","last_seen_at","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_unallocated" ON "invoices" USING btree ("id") WHERE "invoices"."allocation_number" is null and "invoices"."kind" = 'invoice_receipt' and "invoices"."net" > 500000 and ("invoices"."buyer" ->> 'taxId') is not null;--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (to_tsvector('simple', ("buyer" ->> 'name') || ' ' || ("buyer" ->> 'email') || ' ' || coalesce("buyer" ->> 'taxId', '')));--> statement-breakpoint
CREATE INDEX "book_entries_of" ON "book_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "book_entries_at" ON "book_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "physical_orders_search" ON "physical_orders" USING gin (to_tsvector('simple', coalesce("address" ->> 'recipient', '')));--> statement-breakpoint
CREATE INDEX "profiles_suspended" ON "profiles" USING btree ("id") WHERE "profiles"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "profiles_status" ON "profiles" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "profiles_published" ON "profiles" USING btree ("published_at") WHERE "profiles"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin (to_tsvector('simple', "slug" || ' ' || coalesce("custom_slug", '') || ' ' || coalesce("draft" #>> '{identity,name,he}', '') || ' ' || coalesce("draft" #>> '{identity,name,en}', '')));--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stat_sums_days" ON "stat_sums" USING btree ("day","kind") WHERE "stat_sums"."part" = 'all';--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "subscriptions_package" ON "subscriptions" USING btree ("package_type","id");--> statement-breakpoint
CREATE INDEX "subscriptions_started" ON "subscriptions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (to_tsvector('simple', "name" || ' ' || "email" || ' ' || "message"));--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tags_state" ON "tags" USING btree ("state","created_at","code");--> statement-breakpoint
CREATE INDEX "tags_search" ON "tags" USING gin (to_tsvector('simple', "code" || ' ' || "name" || ' ' || coalesce("batch", '')));--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_never_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
DROP TRIGGER "users_lead_elsewhere" ON "users";
--> statement-breakpoint
CREATE TRIGGER "users_lead_elsewhere" AFTER UPDATE OF "role", "trial_ends_at", "paid_package", "paid_until", "given_package", "given_until", "deletes_at", "suspended_at" ON "users" FOR EACH ROW EXECUTE FUNCTION "tap_may_lead_elsewhere"();
