-- One logo for both languages until somebody uploads another.
ALTER TABLE "exhibitor" ALTER COLUMN "logo_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "exhibitor" ALTER COLUMN "logo_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "logo_url", 'en', '');--> statement-breakpoint
ALTER TABLE "exhibitor" ALTER COLUMN "logo_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "content_change" ADD COLUMN "opinion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "opinion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "unit" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "min_quantity" integer;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "ships_from" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "stock" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "content_item_owner" ON "content_item" USING btree ("kind","owner_id","updated_at" DESC NULLS FIRST,"id") WHERE "content_item"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "content_item_submitted" ON "content_item" USING btree ("kind","submitted_at") WHERE "content_item"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "exhibitor_shown_from" ON "exhibitor" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "exhibitor_shown_until" ON "exhibitor" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "exhibit_shown_from" ON "exhibit" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "exhibit_shown_until" ON "exhibit" USING btree ("shown_until");--> statement-breakpoint
CREATE VIEW "public"."hidden_exhibitor" AS (select "id" from "exhibitor" where ("exhibitor"."shown_from" is null or "exhibitor"."shown_from" > now() or "exhibitor"."shown_until" <= now()));--> statement-breakpoint
CREATE VIEW "public"."shown_exhibitor" AS (select "id", "external_key", "join_type", "company", "abbreviation", "introduction", "logo_url", "vr_show_url", "exhibition_type", "booth", "hall_id", "industry_id", "country", "city", "contact_name", "phone", "email", "address", "color_type", "template_name", "weight", "documents", "trusted", "exhibits_num", "created_at", "shown_from", "shown_until" from "exhibitor" where ("exhibitor"."shown_from" <= now() and ("exhibitor"."shown_until" is null or "exhibitor"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."hidden_exhibit" AS ((select "id" from "exhibit" where ("exhibit"."shown_from" is null or "exhibit"."shown_from" > now() or "exhibit"."shown_until" <= now())) union all (select "id" from "exhibit" where "exhibit"."exhibitor_id" in (select "id" from "hidden_exhibitor")));--> statement-breakpoint
CREATE VIEW "public"."shown_exhibit" AS (select "id", "external_key", "exhibitor_id", "category_id", "hall_id", "name", "introduction", "material", "dimensions", "date_text", "cover_url", "gallery", "labels", "price", "unit", "min_quantity", "lead_days", "ships_from", "stock", "weight", "views", "published_at", "shown_from", "shown_until" from "exhibit" where (("exhibit"."shown_from" <= now() and ("exhibit"."shown_until" is null or "exhibit"."shown_until" > now())) and "exhibit"."exhibitor_id" not in (select "id" from "hidden_exhibitor")));