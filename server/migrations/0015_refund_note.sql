DROP VIEW "public"."refund_record";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."refund_record" AS (select "id", "number", "order_id", "payment_id", "client_key", "reason", "note", "fen", "fee_fen", "is_return", "state", "failure", "tries", "ask_at", "by_account", "created_at", "done_at" from "refund");