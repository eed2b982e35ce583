ALTER TABLE "advert" ALTER COLUMN "image_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "image_url", 'en', '');--> statement-breakpoint
ALTER TABLE "advert" ALTER COLUMN "image_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "exhibit" ALTER COLUMN "cover_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "exhibit" ALTER COLUMN "cover_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "cover_url", 'en', '');--> statement-breakpoint
ALTER TABLE "exhibit" ALTER COLUMN "cover_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "expo" ALTER COLUMN "cover_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "expo" ALTER COLUMN "cover_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "cover_url", 'en', '');--> statement-breakpoint
ALTER TABLE "expo" ALTER COLUMN "cover_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "hall" ALTER COLUMN "cover_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "hall" ALTER COLUMN "cover_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "cover_url", 'en', '');--> statement-breakpoint
ALTER TABLE "hall" ALTER COLUMN "cover_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "live" ALTER COLUMN "cover_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "live" ALTER COLUMN "cover_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "cover_url", 'en', '');--> statement-breakpoint
ALTER TABLE "live" ALTER COLUMN "cover_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "cover_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "cover_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "cover_url", 'en', '');--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "cover_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;