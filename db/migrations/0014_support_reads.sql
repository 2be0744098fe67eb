CREATE TABLE "support_reads" (
	"admin_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "support_reads_admin_id_user_id_pk" PRIMARY KEY("admin_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "support_reads" ADD CONSTRAINT "support_reads_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_reads" ADD CONSTRAINT "support_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_reads_user" ON "support_reads" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "support_reads" ("admin_id", "user_id", "up_to")
	SELECT "users"."id", "support_messages"."user_id", max("support_messages"."id") FROM "users" CROSS JOIN "support_messages"
	WHERE "users"."role" = 'admin' AND NOT "support_messages"."is_from_support" AND "support_messages"."read_at" IS NOT NULL
	GROUP BY "users"."id", "support_messages"."user_id";
