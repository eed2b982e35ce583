CREATE TABLE "search_word" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_word_reversed" ON "search_word" USING btree (reverse("word") collate "C");--> statement-breakpoint
UPDATE "search_entry" SET
	"name_tokens" = "name_tokens" || array(SELECT DISTINCT ' ' || word[1] FROM regexp_matches("name", '[a-z0-9]+', 'g') word),
	"description_tokens" = "description_tokens" || array(SELECT DISTINCT ' ' || word[1] FROM regexp_matches("description", '[a-z0-9]+', 'g') word);
--> statement-breakpoint
INSERT INTO "search_word" ("word")
SELECT DISTINCT word[1] FROM "search_entry", regexp_matches("name" || ' ' || "description", '[a-z0-9]+', 'g') word;
