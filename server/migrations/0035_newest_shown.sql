DROP INDEX "article_newest";--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"shown_from","shown_until");