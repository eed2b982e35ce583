CREATE TABLE "hall_document" (
	"hall_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"title" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "hall_document_hall_id_file_id_pk" PRIMARY KEY("hall_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "hall_setup" (
	"hall_id" integer PRIMARY KEY NOT NULL,
	"build_up_from" timestamp with time zone,
	"build_up_until" timestamp with time zone,
	"dismantling_from" timestamp with time zone,
	"dismantling_until" timestamp with time zone,
	"note" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_revision" integer DEFAULT 0 NOT NULL,
	"notified_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hall_document" ADD CONSTRAINT "hall_document_hall_id_hall_setup_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall_setup"("hall_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_document" ADD CONSTRAINT "hall_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_setup" ADD CONSTRAINT "hall_setup_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hall_document_file" ON "hall_document" USING btree ("file_id");