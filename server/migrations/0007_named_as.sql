ALTER TABLE "live_manager" ADD COLUMN "named_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_manager" ADD COLUMN "named_by" integer;--> statement-breakpoint
ALTER TABLE "live_manager" ADD CONSTRAINT "live_manager_named_by_account_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;