CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"type" text NOT NULL,
	"item_id" integer NOT NULL,
	"details" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"payment_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "orders_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_id" text,
	"address" text,
	"city" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"user_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"corrects_id" integer,
	"issuer" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_by" text NOT NULL,
	"allocation_number" text,
	"locale" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_number" UNIQUE("kind","number")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"since" date PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_entries_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "book_lines" (
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "book_lines_account" UNIQUE("entry_id","account")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "payment_customers_user" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"is_kept" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_methods_token" UNIQUE("provider","token")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" integer NOT NULL,
	"once_key" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"reason" text,
	"next" jsonb,
	"provider" text NOT NULL,
	"provider_ref" text,
	"method_id" integer,
	"brand" text,
	"last4" text,
	"is_off_session" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"locale" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"provider_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payment_ref" text,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "webhook_events_event" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"customer" text,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_ref" text NOT NULL,
	"body" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"merchant" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"card_token" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bank_payments_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_payments_refunded" CHECK ("bank_payments"."refunded" between 0 and "bank_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "bank_refunds" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_ref" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "bank_switches" (
	"name" text PRIMARY KEY NOT NULL,
	"share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"package_type" text NOT NULL,
	"cycle" text NOT NULL,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"method_id" integer,
	"anchor_at" timestamp with time zone NOT NULL,
	"period_index" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"period_paid" integer NOT NULL,
	"next_package" text,
	"next_cycle" text,
	"consent" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"payment_id" integer,
	"noticed_index" integer DEFAULT -1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid_package" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_lines" ADD CONSTRAINT "book_lines_entry_id_book_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."book_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD CONSTRAINT "bank_refunds_payment_ref_bank_payments_ref_fk" FOREIGN KEY ("payment_ref") REFERENCES "public"."bank_payments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE "orders"."status" in ('processing', 'challenge');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_package" ON "orders" USING btree ("user_id") WHERE "orders"."type" = 'package' and "orders"."status" in ('processing', 'challenge');--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "book_entries_payment" ON "book_entries" USING btree ("payment_id") WHERE "book_entries"."kind" = 'payment';--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('created', 'processing', 'challenge');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("once_key") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'created';--> statement-breakpoint
CREATE INDEX "bank_events_payment" ON "bank_events" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "bank_refunds_payment" ON "bank_refunds" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "subscription_events_subscription" ON "subscription_events" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_live" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" <> 'expired';--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_try_at") WHERE "subscriptions"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("period_end") WHERE "subscriptions"."status" <> 'expired';--> statement-breakpoint
CREATE FUNCTION "money_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "book_entries_append_only" BEFORE UPDATE OR DELETE ON "book_entries" FOR EACH ROW EXECUTE FUNCTION "money_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "book_entries_never_emptied" BEFORE TRUNCATE ON "book_entries" FOR EACH STATEMENT EXECUTE FUNCTION "money_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "book_lines_append_only" BEFORE UPDATE OR DELETE ON "book_lines" FOR EACH ROW EXECUTE FUNCTION "money_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "book_lines_never_emptied" BEFORE TRUNCATE ON "book_lines" FOR EACH STATEMENT EXECUTE FUNCTION "money_is_append_only"();
--> statement-breakpoint
CREATE FUNCTION "book_entry_sums_to_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry bigint := CASE TG_TABLE_NAME WHEN 'book_lines' THEN (to_jsonb(NEW) ->> 'entry_id')::bigint ELSE (to_jsonb(NEW) ->> 'id')::bigint END;
	total bigint;
	lines integer;
BEGIN
	SELECT coalesce(sum("amount"), 0), count(*) INTO total, lines FROM "book_lines" WHERE "entry_id" = entry;
	IF lines < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'entry % of the books has % lines that sum to %', entry, lines, total USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "book_entries_balance" AFTER INSERT ON "book_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "book_entry_sums_to_zero"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "book_lines_balance" AFTER INSERT ON "book_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "book_entry_sums_to_zero"();
--> statement-breakpoint
CREATE FUNCTION "invoice_stays_as_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."allocation_number" IS NULL AND NEW."allocation_number" IS NOT NULL
		AND to_jsonb(NEW) - 'allocation_number' = to_jsonb(OLD) - 'allocation_number' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an invoice is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_unchanged" BEFORE UPDATE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "invoice_stays_as_issued"();
--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "money_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "invoices_never_emptied" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "money_is_append_only"();
