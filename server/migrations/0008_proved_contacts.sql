ALTER TABLE "account" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "proved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The form that was sent says where its code went: `isCheckPhone` 1 to the phone, 0 to the e-mail.
UPDATE "registration" SET "proved_by" = CASE "record" ->> 'isCheckPhone' WHEN '1' THEN 'phone' WHEN '0' THEN 'email' ELSE '' END;--> statement-breakpoint
-- An address that is still as it was typed beside the proved one; one that was changed since was proved by its change.
UPDATE "account" SET "contact_email" = "email", "email" = '' WHERE "email" <> ''
	AND EXISTS (SELECT 1 FROM "registration" r WHERE r."account_id" = "account"."id" AND r."proved_by" = 'phone' AND r."email" = "account"."email")
	AND NOT EXISTS (SELECT 1 FROM "registration" r WHERE r."account_id" = "account"."id" AND r."proved_by" <> 'phone' AND r."email" = "account"."email");--> statement-breakpoint
UPDATE "account" SET "contact_phone" = "phone", "phone" = '' WHERE "phone" <> ''
	AND EXISTS (SELECT 1 FROM "registration" r WHERE r."account_id" = "account"."id" AND r."proved_by" = 'email' AND r."phone" = "account"."phone")
	AND NOT EXISTS (SELECT 1 FROM "registration" r WHERE r."account_id" = "account"."id" AND r."proved_by" <> 'email' AND r."phone" = "account"."phone");
