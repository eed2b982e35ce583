DROP VIEW "public"."message_record";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."message_record" AS (select "id", "channel", "address", "language_type", "template", "subject", "body", "quotes", "parameters", "state", "tries", "failure", "created_at", "due_at", "sent_at" from "outbox");