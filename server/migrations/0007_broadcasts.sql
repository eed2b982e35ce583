CREATE TABLE "broadcast_day" (
	"owner" integer NOT NULL,
	"day" text NOT NULL,
	"ms" double precision NOT NULL,
	CONSTRAINT "broadcast_day_owner_day_pk" PRIMARY KEY("owner","day")
);
--> statement-breakpoint
CREATE TABLE "broadcast_init" (
	"broadcast_id" text NOT NULL,
	"rendition" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"tracks" jsonb NOT NULL,
	CONSTRAINT "broadcast_init_broadcast_id_rendition_number_pk" PRIMARY KEY("broadcast_id","rendition","number")
);
--> statement-breakpoint
CREATE TABLE "broadcast_progress" (
	"broadcast_id" text NOT NULL,
	"rendition" text NOT NULL,
	"init" integer NOT NULL,
	"number" integer NOT NULL,
	"sequence" integer NOT NULL,
	"discontinuities" integer NOT NULL,
	"ends_ms" double precision NOT NULL,
	CONSTRAINT "broadcast_progress_broadcast_id_rendition_pk" PRIMARY KEY("broadcast_id","rendition")
);
--> statement-breakpoint
CREATE TABLE "broadcast_segment" (
	"broadcast_id" text NOT NULL,
	"rendition" text NOT NULL,
	"number" integer NOT NULL,
	"init" integer NOT NULL,
	"sequence" integer NOT NULL,
	"discontinuities" integer NOT NULL,
	"duration_ms" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broadcast_segment_broadcast_id_rendition_number_pk" PRIMARY KEY("broadcast_id","rendition","number")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"renditions" jsonb NOT NULL,
	"audio_codec" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"recording" text DEFAULT 'recording' NOT NULL,
	"first_init" integer DEFAULT 0 NOT NULL,
	"first_number" integer DEFAULT 0 NOT NULL,
	"anchor_init" integer DEFAULT -1 NOT NULL,
	"anchor_ms" double precision DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_segment_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"stored_ms" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"still" integer DEFAULT 0 NOT NULL,
	"trim_start_ms" integer DEFAULT 0 NOT NULL,
	"trim_end_ms" integer,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "broadcast_live_id_unique" UNIQUE("live_id")
);
--> statement-breakpoint
CREATE TABLE "live_viewer_count" (
	"live_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "live_viewer_count_live_id_minute_pk" PRIMARY KEY("live_id","minute")
);
--> statement-breakpoint
DROP VIEW "public"."live_record";--> statement-breakpoint
ALTER TABLE "live" ADD COLUMN "still_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_init" ADD CONSTRAINT "broadcast_init_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_progress" ADD CONSTRAINT "broadcast_progress_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_segment" ADD CONSTRAINT "broadcast_segment_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_live_id_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_viewer_count" ADD CONSTRAINT "live_viewer_count_live_id_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_state" ON "broadcast" USING btree ("state");--> statement-breakpoint
CREATE INDEX "broadcast_expires" ON "broadcast" USING btree ("expires_at");--> statement-breakpoint
CREATE VIEW "public"."live_record" AS (select "id", "key", "title", "introduction", "cover_url", "status", "type", "official", "exhibitor_id", "online_count", "starts_at", "ends_at", "notice", "pull_url", "video_url", "media_url", "still_url", "captions_url", "color_type", "template_name", "version" from "live");