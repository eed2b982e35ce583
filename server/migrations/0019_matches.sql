CREATE TABLE "word_pair" (
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"weight" real NOT NULL,
	CONSTRAINT "word_pair_zh_en_pk" PRIMARY KEY("zh","en")
);
--> statement-breakpoint
CREATE INDEX "word_pair_en" ON "word_pair" USING btree ("en");