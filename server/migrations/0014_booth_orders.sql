ALTER TABLE "booth" DROP CONSTRAINT "booth_of_exhibitor";--> statement-breakpoint
ALTER TABLE "booth" DROP CONSTRAINT "booth_held";--> statement-breakpoint
ALTER TABLE "service_booking" ADD COLUMN "hall_id" integer;--> statement-breakpoint
ALTER TABLE "service_booking" ADD COLUMN "booth_number" text;--> statement-breakpoint
ALTER TABLE "exhibition_service" ADD COLUMN "hall_id" integer;--> statement-breakpoint
ALTER TABLE "exhibition_service" ADD COLUMN "corner_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booth" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "service_booking" ADD CONSTRAINT "service_booking_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_service" ADD CONSTRAINT "exhibition_service_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_service_hall" ON "exhibition_service" USING btree ("hall_id") WHERE "exhibition_service"."shown" and "exhibition_service"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "booth" ADD CONSTRAINT "booth_booking_id_unique" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "booth" ADD CONSTRAINT "booth_of_exhibitor" CHECK ("booth"."exhibitor_id" is null or "booth"."status" in ('assigned', 'occupied')
        or ("booth"."status" = 'held' and "booth"."booking_id" is not null));--> statement-breakpoint
ALTER TABLE "booth" ADD CONSTRAINT "booth_held" CHECK (("booth"."status" = 'held' and "booth"."booking_id" is null) = ("booth"."held_until" is not null));