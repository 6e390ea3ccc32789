CREATE TABLE "held_report" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"match" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reporter" text,
	"content" json NOT NULL,
	"because" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_report_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
ALTER TABLE "held_report" ADD CONSTRAINT "held_report_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_report_of_match" ON "held_report" USING btree ("cup","match");