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
ALTER TABLE "category" ADD COLUMN "shirt_numbers" boolean;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "confirms_results" boolean;--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "asked_act" ADD CONSTRAINT "asked_act_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_act_of_cup" ON "asked_act" USING btree ("cup","id");--> statement-breakpoint
CREATE UNIQUE INDEX "asked_act_of_request" ON "asked_act" USING btree ("cup","request");