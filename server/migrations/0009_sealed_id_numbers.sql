DROP INDEX "registration_id_number";--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "id_number_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "registration_id_number" ON "registration" USING btree ("id_number_hash") WHERE "registration"."id_number_hash" <> '' and "registration"."state" <> 'rejected';