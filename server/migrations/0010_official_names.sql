CREATE INDEX "exhibitor_abbreviation_zh" ON "exhibitor" USING btree (("abbreviation" ->> 'zh') collate "C");--> statement-breakpoint
CREATE INDEX "exhibitor_abbreviation_en" ON "exhibitor" USING btree (("abbreviation" ->> 'en') collate "C");--> statement-breakpoint
CREATE INDEX "exhibit_name_zh" ON "exhibit" USING btree (("name" ->> 'zh') collate "C");--> statement-breakpoint
CREATE INDEX "exhibit_name_en" ON "exhibit" USING btree (("name" ->> 'en') collate "C");