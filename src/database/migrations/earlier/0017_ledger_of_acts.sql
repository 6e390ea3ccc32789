CREATE TABLE "act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"kind" text NOT NULL,
	"desk" text NOT NULL,
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
ALTER TABLE "act" ADD CONSTRAINT "act_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_of_cup" ON "act" USING btree ("cup","id");