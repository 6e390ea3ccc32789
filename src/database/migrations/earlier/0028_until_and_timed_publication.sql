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
ALTER TABLE "announcement" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timed_publication" ADD CONSTRAINT "timed_publication_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;