ALTER TABLE "fact" DROP CONSTRAINT "fact_says_what_its_kind_needs";--> statement-breakpoint
ALTER TABLE "fact" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_cup_stage_stage_cup_id_fk" FOREIGN KEY ("cup","stage") REFERENCES "public"."stage"("cup","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_says_what_its_kind_needs" CHECK (case "fact"."kind"
				when 'lots' then num_nonnulls("fact"."division", "fact"."stage") = 1
				when 'shoot-out' then "fact"."division" is not null
				when 'fair-play' then num_nonnulls("fact"."division", "fact"."stage") = 1 and num_nulls("fact"."team", "fact"."points") = 0
				when 'ranking' then num_nulls("fact"."team", "fact"."ranking") = 0
				when 'walkover' then num_nulls("fact"."match", "fact"."note") = 0
				when 'correction' then num_nulls("fact"."match", "fact"."note") = 0
				else false end);