DROP VIEW "public"."message_record";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reader_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_reader_id_account_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."message_record" AS (select "id", "channel", "address", "language_type", "template", "subject", "body", "quotes", "reader_id", "parameters", "state", "tries", "failure", "created_at", "due_at", "sent_at" from "outbox");