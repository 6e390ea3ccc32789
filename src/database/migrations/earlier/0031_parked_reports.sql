ALTER TABLE "held_report" ADD COLUMN "sender" text DEFAULT 'field' NOT NULL;--> statement-breakpoint
CREATE INDEX "act_that_parks" ON "act" USING btree ("cup","id") WHERE "act"."kind" = 'park';