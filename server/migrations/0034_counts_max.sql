-- What is over is refused by the table: it was looked for before it was counted, by reading all of a table that had filled at once.
ALTER TABLE "attempt" ADD COLUMN "max" integer;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_max" CHECK ("attempt"."times" <= "attempt"."max");