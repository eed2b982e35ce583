CREATE TABLE "buyer_times" (
	"buyer_id" integer PRIMARY KEY NOT NULL,
	"days" text[] NOT NULL,
	"from_minute" smallint NOT NULL,
	"until_minute" smallint NOT NULL,
	"breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "demand_id" integer;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "decision_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "buyer_here_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "exhibitor_here_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buyer_times" ADD CONSTRAINT "buyer_times_buyer_id_account_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_demand_id_approved_demand_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."approved_demand"("demand_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_demand" ON "appointment" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "appointment_offer" ON "appointment" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "appointment_decided_by" ON "appointment" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "appointment_contested" ON "appointment" USING btree ("starts_at") WHERE "appointment"."contested_at" is not null and "appointment"."decision" is null;