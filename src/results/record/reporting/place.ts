import { and, eq, sql } from "drizzle-orm";
import type { CupClock } from "../../../cup/cup-clock.ts";
import type { PlayingTerms } from "../../../cup/reports/course.ts";
import type { Orm } from "../../../database/database.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { category } from "../nouns/category.ts";
import { cup } from "../nouns/cup.ts";
import { division } from "../nouns/division.ts";
import { edition } from "../nouns/edition.ts";
import { field } from "../nouns/field.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { matchesOfRows } from "../nouns/rows.ts";
import { runningClock } from "../nouns/running-clock.ts";
import { slot } from "../nouns/slot.ts";
import { stage } from "../nouns/stage.ts";
import { instantOrNull } from "../nouns/value.ts";
import { clockOfRow } from "../read-clock.ts";

/** A match with everything needed to judge its reports. */
export type ReportedPlace = {
	readonly edition: string;
	readonly match: CupFileMatch;
	readonly arena: string | null;
	readonly terms: PlayingTerms;
	/** Whether a report may include a shirt number: never for young categories. */
	readonly shirtNumbers: boolean;
	/** Whether the result is confirmed by ticks. */
	readonly confirmsResults: boolean;
	/** The cup's clock. */
	readonly clock: CupClock;
};

/** Reads a match and locks it until the transaction ends; undefined if the cup has no such match. */
export async function lockMatch(orm: Orm, cupId: number, id: string): Promise<ReportedPlace | undefined> {
	const [found] = await orm
		.select({
			match,
			arena: field.arena,
			halves: sql<number | null>`coalesce(${stage.halves}, ${category.halves})`,
			minutesPerHalf: sql<number | null>`coalesce(${stage.minutesPerHalf}, ${category.minutesPerHalf})`,
			sport: cup.sport,
			shirtNumbers: sql<boolean | null>`coalesce(${category.shirtNumbers}, ${cup.shirtNumbers})`,
			publishesScores: category.publishesScores,
			confirmsResults: category.confirmsResults,
			clock: cup.clock,
			running: runningClock,
		})
		.from(match)
		.innerJoin(cup, eq(cup.id, match.cup))
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.leftJoin(runningClock, eq(runningClock.cup, match.cup))
		.where(and(eq(match.cup, cupId), eq(match.id, id)))
		.for("update", { of: match });
	if (!found) return undefined;
	const own = (table: typeof slot | typeof matchEvent) => and(eq(table.cup, cupId), eq(table.match, id));
	const [whole] = matchesOfRows({
		match: [found.match],
		slot: await orm.select().from(slot).where(own(slot)),
		matchEvent: await orm.select().from(matchEvent).where(own(matchEvent)).orderBy(matchEvent.ordinal),
	});
	return {
		edition: found.match.edition,
		match: whole!,
		arena: found.arena,
		terms: {
			halfMinutes: found.halves === 2 ? found.minutesPerHalf : null,
			shootOutBy: found.sport === "handball" ? "seven-metre-throws" : "penalties",
		},
		shirtNumbers: found.publishesScores !== false && (found.shirtNumbers ?? false),
		confirmsResults: found.confirmsResults ?? false,
		clock: found.running ? clockOfRow(found.running) : instantOrNull(found.clock),
	};
}

/** @returns the edition's present revision */
export async function revisionOf(orm: Orm, cupId: number, id: string): Promise<number> {
	const [row] = await orm
		.select({ revision: edition.revision })
		.from(edition)
		.where(and(eq(edition.cup, cupId), eq(edition.id, id)));
	return row?.revision ?? 0;
}
