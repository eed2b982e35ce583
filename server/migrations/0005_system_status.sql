CREATE TABLE "server_report" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"node_version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_status" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"last_start_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"server" text DEFAULT '' NOT NULL,
	CONSTRAINT "work_status_kind_subject_pk" PRIMARY KEY("kind","subject")
);
