ALTER TABLE "edition" ADD COLUMN "hidden_upto" integer;--> statement-breakpoint
ALTER TABLE "edition" ADD COLUMN "public_revision" integer;