CREATE TABLE "booth_scan_seen" (
	"hall_id" integer NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "booth_scan_seen_day_visitor_hash_pk" PRIMARY KEY("day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "booth_scan" (
	"hall_id" integer NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"scans" integer NOT NULL,
	CONSTRAINT "booth_scan_hall_id_day_number_pk" PRIMARY KEY("hall_id","day","number")
);
--> statement-breakpoint
DROP VIEW "public"."refund_record";--> statement-breakpoint
DROP VIEW "public"."message_record";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_caption" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booth_scan_seen" ADD CONSTRAINT "booth_scan_seen_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_scan" ADD CONSTRAINT "booth_scan_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."refund_record" AS (select "id", "number", "order_id", "payment_id", "client_key", "reason", "note", "fen", "fee_fen", "is_return", "state", "failure", "tries", "ask_at", "by_account", "created_at", "done_at" from "refund");--> statement-breakpoint
CREATE VIEW "public"."message_record" AS (select "id", "channel", "address", "language_type", "template", "subject", "body", "quotes", "parameters", "state", "tries", "failure", "created_at", "due_at", "sent_at" from "outbox");