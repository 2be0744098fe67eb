CREATE TABLE "card_designs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"profile_id" integer,
	"name" text NOT NULL,
	"design" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "physical_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "physical_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "physical_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "physical_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"design_id" integer,
	"profile_id" integer,
	"state" text NOT NULL,
	"design" jsonb NOT NULL,
	"material" text NOT NULL,
	"quantity" integer NOT NULL,
	"delivery" text NOT NULL,
	"address" jsonb,
	"locale" text NOT NULL,
	"amount" integer,
	"payment_id" integer,
	"checkout_order_id" integer,
	"refunded" integer DEFAULT 0 NOT NULL,
	"promised_from" date,
	"promised_to" date,
	"carrier" text,
	"tracking_number" text,
	"tracking_link" text,
	"reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "physical_orders_quantity" CHECK ("physical_orders"."quantity" between 1 and 1000),
	CONSTRAINT "physical_orders_paid" CHECK ("physical_orders"."state" in ('pending_payment', 'expired', 'cancelled') or "physical_orders"."amount" is not null),
	CONSTRAINT "physical_orders_sent" CHECK ("physical_orders"."state" <> 'shipped' or "physical_orders"."carrier" is not null)
);
--> statement-breakpoint
CREATE TABLE "tag_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"owner_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"from_user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "tag_offers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"code" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"owner_id" integer,
	"profile_id" integer,
	"schedule_profile_id" integer,
	"schedule_until" timestamp with time zone,
	"name" text DEFAULT '' NOT NULL,
	"order_id" integer,
	"batch" text,
	"written_at" timestamp with time zone,
	"chip" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_designs" ADD CONSTRAINT "card_designs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_designs" ADD CONSTRAINT "card_designs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "physical_order_events" ADD CONSTRAINT "physical_order_events_order_id_physical_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."physical_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "physical_orders" ADD CONSTRAINT "physical_orders_design_id_card_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."card_designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "physical_orders" ADD CONSTRAINT "physical_orders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_events" ADD CONSTRAINT "tag_events_code_tags_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tags"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_offers" ADD CONSTRAINT "tag_offers_code_tags_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tags"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_offers" ADD CONSTRAINT "tag_offers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_schedule_profile_id_profiles_id_fk" FOREIGN KEY ("schedule_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_designs_owner" ON "card_designs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "card_designs_profile" ON "card_designs" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "physical_order_events_order" ON "physical_order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "physical_orders_owner" ON "physical_orders" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "physical_orders_state" ON "physical_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "physical_orders_waiting" ON "physical_orders" USING btree ("expires_at") WHERE "physical_orders"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "physical_orders_payment" ON "physical_orders" USING btree ("payment_id") WHERE "physical_orders"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "physical_orders_profile" ON "physical_orders" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "physical_orders_design" ON "physical_orders" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "tag_events_code" ON "tag_events" USING btree ("code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_offers_open" ON "tag_offers" USING btree ("code") WHERE "tag_offers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "tag_offers_from" ON "tag_offers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "tags_owner" ON "tags" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "tags_order" ON "tags" USING btree ("order_id") WHERE "tags"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "tags_batch" ON "tags" USING btree ("batch") WHERE "tags"."batch" is not null;--> statement-breakpoint
CREATE INDEX "tags_profile" ON "tags" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "tags_schedule_profile" ON "tags" USING btree ("schedule_profile_id") WHERE "tags"."schedule_profile_id" is not null;--> statement-breakpoint
CREATE INDEX "tags_made" ON "tags" USING btree ("created_at","code");--> statement-breakpoint
CREATE FUNCTION "history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what is written in % stays as it is', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "tag_events_kept" BEFORE UPDATE OR DELETE ON "tag_events" FOR EACH ROW EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "tag_events_never_emptied" BEFORE TRUNCATE ON "tag_events" FOR EACH STATEMENT EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "physical_order_events_kept" BEFORE UPDATE OR DELETE ON "physical_order_events" FOR EACH ROW EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "physical_order_events_never_emptied" BEFORE TRUNCATE ON "physical_order_events" FOR EACH STATEMENT EXECUTE FUNCTION "history_is_append_only"();
--> statement-breakpoint
CREATE FUNCTION "physical_order_moves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	may boolean := NEW."state" = 'pending_payment';
BEGIN
	IF TG_OP = 'UPDATE' THEN
		may := NEW."state" = OLD."state" OR CASE OLD."state"
			WHEN 'pending_payment' THEN NEW."state" IN ('paid', 'expired', 'cancelled')
			WHEN 'paid' THEN NEW."state" IN ('approved', 'needs_changes', 'cancelled')
			WHEN 'approved' THEN NEW."state" IN ('needs_changes', 'in_production', 'cancelled')
			WHEN 'needs_changes' THEN NEW."state" IN ('paid', 'cancelled')
			WHEN 'in_production' THEN NEW."state" IN ('encoded', 'cancelled')
			WHEN 'encoded' THEN NEW."state" IN ('shipped', 'cancelled')
			WHEN 'delivery_problem' THEN NEW."state" IN ('shipped', 'delivered', 'returned')
			WHEN 'shipped' THEN NEW."state" IN ('delivered', 'delivery_problem', 'returned')
			WHEN 'delivered' THEN NEW."state" IN ('delivery_problem', 'returned')
			WHEN 'cancelled' THEN NEW."state" IN ('refunded')
			WHEN 'returned' THEN NEW."state" IN ('refunded')
			ELSE false END;
	END IF;
	IF may THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an order of cards does not become % so', NEW."state" USING ERRCODE = 'check_violation', CONSTRAINT = 'physical_order_moves';
END $$;
--> statement-breakpoint
CREATE TRIGGER "physical_orders_begin" BEFORE INSERT ON "physical_orders" FOR EACH ROW EXECUTE FUNCTION "physical_order_moves"();
--> statement-breakpoint
CREATE TRIGGER "physical_orders_move" BEFORE UPDATE OF "state" ON "physical_orders" FOR EACH ROW EXECUTE FUNCTION "physical_order_moves"();
--> statement-breakpoint
CREATE FUNCTION "physical_order_is_told"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told text;
	state_now text;
BEGIN
	SELECT "state" INTO state_now FROM "physical_orders" WHERE "id" = NEW."id";
	SELECT "to_state" INTO told FROM "physical_order_events" WHERE "order_id" = NEW."id" ORDER BY "id" DESC LIMIT 1;
	IF state_now IS NOT NULL AND told IS DISTINCT FROM state_now THEN
		RAISE EXCEPTION 'the history of order % does not tell that it is %', NEW."id", state_now USING ERRCODE = 'check_violation', CONSTRAINT = 'physical_order_is_told';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "physical_orders_told_first" AFTER INSERT ON "physical_orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "physical_order_is_told"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "physical_orders_told" AFTER UPDATE OF "state" ON "physical_orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "physical_order_is_told"();
--> statement-breakpoint
CREATE FUNCTION "tap_may_lead_elsewhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('negia', 'tap ' || CASE TG_TABLE_NAME
		WHEN 'tags' THEN 'tag-' || (to_jsonb(OLD) ->> 'code')
		WHEN 'profiles' THEN 'owner-' || (to_jsonb(OLD) ->> 'owner_id')
		ELSE 'owner-' || (to_jsonb(OLD) ->> 'id') END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tags_lead_elsewhere" AFTER UPDATE OF "state", "owner_id", "profile_id", "schedule_profile_id", "schedule_until" ON "tags" FOR EACH ROW EXECUTE FUNCTION "tap_may_lead_elsewhere"();
--> statement-breakpoint
CREATE TRIGGER "profiles_lead_elsewhere" AFTER UPDATE OF "status", "suspended_at", "is_primary", "deleted_at", "slug", "custom_slug" ON "profiles" FOR EACH ROW EXECUTE FUNCTION "tap_may_lead_elsewhere"();
--> statement-breakpoint
CREATE TRIGGER "profiles_gone_lead_elsewhere" AFTER DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "tap_may_lead_elsewhere"();
--> statement-breakpoint
CREATE TRIGGER "users_lead_elsewhere" AFTER UPDATE OF "role", "trial_ends_at", "paid_package", "paid_until", "deletes_at" ON "users" FOR EACH ROW EXECUTE FUNCTION "tap_may_lead_elsewhere"();
--> statement-breakpoint
CREATE FUNCTION "packages_lead_elsewhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('negia', 'tap all');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "packages_lead_elsewhere" AFTER INSERT OR UPDATE OR DELETE ON "packages" FOR EACH STATEMENT EXECUTE FUNCTION "packages_lead_elsewhere"();
