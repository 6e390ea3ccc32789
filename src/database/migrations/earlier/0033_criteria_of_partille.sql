-- The preset "partille" compares difference and goals among the level teams from here on. An edition with results keeps the criteria that it was
-- played by: they are written out in its rules.
UPDATE "category" SET "rules" = (regexp_replace("rules"::text, '\}\s*$', '') || ',"criteria":[{"headToHead":["points"]},"goal-difference","goals-for","lots"]}')::json
WHERE "rules"->>'preset' = 'partille' AND "rules"->'criteria' IS NULL AND EXISTS (
	SELECT FROM "match" WHERE "match"."cup" = "category"."cup" AND "match"."edition" = "category"."edition"
	AND ("match"."status" IN ('live', 'finished', 'walkover') OR "match"."begun" IS NOT NULL)
);--> statement-breakpoint
UPDATE "stage" SET "rules" = (regexp_replace("stage"."rules"::text, '\}\s*$', '') || ',"criteria":[{"headToHead":["points"]},"goal-difference","goals-for","lots"]}')::json
FROM "category"
WHERE "category"."cup" = "stage"."cup" AND "category"."id" = "stage"."category"
AND "stage"."rules"->>'preset' = 'partille' AND "stage"."rules"->'criteria' IS NULL AND EXISTS (
	SELECT FROM "match" WHERE "match"."cup" = "category"."cup" AND "match"."edition" = "category"."edition"
	AND ("match"."status" IN ('live', 'finished', 'walkover') OR "match"."begun" IS NOT NULL)
);
