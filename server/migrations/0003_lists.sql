DROP INDEX "exhibit_exhibitor";--> statement-breakpoint
CREATE INDEX "exhibit_price_down" ON "exhibit" USING btree ("price" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exhibit_label_sets" ON "exhibit" USING btree ("labels");--> statement-breakpoint
CREATE INDEX "live_interest" ON "live" USING btree (array_position(array[1, 6, 0, 2, 3]::smallint[], "status"),(case when "status" = 0 then "starts_at" end),"starts_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "exhibit_exhibitor" ON "exhibit" USING btree ("exhibitor_id","weight" DESC NULLS FIRST,"id");