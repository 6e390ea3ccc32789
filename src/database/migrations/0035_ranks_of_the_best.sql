ALTER TABLE "slot" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "stage" ADD COLUMN "best_of_seating" text;