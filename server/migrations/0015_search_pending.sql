DROP INDEX "search_name_tokens";--> statement-breakpoint
DROP INDEX "search_description_tokens";--> statement-breakpoint
CREATE INDEX "search_name_tokens" ON "search_entry" USING gin ("name_tokens") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "search_description_tokens" ON "search_entry" USING gin ("description_tokens") WITH (gin_pending_list_limit=64) WHERE cardinality("search_entry"."description_tokens") > 0;