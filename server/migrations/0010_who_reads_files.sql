ALTER TABLE "file" ADD COLUMN "claimed_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What a registration or a report names is part of it.
UPDATE "file" SET "claimed_for" = 'case' WHERE "claimed_at" IS NOT NULL
	AND EXISTS (SELECT 1 FROM "registration" r WHERE r."account_id" = "file"."owner_id" AND strpos(r."record"::text, '"' || "file"."id" || '"') > 0);--> statement-breakpoint
UPDATE "file" SET "claimed_for" = 'report' WHERE "claimed_at" IS NOT NULL AND "claimed_for" = ''
	AND EXISTS (SELECT 1 FROM "report" r WHERE r."account_id" = "file"."owner_id" AND strpos(r."images"::text, '/' || "file"."id" || '"') > 0);
