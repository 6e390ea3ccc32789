CREATE TABLE "stream" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"edition" text NOT NULL,
	"ordinal" integer NOT NULL,
	"title" json NOT NULL,
	"match" text,
	"field" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"provider" text NOT NULL,
	"address" text NOT NULL,
	"poster" text,
	"state" text NOT NULL,
	"access" text NOT NULL,
	CONSTRAINT "stream_cup_id_pk" PRIMARY KEY("cup","id"),
	CONSTRAINT "stream_of_a_match_or_of_a_field_and_a_time" CHECK (("stream"."match" is not null and num_nonnulls("stream"."field", "stream"."starts_at", "stream"."ends_at") = 0)
				or ("stream"."match" is null and num_nulls("stream"."field", "stream"."starts_at", "stream"."ends_at") = 0)),
	CONSTRAINT "stream_ends_after_it_starts" CHECK ("stream"."starts_at" < "stream"."ends_at"),
	CONSTRAINT "stream_provider" CHECK ("stream"."provider" in ('hls', 'youtube', 'vimeo')),
	CONSTRAINT "stream_state" CHECK ("stream"."state" in ('upcoming', 'live', 'replay')),
	CONSTRAINT "stream_access" CHECK ("stream"."access" in ('open', 'account', 'pass'))
);
--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_cup_edition_edition_cup_id_fk" FOREIGN KEY ("cup","edition") REFERENCES "public"."edition"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_cup_match_match_cup_id_fk" FOREIGN KEY ("cup","match") REFERENCES "public"."match"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_cup_field_field_cup_id_fk" FOREIGN KEY ("cup","field") REFERENCES "public"."field"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_of_edition" ON "stream" USING btree ("cup","edition");--> statement-breakpoint
ALTER TABLE "match" DROP COLUMN "stream";