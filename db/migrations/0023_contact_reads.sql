CREATE TABLE "contact_reads" (
	"admin_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	CONSTRAINT "contact_reads_admin_id_contact_id_pk" PRIMARY KEY("admin_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reads_contact" ON "contact_reads" USING btree ("contact_id");