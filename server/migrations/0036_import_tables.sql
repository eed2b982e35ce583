ALTER TABLE "import" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "sheet" integer;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "heading_line" integer;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "head" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "day_order" text;--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "needs_day_order" boolean DEFAULT false NOT NULL;