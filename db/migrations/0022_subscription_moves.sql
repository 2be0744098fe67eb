CREATE TABLE "subscription_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"package_type" text NOT NULL,
	"cycle" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "subscription_moves_subscription" ON "subscription_moves" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscription_moves_user" ON "subscription_moves" USING btree ("user_id","id");--> statement-breakpoint
INSERT INTO "subscription_moves" ("subscription_id", "user_id", "at", "package_type", "cycle", "before", "after")
SELECT "subscription_id", "user_id", "at", "package_type", "cycle", "before", "after" FROM (
	SELECT *, coalesce(lag("after") OVER known, 0) AS "before", lag("package_type" || "cycle") OVER known AS "former" FROM (
		SELECT s."id" AS "subscription_id", s."user_id", e."at", e."id" AS "position", e."package_type", e."cycle",
			CASE e."cycle" WHEN 'yearly' THEN round(e."price" / 12.0)::integer ELSE e."price" END AS "after"
		FROM "subscriptions" s JOIN LATERAL (
			SELECT "id", "at", coalesce("data" ->> 'packageType', s."package_type") AS "package_type",
				coalesce("data" ->> 'cycle', s."cycle") AS "cycle",
				coalesce(("data" ->> 'price')::integer, ("data" ->> 'amount')::integer, s."price") AS "price"
			FROM "subscription_events"
			WHERE "subscription_id" = s."id" AND "kind" IN ('started', 'upgraded', 'renewed', 'changed')) e ON true
		UNION ALL
		SELECT "id", "user_id", "ended_at", 9223372036854775807, "package_type", "cycle", 0
		FROM "subscriptions" WHERE "status" = 'expired' AND "ended_at" IS NOT NULL
	) changes WINDOW known AS (PARTITION BY "subscription_id" ORDER BY "position")
) moves WHERE "before" <> "after" OR ("after" > 0 AND "former" <> "package_type" || "cycle") ORDER BY "at", "position";
--> statement-breakpoint
CREATE FUNCTION "subscription_moves_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "subscription_moves" ("subscription_id", "user_id", "at", "package_type", "cycle", "before", "after")
	SELECT OLD."id", OLD."user_id", now(), "package_type", "cycle", "after", 0 FROM "subscription_moves"
	WHERE "subscription_id" = OLD."id" ORDER BY "id" DESC LIMIT 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "subscription_moves_deleted" AFTER DELETE ON "subscriptions" FOR EACH ROW
	WHEN (OLD."status" <> 'expired') EXECUTE FUNCTION "subscription_moves_end"();
