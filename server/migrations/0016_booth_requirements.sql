CREATE TABLE "booth_requirement" (
	"exhibitor_id" integer PRIMARY KEY NOT NULL,
	"area" integer,
	"utilities" jsonb NOT NULL,
	"corner" boolean NOT NULL,
	"note" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booth_requirement" ADD CONSTRAINT "booth_requirement_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;