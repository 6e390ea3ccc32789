CREATE TABLE "past_club" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"club" text NOT NULL,
	"digest" text NOT NULL,
	"history" text NOT NULL,
	"meetings" text NOT NULL,
	CONSTRAINT "past_club_cup_edition_club_pk" PRIMARY KEY("cup","edition","club")
);
--> statement-breakpoint
CREATE TABLE "past_edition" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"format" integer NOT NULL,
	"revision" integer NOT NULL,
	"public_revision" integer NOT NULL,
	"digest" text NOT NULL,
	"entities" text NOT NULL,
	CONSTRAINT "past_edition_cup_edition_pk" PRIMARY KEY("cup","edition")
);
--> statement-breakpoint
ALTER TABLE "past_club" ADD CONSTRAINT "past_club_cup_edition_past_edition_cup_edition_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."past_edition"("cup","edition") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_edition" ADD CONSTRAINT "past_edition_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;