CREATE TABLE "canned_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"contact_id" integer,
	"assignee_id" integer,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"position" bigint NOT NULL,
	"merged_into" integer,
	CONSTRAINT "desk_conversations_of_one" CHECK (num_nonnulls("desk_conversations"."user_id", "desk_conversations"."contact_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_conversations" ADD CONSTRAINT "desk_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_conversations" ADD CONSTRAINT "desk_conversations_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_conversations" ADD CONSTRAINT "desk_conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_conversations" ADD CONSTRAINT "desk_conversations_merged_into_desk_conversations_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."desk_conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_conversation_id_desk_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."desk_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_contact" ON "contact_answers" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_answers_author" ON "contact_answers" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_conversations_user" ON "desk_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_conversations_contact" ON "desk_conversations" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "desk_conversations_open" ON "desk_conversations" USING btree ("position","id") WHERE "desk_conversations"."closed_at" is null and "desk_conversations"."snoozed_until" is null;--> statement-breakpoint
CREATE INDEX "desk_conversations_closed" ON "desk_conversations" USING btree ("position","id") WHERE "desk_conversations"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "desk_conversations_snoozed" ON "desk_conversations" USING btree ("position","id") WHERE "desk_conversations"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "desk_conversations_assignee" ON "desk_conversations" USING btree ("assignee_id","position","id");--> statement-breakpoint
CREATE INDEX "desk_conversations_merged" ON "desk_conversations" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "desk_notes_conversation" ON "desk_notes" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "desk_notes_author" ON "desk_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "support_messages_search" ON "support_messages" USING gin (to_tsvector('simple', "content"));--> statement-breakpoint
CREATE FUNCTION "desk_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."position" := CASE WHEN NEW."waiting_since" IS NOT NULL
		THEN (extract(epoch FROM NEW."waiting_since") * 1000)::bigint
		ELSE 100000000000000 - (extract(epoch FROM NEW."last_at") * 1000)::bigint END;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "desk_conversations_place" BEFORE INSERT OR UPDATE ON "desk_conversations" FOR EACH ROW EXECUTE FUNCTION "desk_place"();
--> statement-breakpoint
CREATE FUNCTION "desk_waiting_since"(owner integer) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT min(asked."created_at") FROM "support_messages" asked
	WHERE asked."user_id" = owner AND NOT asked."is_from_support" AND asked."id" > coalesce(
		(SELECT max(answer."id") FROM "support_messages" answer WHERE answer."user_id" = owner AND answer."is_from_support"), 0)
$$;
--> statement-breakpoint
INSERT INTO "desk_conversations" ("user_id", "last_at", "waiting_since", "closed_at", "position")
SELECT last."user_id", last."created_at", CASE WHEN ticket."closed_at" IS NULL THEN "desk_waiting_since"(last."user_id") END, ticket."closed_at", 0
FROM "support_messages" last JOIN "support_tickets" ticket ON ticket."id" = last."ticket_id"
WHERE NOT EXISTS (SELECT 1 FROM "support_messages" later WHERE later."user_id" = last."user_id" AND later."id" > last."id");
--> statement-breakpoint
INSERT INTO "desk_conversations" ("contact_id", "last_at", "waiting_since", "closed_at", "position")
SELECT "id", "created_at", CASE WHEN "done_at" IS NULL THEN "created_at" END, "done_at", 0 FROM "contact_messages";
--> statement-breakpoint
CREATE FUNCTION "desk_follows_message"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	closed timestamp with time zone := (SELECT "closed_at" FROM "support_tickets" WHERE "id" = NEW."ticket_id");
	waits timestamp with time zone := CASE WHEN closed IS NULL AND NOT NEW."is_from_support" THEN NEW."created_at" END;
	answerer integer := CASE WHEN NEW."is_from_support" THEN NEW."sender_id" END;
BEGIN
	INSERT INTO "desk_conversations" ("user_id", "assignee_id", "last_at", "waiting_since", "closed_at", "position")
	VALUES (NEW."user_id", answerer, NEW."created_at", waits, closed, 0)
	ON CONFLICT ("user_id") DO UPDATE SET
		"assignee_id" = coalesce("desk_conversations"."assignee_id", answerer),
		"last_at" = NEW."created_at",
		"waiting_since" = CASE WHEN waits IS NOT NULL THEN coalesce("desk_conversations"."waiting_since", waits) END,
		"snoozed_until" = NULL,
		"closed_at" = closed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "support_messages_desk" AFTER INSERT ON "support_messages" FOR EACH ROW EXECUTE FUNCTION "desk_follows_message"();
--> statement-breakpoint
CREATE FUNCTION "desk_follows_ticket"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "desk_conversations" SET "closed_at" = NEW."closed_at", "snoozed_until" = NULL,
		"waiting_since" = CASE WHEN NEW."closed_at" IS NULL THEN "desk_waiting_since"(NEW."user_id") END
	WHERE "user_id" = NEW."user_id" AND NOT EXISTS (
		SELECT 1 FROM "support_tickets" later WHERE later."user_id" = NEW."user_id" AND later."id" > NEW."id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "support_tickets_desk" AFTER UPDATE OF "closed_at" ON "support_tickets" FOR EACH ROW
	WHEN (OLD."closed_at" IS DISTINCT FROM NEW."closed_at") EXECUTE FUNCTION "desk_follows_ticket"();
--> statement-breakpoint
CREATE FUNCTION "desk_follows_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	waits timestamp with time zone := CASE WHEN NEW."done_at" IS NULL AND NOT EXISTS (
		SELECT 1 FROM "contact_answers" WHERE "contact_id" = NEW."id") THEN NEW."created_at" END;
BEGIN
	INSERT INTO "desk_conversations" ("contact_id", "last_at", "waiting_since", "closed_at", "position")
	VALUES (NEW."id", NEW."created_at", waits, NEW."done_at", 0)
	ON CONFLICT ("contact_id") DO UPDATE SET "waiting_since" = waits, "closed_at" = NEW."done_at", "snoozed_until" = NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contact_messages_desk" AFTER INSERT OR UPDATE OF "done_at" ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "desk_follows_contact"();
--> statement-breakpoint
CREATE FUNCTION "desk_follows_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "desk_conversations" SET "assignee_id" = coalesce("assignee_id", NEW."author_id"), "last_at" = NEW."created_at",
		"waiting_since" = NULL, "snoozed_until" = NULL
	WHERE "contact_id" = NEW."contact_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contact_answers_desk" AFTER INSERT ON "contact_answers" FOR EACH ROW EXECUTE FUNCTION "desk_follows_answer"();
