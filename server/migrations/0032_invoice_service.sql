ALTER TABLE "invoice" ADD COLUMN "issuer" text DEFAULT 'finance' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "trouble" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "said" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_ask" ON "invoice" USING btree ("ask_at") WHERE "invoice"."state" in ('applied', 'issuing', 'reversalAsked');