CREATE TABLE "files" (
	"id" text NOT NULL,
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile_addresses" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"profile_id" integer NOT NULL,
	"free_at" timestamp with time zone,
	"is_printed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "profile_addresses_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "profile_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"slug" text NOT NULL,
	"custom_slug" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	"example_rank" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_addresses" ADD CONSTRAINT "profile_addresses_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_id" ON "files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "profile_addresses_profile" ON "profile_addresses" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_versions_profile" ON "profile_versions" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "profiles_owner" ON "profiles" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_primary" ON "profiles" USING btree ("owner_id") WHERE "profiles"."is_primary" and "profiles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_deleted" ON "profiles" USING btree ("deleted_at") WHERE "profiles"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "profiles_examples" ON "profiles" USING btree ("example_rank") WHERE "profiles"."example_rank" is not null;