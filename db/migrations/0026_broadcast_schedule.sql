ALTER TABLE "broadcasts" ADD COLUMN "kind" text DEFAULT 'marketing' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "send_at" timestamp with time zone;