-- The tokens of all columns, each begun by the letter of its column: one index answers conditions on several of them.
-- server/modules/fair/search/match/condition.match.ts makes the queries.
CREATE FUNCTION search_lexemes(name_tokens text[], description_tokens text[], sound_tokens text[], facets text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT 'n' || token FROM unnest(name_tokens) token
    UNION ALL SELECT 'd' || token FROM unnest(description_tokens) token
    UNION ALL SELECT 's' || token FROM unnest(sound_tokens) token
    UNION ALL SELECT 'f' || facet FROM unnest(facets) facet
  ))
$$;--> statement-breakpoint
DROP VIEW "public"."search_entry_record";--> statement-breakpoint
DROP INDEX "search_name_tokens";--> statement-breakpoint
DROP INDEX "search_description_tokens";--> statement-breakpoint
DROP INDEX "search_sound_tokens";--> statement-breakpoint
DROP INDEX "search_facets";--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "lexemes" "tsvector" GENERATED ALWAYS AS (search_lexemes(name_tokens, description_tokens, sound_tokens, facets)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_lexemes" ON "search_entry" USING gin ("lexemes") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE VIEW "public"."search_entry_record" AS (select "type", "record_id", "language", "name", "name_tokens", "description", "description_tokens", "sound", "sound_tokens", "facets", "lexemes" from "search_entry" where "search_entry"."type" <= 2);