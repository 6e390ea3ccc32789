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
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;