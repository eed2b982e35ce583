CREATE TABLE "search_stale" (
	"exhibitor_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_version" (
	"type" smallint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"after_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."search_entry_record";--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "sound" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "sound_tokens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_sound_tokens" ON "search_entry" USING gin ("sound_tokens") WITH (gin_pending_list_limit=64) WHERE cardinality("search_entry"."sound_tokens") > 0;--> statement-breakpoint
CREATE INDEX "search_facets" ON "search_entry" USING gin ("facets") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE VIEW "public"."search_entry_record" AS (select "type", "record_id", "language", "name", "name_tokens", "description", "description_tokens", "sound", "sound_tokens", "facets" from "search_entry" where "search_entry"."type" <= 2);