ALTER TABLE "club" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "club" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "club" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "stage" ADD COLUMN "draw" json;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_on_the_globe" CHECK (abs("club"."latitude") <= 90 and abs("club"."longitude") <= 180);