CREATE TABLE "calendar_subscription" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_subscription_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_subscription" ADD CONSTRAINT "calendar_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;