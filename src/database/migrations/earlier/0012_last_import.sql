CREATE TABLE "last_import" (
	"id" serial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"edition" text,
	"source" text NOT NULL,
	"cells" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "last_import" ADD CONSTRAINT "last_import_cup_cup_id_fk" FOREIGN KEY ("cup") REFERENCES "public"."cup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_import" ADD CONSTRAINT "last_import_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "last_import_of_edition" ON "last_import" USING btree ("cup","edition");