ALTER TABLE "google_trips" RENAME TO "oauth_states";
--> statement-breakpoint
ALTER TABLE "held_names" RENAME TO "reserved_names";
--> statement-breakpoint
ALTER TABLE "book_entries" RENAME TO "ledger_entries";
--> statement-breakpoint
ALTER TABLE "book_lines" RENAME TO "ledger_lines";
--> statement-breakpoint
ALTER TABLE "bank_cards" RENAME TO "bank_payment_cards";
--> statement-breakpoint
ALTER TABLE "card_designs" RENAME TO "physical_card_designs";
--> statement-breakpoint
ALTER TABLE "oauth_states" RENAME COLUMN "trip" TO "state";
--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "given_package" TO "complimentary_package";
--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "given_until" TO "complimentary_until";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "fresh_at" TO "authenticated_at";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "views_user_id" TO "impersonated_user_id";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "views_since" TO "impersonated_since";
--> statement-breakpoint
ALTER TABLE "account_exports" RENAME COLUMN "parts_done" TO "sections_done";
--> statement-breakpoint
ALTER TABLE "account_exports" RENAME COLUMN "parts_total" TO "sections_total";
--> statement-breakpoint
ALTER TABLE "packages" RENAME COLUMN "allowances" TO "entitlements";
--> statement-breakpoint
ALTER TABLE "packages" RENAME COLUMN "words" TO "texts";
--> statement-breakpoint
ALTER TABLE "package_prices" RENAME COLUMN "holds_from" TO "effective_from";
--> statement-breakpoint
ALTER TABLE "broadcasts" RENAME COLUMN "words" TO "texts";
--> statement-breakpoint
ALTER TABLE "blog_posts" RENAME COLUMN "words" TO "search_text";
--> statement-breakpoint
ALTER TABLE "payment_methods" RENAME COLUMN "is_kept" TO "is_saved";
--> statement-breakpoint
ALTER TABLE "lead_webhooks" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER TABLE "lead_webhooks" RENAME COLUMN "heard_at" TO "delivered_at";
--> statement-breakpoint
ALTER TABLE "bank_events" RENAME COLUMN "heard_at" TO "delivered_at";
--> statement-breakpoint
ALTER TABLE "bank_payments" RENAME COLUMN "card_token" TO "payment_card_token";
--> statement-breakpoint
ALTER TABLE "stat_sums" RENAME COLUMN "part" TO "dimension";
--> statement-breakpoint
ALTER TABLE "tags" RENAME COLUMN "chip" TO "model";
--> statement-breakpoint
ALTER TABLE "reserved_names" RENAME CONSTRAINT "held_names_kind_name_key_pk" TO "reserved_names_kind_name_key_pk";
--> statement-breakpoint
ALTER TABLE "reserved_names" RENAME CONSTRAINT "held_names_user_id_users_id_fk" TO "reserved_names_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "book_entries_payment_id_payments_id_fk" TO "ledger_entries_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "book_entries_refund_id_refunds_id_fk" TO "ledger_entries_refund_id_refunds_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "book_entries_refund_id_unique" TO "ledger_entries_refund_id_unique";
--> statement-breakpoint
ALTER TABLE "ledger_lines" RENAME CONSTRAINT "book_lines_entry_id_book_entries_id_fk" TO "ledger_lines_entry_id_ledger_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_lines" RENAME CONSTRAINT "book_lines_account" TO "ledger_lines_account";
--> statement-breakpoint
ALTER TABLE "physical_card_designs" RENAME CONSTRAINT "card_designs_owner_id_users_id_fk" TO "physical_card_designs_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "physical_card_designs" RENAME CONSTRAINT "card_designs_profile_id_profiles_id_fk" TO "physical_card_designs_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "physical_orders" RENAME CONSTRAINT "physical_orders_design_id_card_designs_id_fk" TO "physical_orders_design_id_physical_card_designs_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_views_user_id_users_id_fk" TO "sessions_impersonated_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "stat_sums" RENAME CONSTRAINT "stat_sums_profile_id_day_kind_part_key_pk" TO "stat_sums_profile_id_day_kind_dimension_key_pk";
--> statement-breakpoint
ALTER TABLE "package_prices" RENAME CONSTRAINT "package_prices_sums" TO "package_prices_amounts";
--> statement-breakpoint
ALTER TABLE "oauth_states" RENAME CONSTRAINT "google_trips_pkey" TO "oauth_states_pkey";
--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "book_entries_pkey" TO "ledger_entries_pkey";
--> statement-breakpoint
ALTER TABLE "bank_payment_cards" RENAME CONSTRAINT "bank_cards_pkey" TO "bank_payment_cards_pkey";
--> statement-breakpoint
ALTER TABLE "physical_card_designs" RENAME CONSTRAINT "card_designs_pkey" TO "physical_card_designs_pkey";
--> statement-breakpoint
ALTER INDEX "google_trips_expires" RENAME TO "oauth_states_expires";
--> statement-breakpoint
ALTER INDEX "held_names_user" RENAME TO "reserved_names_user";
--> statement-breakpoint
ALTER INDEX "held_names_free" RENAME TO "reserved_names_free";
--> statement-breakpoint
ALTER INDEX "book_entries_payment" RENAME TO "ledger_entries_payment";
--> statement-breakpoint
ALTER INDEX "book_entries_of" RENAME TO "ledger_entries_of";
--> statement-breakpoint
ALTER INDEX "book_entries_at" RENAME TO "ledger_entries_at";
--> statement-breakpoint
ALTER INDEX "card_designs_owner" RENAME TO "physical_card_designs_owner";
--> statement-breakpoint
ALTER INDEX "card_designs_profile" RENAME TO "physical_card_designs_profile";
--> statement-breakpoint
ALTER INDEX "sessions_views" RENAME TO "sessions_impersonated";
--> statement-breakpoint
ALTER INDEX "users_given" RENAME TO "users_complimentary";
--> statement-breakpoint
ALTER SEQUENCE "book_entries_id_seq" RENAME TO "ledger_entries_id_seq";
--> statement-breakpoint
ALTER SEQUENCE "card_designs_id_seq" RENAME TO "physical_card_designs_id_seq";
--> statement-breakpoint
ALTER TRIGGER "book_entries_append_only" ON "ledger_entries" RENAME TO "ledger_entries_append_only";
--> statement-breakpoint
ALTER TRIGGER "book_entries_never_emptied" ON "ledger_entries" RENAME TO "ledger_entries_never_emptied";
--> statement-breakpoint
ALTER TRIGGER "book_lines_append_only" ON "ledger_lines" RENAME TO "ledger_lines_append_only";
--> statement-breakpoint
ALTER TRIGGER "book_lines_never_emptied" ON "ledger_lines" RENAME TO "ledger_lines_never_emptied";
--> statement-breakpoint
ALTER TRIGGER "book_entries_balance" ON "ledger_entries" RENAME TO "ledger_entries_balance";
--> statement-breakpoint
ALTER TRIGGER "book_lines_balance" ON "ledger_lines" RENAME TO "ledger_lines_balance";
--> statement-breakpoint
ALTER FUNCTION "book_entry_sums_to_zero"() RENAME TO "ledger_entry_sums_to_zero";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_entry_sums_to_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry bigint := CASE TG_TABLE_NAME WHEN 'ledger_lines' THEN (to_jsonb(NEW) ->> 'entry_id')::bigint ELSE (to_jsonb(NEW) ->> 'id')::bigint END;
	total bigint;
	lines integer;
BEGIN
	SELECT coalesce(sum("amount"), 0), count(*) INTO total, lines FROM "ledger_lines" WHERE "entry_id" = entry;
	IF lines < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'ledger entry % has % lines that sum to %', entry, lines, total USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE "broadcasts" SET "audience" = ("audience" - 'standing' - 'hasCard')
	|| CASE WHEN "audience" ? 'standing' THEN jsonb_build_object('planStatus', "audience" -> 'standing') ELSE '{}' END
	|| CASE WHEN "audience" ? 'hasCard' THEN jsonb_build_object('hasProfile', "audience" -> 'hasCard') ELSE '{}' END
WHERE "audience" ?| array['standing', 'hasCard'];
--> statement-breakpoint
UPDATE "package_migration_owners" SET "before" = jsonb_set("before", '{by}', '"complimentary"') WHERE "before" ->> 'by' = 'gift';
--> statement-breakpoint
UPDATE "package_migration_owners" SET "after" = jsonb_set("after", '{by}', '"complimentary"') WHERE "after" ->> 'by' = 'gift';
