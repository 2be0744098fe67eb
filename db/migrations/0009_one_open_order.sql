DROP INDEX "orders_one_package";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sold_once_key" text;--> statement-breakpoint
UPDATE "orders" SET "sold_once_key" = CASE "type" WHEN 'package' THEN 'package' ELSE "type" || ' ' || "item_id" END;--> statement-breakpoint
-- Several payments of one card order may be under way from before: each ends by itself, under a name of its own.
UPDATE "orders" o SET "sold_once_key" = o."sold_once_key" || ' order ' || o."id"
  WHERE o."status" IN ('processing', 'challenge') AND EXISTS (
    SELECT FROM "orders" newer
    WHERE newer."user_id" = o."user_id" AND newer."sold_once_key" = o."sold_once_key" AND newer."id" > o."id"
      AND newer."status" IN ('processing', 'challenge'));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sold_once_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","sold_once_key") WHERE "orders"."status" in ('processing', 'challenge');
