ALTER TABLE "arena" ADD COLUMN "opens" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "closes" text;--> statement-breakpoint
ALTER TABLE "arena" ADD COLUMN "other_hours" json;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_opens_before_it_closes" CHECK ("arena"."opens" < "arena"."closes");