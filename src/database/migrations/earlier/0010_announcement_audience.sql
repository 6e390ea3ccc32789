ALTER TABLE "announcement" ADD COLUMN "arena" text;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "edition" ADD COLUMN "announced_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_arena_arena_cup_id_fk" FOREIGN KEY ("cup","arena") REFERENCES "public"."arena"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_category_category_cup_id_fk" FOREIGN KEY ("cup","category") REFERENCES "public"."category"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_has_one_audience" CHECK (num_nonnulls("announcement"."arena", "announcement"."category", "announcement"."team") <= 1);