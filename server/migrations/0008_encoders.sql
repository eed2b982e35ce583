CREATE TABLE "live_encoder" (
	"live_id" integer PRIMARY KEY NOT NULL,
	"stream" text NOT NULL,
	"key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_by" integer,
	"source" text DEFAULT '' NOT NULL,
	"source_at" timestamp with time zone,
	"ended_source" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"is_lost" boolean DEFAULT false NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"counted_at" timestamp with time zone,
	CONSTRAINT "live_encoder_stream_unique" UNIQUE("stream")
);
--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "opened_by" integer;--> statement-breakpoint
ALTER TABLE "live_encoder" ADD CONSTRAINT "live_encoder_live_id_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_encoder" ADD CONSTRAINT "live_encoder_opened_by_account_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_encoder_opened_by" ON "live_encoder" USING btree ("opened_by");--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_opened_by_account_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_opened_by" ON "broadcast" USING btree ("opened_by");