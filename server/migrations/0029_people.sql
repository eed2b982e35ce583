CREATE TABLE "departure" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"done" text[] DEFAULT '{}' NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_due" ON "departure" USING btree ("due_at") WHERE "departure"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "analytics_user" ON "analytics_event" USING btree (("event" ->> 'userId'));