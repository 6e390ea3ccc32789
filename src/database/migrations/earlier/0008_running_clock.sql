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
ALTER TABLE "running_clock" ADD CONSTRAINT "running_clock_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clock" ADD CONSTRAINT "running_clock_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_line" ADD CONSTRAINT "script_line_cup_running_clock_cup_fk" FOREIGN KEY ("cup") REFERENCES "public"."running_clock"("cup") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "script_line_at" ON "script_line" USING btree ("cup","at");