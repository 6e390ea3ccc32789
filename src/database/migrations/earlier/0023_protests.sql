ALTER TABLE "fact" DROP CONSTRAINT "fact_says_what_its_kind_needs";--> statement-breakpoint
ALTER TABLE "fact" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "fact" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_outcome" CHECK ("fact"."outcome" in ('upheld', 'rejected'));--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_says_what_its_kind_needs" CHECK (case "fact"."kind"
				when 'lots' then num_nonnulls("fact"."division", "fact"."stage") = 1
				when 'shoot-out' then "fact"."division" is not null
				when 'fair-play' then num_nonnulls("fact"."division", "fact"."stage") = 1 and num_nulls("fact"."team", "fact"."points") = 0
				when 'ranking' then num_nulls("fact"."team", "fact"."ranking") = 0
				when 'walkover' then num_nulls("fact"."match", "fact"."note") = 0
				when 'correction' then num_nulls("fact"."match", "fact"."note") = 0
				when 'protest' then num_nulls("fact"."match", "fact"."note") = 0
				else false end);