CREATE TABLE "arena" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"zone" text,
	"text" json,
	CONSTRAINT "arena_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "arena_on_the_globe" CHECK (abs("arena"."latitude") <= 90 and abs("arena"."longitude") <= 180)
);
--> statement-breakpoint
CREATE TABLE "club" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"name" text NOT NULL,
	"nation" text NOT NULL,
	CONSTRAINT "club_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "cup" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"zone" text NOT NULL,
	"sport" text NOT NULL,
	"clock" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "field" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"arena" text NOT NULL,
	"name" text NOT NULL,
	"surface" text,
	"size" text,
	CONSTRAINT "field_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"text" json NOT NULL,
	"button_text" json,
	"button_link" text,
	CONSTRAINT "announcement_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"name" json NOT NULL,
	"short_name" json NOT NULL,
	"gender" text NOT NULL,
	"age" integer,
	"publishes_scores" boolean,
	"publishes_tables" boolean,
	"publishes_playoffs" boolean,
	"rules" json NOT NULL,
	"halves" integer,
	"minutes_per_half" integer,
	CONSTRAINT "category_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "category_says_all_it_publishes" CHECK (num_nulls("category"."publishes_scores", "category"."publishes_tables", "category"."publishes_playoffs") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "division" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"stage" text NOT NULL,
	"ordinal" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "division_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "division_team" (
	"cup" integer NOT NULL,
	"division" text NOT NULL,
	"team" text NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "division_team_cup_division_team_pk" PRIMARY KEY("cup","division","team")
);
--> statement-breakpoint
CREATE TABLE "edition" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"year" integer NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"clubs_published" boolean NOT NULL,
	"teams_published" boolean NOT NULL,
	"lot_published" boolean NOT NULL,
	"schedule_published" boolean NOT NULL,
	"streaming_info" json,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "edition_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "one_edition_a_year" UNIQUE("cup","year"),
	CONSTRAINT "edition_ends_after_it_starts" CHECK ("edition"."starts_on" <= "edition"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "stage" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"category" text NOT NULL,
	"ordinal" integer NOT NULL,
	"type" text NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"title" json NOT NULL,
	"rules" json,
	"halves" integer,
	"minutes_per_half" integer,
	"advance" json,
	"best_of" json,
	CONSTRAINT "stage_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "stage_is_group_or_playoff" CHECK ("stage"."type" in ('group', 'playoff'))
);
--> statement-breakpoint
CREATE TABLE "team" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"club" text NOT NULL,
	"category" text NOT NULL,
	"suffix" text,
	"home_shirt" text,
	"away_shirt" text,
	"withdrawn" boolean NOT NULL,
	CONSTRAINT "team_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "fact" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"division" text,
	"team" text,
	"match" text,
	"points" double precision,
	"ranking" double precision,
	"note" text,
	CONSTRAINT "fact_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "fact_says_what_its_kind_needs" CHECK (case "fact"."kind"
				when 'lots' then "fact"."division" is not null
				when 'shoot-out' then "fact"."division" is not null
				when 'fair-play' then num_nulls("fact"."division", "fact"."team", "fact"."points") = 0
				when 'ranking' then num_nulls("fact"."team", "fact"."ranking") = 0
				when 'walkover' then num_nulls("fact"."match", "fact"."note") = 0
				when 'correction' then num_nulls("fact"."match", "fact"."note") = 0
				else false end)
);
--> statement-breakpoint
CREATE TABLE "fact_order" (
	"cup" integer NOT NULL,
	"fact" text NOT NULL,
	"team" text NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "fact_order_cup_fact_team_pk" PRIMARY KEY("cup","fact","team")
);
--> statement-breakpoint
CREATE TABLE "match" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"number" text,
	"division" text NOT NULL,
	"round" integer,
	"playoff_round" text,
	"position" integer,
	"start" timestamp with time zone,
	"field" text,
	"home_team" text,
	"away_team" text,
	"status" text NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"home_half_time" integer,
	"away_half_time" integer,
	"home_regular_time" integer,
	"away_regular_time" integer,
	"home_shoot_out" integer,
	"away_shoot_out" integer,
	"decided_by" text,
	"winner" text,
	"period" text,
	"minute" integer,
	"moved_start" timestamp with time zone,
	"moved_field" text,
	"stream" text,
	CONSTRAINT "match_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "match_has_one_round" CHECK (num_nonnulls("match"."round", "match"."playoff_round") = 1),
	CONSTRAINT "match_status" CHECK ("match"."status" in ('scheduled', 'live', 'finished', 'walkover', 'postponed', 'cancelled')),
	CONSTRAINT "match_decided_by" CHECK ("match"."decided_by" in ('regular', 'extra-time', 'golden-goal', 'penalties', 'seven-metre-throws', 'lots', 'walkover')),
	CONSTRAINT "match_winner" CHECK ("match"."winner" in ('home', 'away', 'none')),
	CONSTRAINT "no_team_plays_itself" CHECK ("match"."home_team" <> "match"."away_team"),
	CONSTRAINT "finished_match_has_a_score" CHECK ("match"."status" <> 'finished' or "match"."home_score" is not null),
	CONSTRAINT "match_score" CHECK (num_nulls("match"."home_score", "match"."away_score") in (0, 2) and "match"."home_score" >= 0 and "match"."away_score" >= 0),
	CONSTRAINT "match_half_time" CHECK (num_nulls("match"."home_half_time", "match"."away_half_time") in (0, 2) and "match"."home_half_time" >= 0 and "match"."away_half_time" >= 0),
	CONSTRAINT "match_regular_time" CHECK (num_nulls("match"."home_regular_time", "match"."away_regular_time") in (0, 2) and "match"."home_regular_time" >= 0 and "match"."away_regular_time" >= 0),
	CONSTRAINT "match_shoot_out" CHECK (num_nulls("match"."home_shoot_out", "match"."away_shoot_out") in (0, 2) and "match"."home_shoot_out" >= 0 and "match"."away_shoot_out" >= 0)
);
--> statement-breakpoint
CREATE TABLE "match_event" (
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"minute" integer,
	"added" integer,
	"side" text,
	"shirt" integer,
	"home_score" integer,
	"away_score" integer,
	"text" json,
	CONSTRAINT "match_event_cup_match_ordinal_pk" PRIMARY KEY("cup","match","ordinal"),
	CONSTRAINT "event_score" CHECK (num_nulls("match_event"."home_score", "match_event"."away_score") in (0, 2) and "match_event"."home_score" >= 0 and "match_event"."away_score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "selected_game" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"match" text NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "selected_game_cup_edition_match_pk" PRIMARY KEY("cup","edition","match")
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"division" text,
	"position" integer,
	"from_match" text,
	"divisions" json,
	CONSTRAINT "slot_cup_match_side_pk" PRIMARY KEY("cup","match","side"),
	CONSTRAINT "slot_points_somewhere" CHECK (case "slot"."kind"
				when 'position' then "slot"."division" is not null and "slot"."position" is not null
				when 'winner' then "slot"."from_match" is not null
				when 'loser' then "slot"."from_match" is not null
				when 'best-of' then "slot"."divisions" is not null and "slot"."position" is not null
				else "slot"."kind" = 'bye' end)
);
--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field" ADD CONSTRAINT "field_cup_arena_arena_cup_id_fk" FOREIGN KEY ("cup","arena") REFERENCES "public"."arena"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division" ADD CONSTRAINT "division_cup_stage_stage_cup_id_fk" FOREIGN KEY ("cup","stage") REFERENCES "public"."stage"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division_team" ADD CONSTRAINT "division_team_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division_team" ADD CONSTRAINT "division_team_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition" ADD CONSTRAINT "edition_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage" ADD CONSTRAINT "stage_cup_category_category_cup_id_fk" FOREIGN KEY ("cup","category") REFERENCES "public"."category"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_cup_club_club_cup_id_fk" FOREIGN KEY ("cup","club") REFERENCES "public"."club"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_cup_category_category_cup_id_fk" FOREIGN KEY ("cup","category") REFERENCES "public"."category"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_order" ADD CONSTRAINT "fact_order_cup_fact_fact_cup_id_fk" FOREIGN KEY ("cup","fact") REFERENCES "public"."fact"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_order" ADD CONSTRAINT "fact_order_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_field_field_cup_id_fk" FOREIGN KEY ("cup","field") REFERENCES "public"."field"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_home_team_team_cup_id_fk" FOREIGN KEY ("cup","home_team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_away_team_team_cup_id_fk" FOREIGN KEY ("cup","away_team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_event" ADD CONSTRAINT "match_event_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_game" ADD CONSTRAINT "selected_game_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_game" ADD CONSTRAINT "selected_game_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_cup_from_match_match_cup_id_fk" FOREIGN KEY ("cup","from_match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_of_edition" ON "category" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "team_of_edition" ON "team" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "fact_of_edition" ON "fact" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "match_of_edition" ON "match" USING btree ("cup","edition");