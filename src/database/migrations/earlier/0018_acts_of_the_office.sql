ALTER TABLE "match" DROP CONSTRAINT "finished_match_has_a_score";--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "desk_id" text;--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "proposal" json;--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "match" text;--> statement-breakpoint
CREATE UNIQUE INDEX "act_of_request" ON "act" USING btree ("cup","request");--> statement-breakpoint
CREATE INDEX "act_of_match" ON "act" USING btree ("cup","match");