DROP VIEW "public"."shown_advert";--> statement-breakpoint
DROP VIEW "public"."shown_news_column";--> statement-breakpoint
CREATE TABLE "content_preview" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"by_account" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advert" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "industry" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "category" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "logo_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "logo_url", 'en', '');--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "logo_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "hall" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "help_group" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "help_topic" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "body" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
UPDATE "article" SET "body" = (
  SELECT jsonb_build_object('zh', coalesce(string_agg("zh", '' ORDER BY "place"), ''), 'en', coalesce(string_agg("en", '' ORDER BY "place"), ''))
  FROM (
    SELECT
      "place",
      "before" || nullif("zh", '') || "after" AS "zh",
      "before" || nullif("en", '') || "after" AS "en"
    FROM (
      SELECT
        "place",
        CASE "block"->>'kind' WHEN 'heading' THEN '<h2>' WHEN 'quote' THEN '<blockquote><p>' ELSE '<p>' END AS "before",
        CASE "block"->>'kind' WHEN 'heading' THEN '</h2>' WHEN 'quote' THEN '</p></blockquote>' ELSE '</p>' END AS "after",
        replace(replace(replace("block"->'text'->>'zh', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS "zh",
        replace(replace(replace("block"->'text'->>'en', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS "en"
      FROM jsonb_array_elements("body") WITH ORDINALITY AS "blocks"("block", "place")
    ) AS "texts"
  ) AS "pieces"
) WHERE jsonb_typeof("body") = 'array';--> statement-breakpoint
ALTER TABLE "news_column" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "content_change" ADD COLUMN "position" numeric;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "tokens" text[];--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "position" numeric;--> statement-breakpoint
UPDATE "content_item" SET "position" = "advert"."position" FROM "advert" WHERE "content_item"."kind" = 'advert' AND "content_item"."id" = "advert"."id";--> statement-breakpoint
UPDATE "content_item" SET "position" = "news_column"."position" FROM "news_column" WHERE "content_item"."kind" = 'newsColumn' AND "content_item"."id" = "news_column"."id";--> statement-breakpoint
UPDATE "content_item" SET "position" = 1000000 + "id" WHERE "position" IS NULL AND "kind" IN ('advert', 'newsColumn');--> statement-breakpoint
ALTER TABLE "industry" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "industry" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expo" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "expo" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logo" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "logo" SET "key" = 'logo-' || "id";--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "logo" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "logo" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hall" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "hall" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_group" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "help_group" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_topic" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "help_topic" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedule_event" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "schedule_event" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_preview" ADD CONSTRAINT "content_preview_by_account_account_id_fk" FOREIGN KEY ("by_account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_preview" ADD CONSTRAINT "content_preview_kind_item_id_content_item_kind_id_fk" FOREIGN KEY ("kind","item_id") REFERENCES "public"."content_item"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_preview_until" ON "content_preview" USING btree ("until");--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_change_at" ON "content_change" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "content_change_kind" ON "content_change" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "content_change_action" ON "content_change" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "content_change_by" ON "content_change" USING btree ("by_account","at","id");--> statement-breakpoint
CREATE INDEX "content_item_position" ON "content_item" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "content_item_title" ON "content_item" USING btree ("kind",("title"->>'zh'),"id");--> statement-breakpoint
CREATE INDEX "content_item_tokens" ON "content_item" USING gin ("tokens") WITH (gin_pending_list_limit=64);--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_key_unique" UNIQUE("key");--> statement-breakpoint
CREATE VIEW "public"."shown_industry" AS (select "id", "key", "name", "position", "shown_from", "shown_until" from "industry" where ("industry"."shown_from" <= now() and ("industry"."shown_until" is null or "industry"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_category" AS (select "id", "key", "hall_id", "parent_id", "name", "position", "shown_from", "shown_until" from "category" where ("category"."shown_from" <= now() and ("category"."shown_until" is null or "category"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_expo" AS (select "id", "key", "main", "name", "slogan", "introduction", "city", "venue", "hosts", "organizers", "supporters", "filing", "contacts", "cover_url", "color_type", "template_name", "hide_pavilion_column", "vr_url", "reg_starts_at", "reg_ends_at", "starts_at", "ends_at", "shown_from", "shown_until" from "expo" where ("expo"."shown_from" <= now() and ("expo"."shown_until" is null or "expo"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_logo" AS (select "id", "key", "logo_type", "logo_url", "name", "position", "shown_from", "shown_until" from "logo" where ("logo"."shown_from" <= now() and ("logo"."shown_until" is null or "logo"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_hall" AS (select "id", "key", "name", "introduction", "cover_url", "color_type", "template_name", "overseas", "position", "shown_from", "shown_until" from "hall" where ("hall"."shown_from" <= now() and ("hall"."shown_until" is null or "hall"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_help_group" AS (select "id", "key", "name", "position", "shown_from", "shown_until" from "help_group" where ("help_group"."shown_from" <= now() and ("help_group"."shown_until" is null or "help_group"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_help_topic" AS (select "id", "key", "group_id", "question", "answer", "position", "shown_from", "shown_until" from "help_topic" where ("help_topic"."shown_from" <= now() and ("help_topic"."shown_until" is null or "help_topic"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_article" AS (select "id", "key", "column_id", "title", "summary", "source", "cover_url", "body", "published_at", "shown_from", "shown_until" from "article" where ("article"."shown_from" <= now() and ("article"."shown_until" is null or "article"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_schedule_event" AS (select "id", "key", "title", "place", "speaker", "hall_id", "live_id", "starts_at", "ends_at", "shown_from", "shown_until" from "schedule_event" where ("schedule_event"."shown_from" <= now() and ("schedule_event"."shown_until" is null or "schedule_event"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_advert" AS (select "id", "key", "module", "type", "title", "image_url", "jump_link", "position", "shown_from", "shown_until" from "advert" where ("advert"."shown_from" <= now() and ("advert"."shown_until" is null or "advert"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_news_column" AS (select "id", "key", "name", "position", "shown_from", "shown_until" from "news_column" where ("news_column"."shown_from" <= now() and ("news_column"."shown_until" is null or "news_column"."shown_until" > now())));
