CREATE TABLE "coupon_redemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"type" text NOT NULL,
	"discount" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "coupon_redemptions_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"note" text NOT NULL,
	"discount_kind" text NOT NULL,
	"discount_value" integer NOT NULL,
	"scope" text NOT NULL,
	"packages" text[] NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"max_per_owner" integer NOT NULL,
	"min_amount" integer,
	"is_first_purchase_only" boolean NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("code"),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and ("coupons"."max_uses" is null or "coupons"."used" <= "coupons"."max_uses"))
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon" ON "coupon_redemptions" USING btree ("coupon_id","id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_owner" ON "coupon_redemptions" USING btree ("user_id","coupon_id") WHERE "coupon_redemptions"."state" <> 'released';