CREATE TABLE "heading_pick" (
	"cup" integer NOT NULL,
	"sheet" text NOT NULL,
	"heading" text NOT NULL,
	"meaning" text,
	CONSTRAINT "heading_pick_cup_sheet_heading_pk" PRIMARY KEY("cup","sheet","heading")
);
--> statement-breakpoint
ALTER TABLE "heading_pick" ADD CONSTRAINT "heading_pick_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;