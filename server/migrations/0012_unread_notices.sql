ALTER TABLE "chat_conversation" ADD COLUMN "visitor_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "visitor_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "service_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "service_told_at" timestamp with time zone;