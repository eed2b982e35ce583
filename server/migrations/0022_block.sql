CREATE TABLE "trade_block" (
	"exhibitor_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"by_side" text NOT NULL,
	"by_account" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_block_exhibitor_id_account_id_by_side_pk" PRIMARY KEY("exhibitor_id","account_id","by_side")
);
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "about" text;--> statement-breakpoint
UPDATE "report" SET "about" = CASE WHEN "live_id" IS NULL THEN 'fair' ELSE 'live' END;--> statement-breakpoint
ALTER TABLE "report" ALTER COLUMN "about" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "demand_id" integer;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "trade_block" ADD CONSTRAINT "trade_block_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_block" ADD CONSTRAINT "trade_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_block" ADD CONSTRAINT "trade_block_by_account_account_id_fk" FOREIGN KEY ("by_account") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_block_account" ON "trade_block" USING btree ("account_id","by_side","at");--> statement-breakpoint
CREATE INDEX "trade_block_by_account" ON "trade_block" USING btree ("by_account");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_demand_open" ON "report" USING btree ("account_id","demand_id") WHERE "report"."state" = 'open' and "report"."demand_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_offer_open" ON "report" USING btree ("account_id","offer_id") WHERE "report"."state" = 'open' and "report"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "report_demand" ON "report" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "report_offer" ON "report" USING btree ("offer_id");