CREATE TABLE "announcement" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"text" json NOT NULL,
	"button_text" json,
	"button_link" text,
	"arena" text,
	"category" text,
	"team" text,
	"published_at" timestamp with time zone,
	"published_until" timestamp with time zone,
	CONSTRAINT "announcement_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "announcement_has_one_audience" CHECK (num_nonnulls("announcement"."arena", "announcement"."category", "announcement"."team") <= 1)
);
--> statement-breakpoint
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
	"opens" text,
	"closes" text,
	"other_hours" json,
	CONSTRAINT "arena_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "arena_on_the_globe" CHECK (abs("arena"."latitude") <= 90 and abs("arena"."longitude") <= 180),
	CONSTRAINT "arena_opens_before_it_closes" CHECK ("arena"."opens" < "arena"."closes")
);
--> statement-breakpoint
CREATE TABLE "calendar_event" (
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"language" text NOT NULL,
	"year" text NOT NULL,
	"teams" json NOT NULL,
	"field" text,
	"event" json NOT NULL,
	"digest" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "calendar_event_cup_match_language_pk" PRIMARY KEY("cup","match","language")
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
	"rest_minutes" integer,
	"shirt_numbers" boolean,
	"confirms_results" boolean,
	CONSTRAINT "category_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "category_says_all_it_publishes" CHECK (num_nulls("category"."publishes_scores", "category"."publishes_tables", "category"."publishes_playoffs") in (0, 3))
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
	"clock" timestamp with time zone,
	"shirt_numbers" boolean
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
	"announced_to" timestamp with time zone,
	"streaming_info" json,
	"revision" integer DEFAULT 0 NOT NULL,
	"hidden_upto" integer,
	"public_revision" integer,
	CONSTRAINT "edition_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "one_edition_a_year" UNIQUE("cup","year"),
	CONSTRAINT "edition_ends_after_it_starts" CHECK ("edition"."starts_on" <= "edition"."ends_on")
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
	"stage" text,
	"team" text,
	"match" text,
	"instead" text,
	"points" double precision,
	"ranking" double precision,
	"note" text,
	"outcome" text,
	"answer" text,
	CONSTRAINT "fact_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "fact_says_what_its_kind_needs" CHECK (case "fact"."kind"
				when 'lots' then num_nonnulls("fact"."division", "fact"."stage") = 1
				when 'shoot-out' then "fact"."division" is not null
				when 'points' then num_nulls("fact"."division", "fact"."team", "fact"."points", "fact"."note") = 0
				when 'fair-play' then num_nonnulls("fact"."division", "fact"."stage") = 1 and num_nulls("fact"."team", "fact"."points") = 0
				when 'ranking' then num_nulls("fact"."team", "fact"."ranking") = 0
				when 'walkover' then num_nulls("fact"."match", "fact"."note") = 0
				when 'correction' then num_nulls("fact"."match", "fact"."note") = 0
				when 'as-played' then num_nulls("fact"."match", "fact"."team") = 0
				when 'protest' then num_nulls("fact"."match", "fact"."note") = 0
				else false end),
	CONSTRAINT "fact_outcome" CHECK ("fact"."outcome" in ('upheld', 'rejected'))
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
CREATE TABLE "field" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"arena" text NOT NULL,
	"name" text NOT NULL,
	"surface" text,
	"size" text,
	"closed" json,
	CONSTRAINT "field_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "last_import" (
	"id" serial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"edition" text,
	"source" text NOT NULL,
	"cells" json NOT NULL
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
	"at" timestamp with time zone,
	"home_before" integer,
	"away_before" integer,
	"text" json,
	CONSTRAINT "match_event_cup_match_ordinal_pk" PRIMARY KEY("cup","match","ordinal"),
	CONSTRAINT "event_score" CHECK (num_nulls("match_event"."home_score", "match_event"."away_score") in (0, 2) and "match_event"."home_score" >= 0 and "match_event"."away_score" >= 0),
	CONSTRAINT "event_score_before" CHECK (num_nulls("match_event"."home_before", "match_event"."away_before") in (0, 2) and "match_event"."home_before" >= 0 and "match_event"."away_before" >= 0)
);
--> statement-breakpoint
CREATE TABLE "match_schedule" (
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_schedule_cup_match_pk" PRIMARY KEY("cup","match")
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
	"period_start" timestamp with time zone,
	"period_minute" integer,
	"begun" timestamp with time zone,
	"ended" timestamp with time zone,
	"moved_start" timestamp with time zone,
	"moved_field" text,
	CONSTRAINT "match_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "match_has_one_round" CHECK (num_nonnulls("match"."round", "match"."playoff_round") = 1),
	CONSTRAINT "match_status" CHECK ("match"."status" in ('scheduled', 'live', 'finished', 'walkover', 'postponed', 'cancelled')),
	CONSTRAINT "match_decided_by" CHECK ("match"."decided_by" in ('regular', 'extra-time', 'golden-goal', 'penalties', 'seven-metre-throws', 'lots', 'walkover')),
	CONSTRAINT "match_winner" CHECK ("match"."winner" in ('home', 'away', 'none')),
	CONSTRAINT "no_team_plays_itself" CHECK ("match"."home_team" <> "match"."away_team"),
	CONSTRAINT "match_score" CHECK (num_nulls("match"."home_score", "match"."away_score") in (0, 2) and "match"."home_score" >= 0 and "match"."away_score" >= 0),
	CONSTRAINT "match_half_time" CHECK (num_nulls("match"."home_half_time", "match"."away_half_time") in (0, 2) and "match"."home_half_time" >= 0 and "match"."away_half_time" >= 0),
	CONSTRAINT "match_regular_time" CHECK (num_nulls("match"."home_regular_time", "match"."away_regular_time") in (0, 2) and "match"."home_regular_time" >= 0 and "match"."away_regular_time" >= 0),
	CONSTRAINT "match_shoot_out" CHECK (num_nulls("match"."home_shoot_out", "match"."away_shoot_out") in (0, 2) and "match"."home_shoot_out" >= 0 and "match"."away_shoot_out" >= 0)
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
CREATE TABLE "held_report" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"match" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sender" text DEFAULT 'field' NOT NULL,
	"reporter" text,
	"content" json NOT NULL,
	"because" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_report_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"match" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sender" text NOT NULL,
	"reporter" text,
	"content" json NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	"accepted_at" timestamp with time zone,
	"revision" integer,
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
	"seen_at" timestamp with time zone,
	CONSTRAINT "reporter_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "reporter_token" UNIQUE("token_hash"),
	CONSTRAINT "reporter_of_one_place" CHECK (num_nonnulls("reporter"."arena", "reporter"."field") <= 1)
);
--> statement-breakpoint
CREATE TABLE "running_clock" (
	"cup" integer PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"hours" json NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"gone" double precision NOT NULL,
	"speed" double precision NOT NULL,
	"round" integer NOT NULL,
	"played_to" timestamp with time zone NOT NULL,
	CONSTRAINT "running_clock_runs" CHECK ("running_clock"."speed" > 0)
);
--> statement-breakpoint
CREATE TABLE "script_line" (
	"cup" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "script_line_cup_ordinal_pk" PRIMARY KEY("cup","ordinal")
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
	"best_of_against_first_two" boolean,
	CONSTRAINT "stage_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "stage_is_group_or_playoff" CHECK ("stage"."type" in ('group', 'playoff'))
);
--> statement-breakpoint
CREATE TABLE "stream" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"title" json NOT NULL,
	"match" text,
	"field" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"provider" text NOT NULL,
	"address" text NOT NULL,
	"poster" text,
	"state" text NOT NULL,
	"access" text NOT NULL,
	CONSTRAINT "stream_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "stream_of_a_match_or_of_a_field_and_a_time" CHECK (("stream"."match" is not null and num_nonnulls("stream"."field", "stream"."starts_at", "stream"."ends_at") = 0)
				or ("stream"."match" is null and num_nulls("stream"."field", "stream"."starts_at", "stream"."ends_at") = 0)),
	CONSTRAINT "stream_ends_after_it_starts" CHECK ("stream"."starts_at" < "stream"."ends_at"),
	CONSTRAINT "stream_provider" CHECK ("stream"."provider" in ('hls', 'youtube', 'vimeo')),
	CONSTRAINT "stream_state" CHECK ("stream"."state" in ('upcoming', 'live', 'replay')),
	CONSTRAINT "stream_access" CHECK ("stream"."access" in ('open', 'account', 'pass'))
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
CREATE TABLE "act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"kind" text NOT NULL,
	"desk" text NOT NULL,
	"desk_id" text,
	"asked_by" text,
	"request" text,
	"proposal" json,
	"match" text,
	"at" timestamp with time zone NOT NULL,
	"why" text,
	"editions" json NOT NULL,
	"lines" json NOT NULL,
	"changed" integer NOT NULL,
	"added" integer NOT NULL,
	"removed" integer NOT NULL,
	"rows" "bytea" NOT NULL,
	"said" json NOT NULL,
	"undoes" json NOT NULL,
	"undone_by" bigint
);
--> statement-breakpoint
CREATE TABLE "asked_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"request" text NOT NULL,
	"proposal" json NOT NULL,
	"desk" text NOT NULL,
	"desk_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" text,
	"outcome" text,
	"act" bigint,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "timed_publication" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"of" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"desk" text NOT NULL,
	"desk_id" text,
	"act" bigint NOT NULL,
	CONSTRAINT "timed_publication_cup_edition_of_pk" PRIMARY KEY("cup","edition","of"),
	CONSTRAINT "timed_publication_of" CHECK ("timed_publication"."of" in ('clubs', 'teams', 'lot', 'schedule'))
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"language" text NOT NULL,
	"told_of_moves" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_language" CHECK ("account"."language" in ('en', 'sv'))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_secret" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"account" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" json,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"account" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_choice" (
	"device" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"kinds" json NOT NULL,
	CONSTRAINT "alert_choice_device_cup_year_subject_subject_id_pk" PRIMARY KEY("device","cup","year","subject","subject_id"),
	CONSTRAINT "alert_subject" CHECK ("alert_choice"."subject" in ('team', 'field'))
);
--> statement-breakpoint
CREATE TABLE "alert_device" (
	"device" integer PRIMARY KEY NOT NULL,
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"endpoint" text,
	"p256dh" text,
	"auth" text,
	"language" text NOT NULL,
	"lead" integer NOT NULL,
	"adds_way" boolean NOT NULL,
	"quiet" boolean NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_until" text NOT NULL,
	"early" boolean NOT NULL,
	"score_left_out" boolean NOT NULL,
	"last_sent_at" timestamp with time zone,
	"last_kind" text,
	CONSTRAINT "alert_language" CHECK ("alert_device"."language" in ('en', 'sv'))
);
--> statement-breakpoint
CREATE TABLE "alert_edition" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "alert_edition_cup_edition_pk" PRIMARY KEY("cup","edition")
);
--> statement-breakpoint
CREATE TABLE "alert_held" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_held_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device" integer NOT NULL,
	"cup" integer NOT NULL,
	"event" text NOT NULL,
	"topic" text NOT NULL,
	"content" json NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "held_once" UNIQUE("device","event")
);
--> statement-breakpoint
CREATE TABLE "alert_told" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"told" json NOT NULL,
	CONSTRAINT "alert_told_cup_edition_what_subject_pk" PRIMARY KEY("cup","edition","what","subject"),
	CONSTRAINT "alert_told_what" CHECK ("alert_told"."what" in ('match', 'team'))
);
--> statement-breakpoint
CREATE TABLE "vapid_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "one_vapid_key" CHECK ("vapid_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "identity_session" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"device" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar" (
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "calendar_account_cup_pk" PRIMARY KEY("account","cup"),
	CONSTRAINT "one_calendar_a_secret" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "favourite_field" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"arena" text NOT NULL,
	"field" text NOT NULL,
	"field_name" text NOT NULL,
	CONSTRAINT "favourite_field_once" UNIQUE("account","cup","year","field")
);
--> statement-breakpoint
CREATE TABLE "favourite_team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"team" text NOT NULL,
	"team_name" text NOT NULL,
	"nation" text NOT NULL,
	"nation_code" text NOT NULL,
	"category" text NOT NULL,
	"cat_short" text NOT NULL,
	CONSTRAINT "favourite_team_once" UNIQUE("account","cup","year","team")
);
--> statement-breakpoint
CREATE TABLE "pin" (
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"year" integer NOT NULL,
	CONSTRAINT "pin_account_cup_pk" PRIMARY KEY("account","cup")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"type" text NOT NULL,
	"year" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"granted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "purchase_once" UNIQUE("account","cup","type","year"),
	CONSTRAINT "purchase_type" CHECK ("purchase"."type" in ('tournament_pass'))
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"team" text NOT NULL,
	"team_name" text NOT NULL,
	CONSTRAINT "registration_account_cup_year_team_pk" PRIMARY KEY("account","cup","year","team")
);
--> statement-breakpoint
CREATE TABLE "pass_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pass_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"account" integer,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"language" text NOT NULL,
	"came_from" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"session" text,
	"payment" text,
	"closed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "one_order_a_reference" UNIQUE("reference"),
	CONSTRAINT "one_order_a_payment" UNIQUE("payment"),
	CONSTRAINT "order_language" CHECK ("pass_order"."language" in ('en', 'sv'))
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payment" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_event_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
CREATE TABLE "playing_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	CONSTRAINT "one_playing_key" CHECK ("playing_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cup" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"arena" text,
	"until" date,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('office', 'results', 'arena')),
	CONSTRAINT "staff_arena_of_a_lead" CHECK (("staff"."role" = 'arena') = ("staff"."arena" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"staff" integer,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"staff" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_rule" (
	"cup" integer PRIMARY KEY NOT NULL,
	"second_factor" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"secret_hash" "bytea" NOT NULL,
	"staff" integer NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"here_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"event" text NOT NULL,
	"way" text NOT NULL,
	"recipient" text NOT NULL,
	"account" integer,
	"act" bigint,
	"topic" text NOT NULL,
	"content" json,
	"not_before" timestamp with time zone NOT NULL,
	"next_try" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "outbox_way" CHECK ("outbox"."way" in ('mail', 'site', 'alert', 'letter'))
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_arena_arena_cup_id_fk" FOREIGN KEY ("cup","arena") REFERENCES "public"."arena"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_category_category_cup_id_fk" FOREIGN KEY ("cup","category") REFERENCES "public"."category"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arena" ADD CONSTRAINT "arena_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division" ADD CONSTRAINT "division_cup_stage_stage_cup_id_fk" FOREIGN KEY ("cup","stage") REFERENCES "public"."stage"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division_team" ADD CONSTRAINT "division_team_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division_team" ADD CONSTRAINT "division_team_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition" ADD CONSTRAINT "edition_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_stage_stage_cup_id_fk" FOREIGN KEY ("cup","stage") REFERENCES "public"."stage"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_instead_team_cup_id_fk" FOREIGN KEY ("cup","instead") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_order" ADD CONSTRAINT "fact_order_cup_fact_fact_cup_id_fk" FOREIGN KEY ("cup","fact") REFERENCES "public"."fact"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_order" ADD CONSTRAINT "fact_order_cup_team_team_cup_id_fk" FOREIGN KEY ("cup","team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field" ADD CONSTRAINT "field_cup_arena_arena_cup_id_fk" FOREIGN KEY ("cup","arena") REFERENCES "public"."arena"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_import" ADD CONSTRAINT "last_import_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_import" ADD CONSTRAINT "last_import_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_event" ADD CONSTRAINT "match_event_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_schedule" ADD CONSTRAINT "match_schedule_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_field_field_cup_id_fk" FOREIGN KEY ("cup","field") REFERENCES "public"."field"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_home_team_team_cup_id_fk" FOREIGN KEY ("cup","home_team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_cup_away_team_team_cup_id_fk" FOREIGN KEY ("cup","away_team") REFERENCES "public"."team"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_game" ADD CONSTRAINT "selected_game_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_game" ADD CONSTRAINT "selected_game_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_report" ADD CONSTRAINT "held_report_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter" ADD CONSTRAINT "reporter_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter" ADD CONSTRAINT "reporter_cup_arena_arena_cup_id_fk" FOREIGN KEY ("cup","arena") REFERENCES "public"."arena"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter" ADD CONSTRAINT "reporter_cup_field_field_cup_id_fk" FOREIGN KEY ("cup","field") REFERENCES "public"."field"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clock" ADD CONSTRAINT "running_clock_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clock" ADD CONSTRAINT "running_clock_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_line" ADD CONSTRAINT "script_line_cup_running_clock_cup_fk" FOREIGN KEY ("cup") REFERENCES "public"."running_clock"("cup") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_cup_division_division_cup_id_fk" FOREIGN KEY ("cup","division") REFERENCES "public"."division"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_cup_from_match_match_cup_id_fk" FOREIGN KEY ("cup","from_match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage" ADD CONSTRAINT "stage_cup_category_category_cup_id_fk" FOREIGN KEY ("cup","category") REFERENCES "public"."category"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_cup_field_field_cup_id_fk" FOREIGN KEY ("cup","field") REFERENCES "public"."field"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_cup_club_club_cup_id_fk" FOREIGN KEY ("cup","club") REFERENCES "public"."club"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_cup_category_category_cup_id_fk" FOREIGN KEY ("cup","category") REFERENCES "public"."category"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_act" ADD CONSTRAINT "asked_act_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timed_publication" ADD CONSTRAINT "timed_publication_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secret" ADD CONSTRAINT "one_time_secret_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_device" ADD CONSTRAINT "alert_device_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_device" ADD CONSTRAINT "alert_device_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_held" ADD CONSTRAINT "alert_held_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_session" ADD CONSTRAINT "identity_session_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar" ADD CONSTRAINT "calendar_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_field" ADD CONSTRAINT "favourite_field_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_team" ADD CONSTRAINT "favourite_team_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin" ADD CONSTRAINT "pin_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_order" ADD CONSTRAINT "pass_order_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_of_edition" ON "category" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "fact_of_edition" ON "fact" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "last_import_of_edition" ON "last_import" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "match_of_edition" ON "match" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "held_report_of_match" ON "held_report" USING btree ("cup","match");--> statement-breakpoint
CREATE INDEX "report_of_match" ON "report" USING btree ("cup","match");--> statement-breakpoint
CREATE INDEX "script_line_at" ON "script_line" USING btree ("cup","at");--> statement-breakpoint
CREATE INDEX "stream_of_edition" ON "stream" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "team_of_edition" ON "team" USING btree ("cup","edition");--> statement-breakpoint
CREATE INDEX "act_of_cup" ON "act" USING btree ("cup","id");--> statement-breakpoint
CREATE UNIQUE INDEX "act_of_request" ON "act" USING btree ("cup","request");--> statement-breakpoint
CREATE INDEX "act_of_match" ON "act" USING btree ("cup","match");--> statement-breakpoint
CREATE INDEX "act_that_parks" ON "act" USING btree ("cup","id") WHERE "act"."kind" = 'park';--> statement-breakpoint
CREATE INDEX "asked_act_of_cup" ON "asked_act" USING btree ("cup","id");--> statement-breakpoint
CREATE UNIQUE INDEX "asked_act_of_request" ON "asked_act" USING btree ("cup","request");--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_an_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attempt_expires" ON "attempt" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "device_of_account" ON "device" USING btree ("account");--> statement-breakpoint
CREATE INDEX "secret_of_account" ON "one_time_secret" USING btree ("account");--> statement-breakpoint
CREATE INDEX "secret_expires" ON "one_time_secret" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_a_name" ON "photo" USING btree ("name");--> statement-breakpoint
CREATE INDEX "alert_choice_of" ON "alert_choice" USING btree ("cup","year","subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_device_an_endpoint" ON "alert_device" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "alert_device_of_account" ON "alert_device" USING btree ("account");--> statement-breakpoint
CREATE INDEX "alert_held_until" ON "alert_held" USING btree ("cup","until");--> statement-breakpoint
CREATE INDEX "identity_session_of_device" ON "identity_session" USING btree ("device");--> statement-breakpoint
CREATE INDEX "order_of_account" ON "pass_order" USING btree ("account");--> statement-breakpoint
CREATE INDEX "stripe_event_of_payment" ON "stripe_event" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "stripe_event_received" ON "stripe_event" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_desk_an_email" ON "staff" USING btree ("cup",lower("email"));--> statement-breakpoint
CREATE INDEX "challenge_expires" ON "staff_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitation_of_staff" ON "staff_invitation" USING btree ("staff");--> statement-breakpoint
CREATE INDEX "passkey_of_staff" ON "staff_passkey" USING btree ("staff");--> statement-breakpoint
CREATE UNIQUE INDEX "one_staff_session_a_secret" ON "staff_session" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "session_of_staff" ON "staff_session" USING btree ("staff");--> statement-breakpoint
CREATE UNIQUE INDEX "told_once" ON "outbox" USING btree ("cup","event","way","recipient");--> statement-breakpoint
CREATE INDEX "outbox_waits" ON "outbox" USING btree ("cup","way","recipient","not_before","id") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("cup","way","next_try") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_account" ON "outbox" USING btree ("account");--> statement-breakpoint
CREATE INDEX "outbox_of_act" ON "outbox" USING btree ("cup","act");