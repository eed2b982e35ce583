CREATE TABLE "figure_count" (
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"record_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_count_hour_kind_name_record_id_pk" PRIMARY KEY("hour","kind","name","record_id")
);
--> statement-breakpoint
CREATE TABLE "figure_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_seen" (
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"who" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "figure_seen_at_kind_record_id_who_pk" PRIMARY KEY("at","kind","record_id","who")
);
--> statement-breakpoint
CREATE TABLE "reply_promise" (
	"exhibitor_id" integer PRIMARY KEY NOT NULL,
	"minutes" real,
	"share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searched_term" (
	"day" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	"hits" integer,
	CONSTRAINT "searched_term_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
ALTER TABLE "analytics_event" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "reply_promise" ADD CONSTRAINT "reply_promise_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_count_record" ON "figure_count" USING btree ("record_id","kind","hour");--> statement-breakpoint
CREATE INDEX "searched_term_unknown" ON "searched_term" USING btree ("day") WHERE "searched_term"."hits" is null;--> statement-breakpoint
CREATE INDEX "chat_conversation_asked" ON "chat_conversation" USING btree ("asked_at") WHERE "chat_conversation"."asked_at" is not null;