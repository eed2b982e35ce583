CREATE TABLE "check_zone" (
	"zone" text PRIMARY KEY NOT NULL,
	"hall_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_zone" ADD CONSTRAINT "check_zone_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_zone_hall" ON "check_zone" USING btree ("hall_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ticket_entry_zone" ON "ticket_entry" USING btree ("zone","day") WHERE "ticket_entry"."result" in ('valid', 'conflict');