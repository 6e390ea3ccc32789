CREATE TABLE "match_schedule" (
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_schedule_cup_match_pk" PRIMARY KEY("cup","match")
);
--> statement-breakpoint
ALTER TABLE "match_schedule" ADD CONSTRAINT "match_schedule_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE cascade ON UPDATE no action;