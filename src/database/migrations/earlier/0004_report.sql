CREATE TABLE "report" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"match" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sender" text NOT NULL,
	"reporter" text,
	"content" json NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "report_sender" CHECK ("report"."sender" in ('field', 'office'))
);
--> statement-breakpoint
CREATE TABLE "reporter" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"arena" text,
	"field" text,
	"office" boolean DEFAULT false NOT NULL,
	"token_hash" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "reporter_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "reporter_token" UNIQUE("token_hash"),
	CONSTRAINT "reporter_of_one_place" CHECK (num_nonnulls("reporter"."arena", "reporter"."field") <= 1)
);
--> statement-breakpoint
ALTER TABLE "cup" ADD COLUMN "shirt_numbers" boolean;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "period_minute" integer;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "begun" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "ended" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_event" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_event" ADD COLUMN "home_before" integer;--> statement-breakpoint
ALTER TABLE "match_event" ADD COLUMN "away_before" integer;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter" ADD CONSTRAINT "reporter_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter" ADD CONSTRAINT "reporter_cup_arena_arena_cup_id_fk" FOREIGN KEY ("cup","arena") REFERENCES "public"."arena"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter" ADD CONSTRAINT "reporter_cup_field_field_cup_id_fk" FOREIGN KEY ("cup","field") REFERENCES "public"."field"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_of_match" ON "report" USING btree ("cup","match");--> statement-breakpoint
ALTER TABLE "match_event" ADD CONSTRAINT "event_score_before" CHECK (num_nulls("match_event"."home_before", "match_event"."away_before") in (0, 2) and "match_event"."home_before" >= 0 and "match_event"."away_before" >= 0);