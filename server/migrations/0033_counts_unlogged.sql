DROP INDEX "attempt_end";--> statement-breakpoint
-- What is counted for limits need not outlive a crash of the database, so nobody waits for the disk to count.
ALTER TABLE "attempt" SET UNLOGGED;
