ALTER TABLE "tags" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The history of a demo account's tags goes with the account; every other history stays as it is.
CREATE FUNCTION "tag_history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM "tags" WHERE "code" = OLD."code" AND "is_demo") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'what is written in % stays as it is', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER "tag_events_kept" ON "tag_events";
--> statement-breakpoint
CREATE TRIGGER "tag_events_kept" BEFORE UPDATE OR DELETE ON "tag_events" FOR EACH ROW EXECUTE FUNCTION "tag_history_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "tags_demo_fixed" BEFORE UPDATE OF "is_demo" ON "tags" FOR EACH ROW WHEN (OLD."is_demo" IS DISTINCT FROM NEW."is_demo") EXECUTE FUNCTION "history_is_append_only"();
