CREATE TABLE "schedule_draft" (
	"id" serial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"desk" text NOT NULL,
	"number" integer NOT NULL,
	"steps" integer NOT NULL,
	"seconds" integer NOT NULL,
	"state" text NOT NULL,
	"ground" text NOT NULL,
	"places" json NOT NULL,
	"report" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "field_sizes" json;--> statement-breakpoint
ALTER TABLE "edition" ADD COLUMN "programme" json;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "pinned" boolean;--> statement-breakpoint
ALTER TABLE "schedule_draft" ADD CONSTRAINT "schedule_draft_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_draft_of_edition" ON "schedule_draft" USING btree ("cup","edition");