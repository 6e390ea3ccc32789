ALTER TABLE "report" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "accepted_at" timestamp with time zone;