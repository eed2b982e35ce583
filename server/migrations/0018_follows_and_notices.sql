CREATE TABLE "follow" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_account_id_kind_target_id_pk" PRIMARY KEY("account_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_target" ON "follow" USING btree ("kind","target_id","account_id");--> statement-breakpoint
CREATE INDEX "follow_newest" ON "follow" USING btree ("account_id","created_at" DESC NULLS FIRST);