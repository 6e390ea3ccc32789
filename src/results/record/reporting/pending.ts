import { and, asc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { groupBy } from "../../../collections/group-by.ts";
import type { MatchStatus } from "../../../cup/match/match.ts";
import { matchState } from "../../../cup/match/match-state.ts";
import { placeName } from "../../../cup/place-name.ts";
import { type ExpectedStart, expectedStarts } from "../../../cup/programme/late-running.ts";
import { scheduledEnd, scheduledMinutes } from "../../../cup/programme/scheduled-end.ts";
import type { Database } from "../../../database/database.ts";
import { arena } from "../nouns/arena.ts";
import { category } from "../nouns/category.ts";
import { division } from "../nouns/division.ts";
import { field } from "../nouns/field.ts";
import { match } from "../nouns/match.ts";
import { stage } from "../nouns/stage.ts";
import { instant } from "../nouns/value.ts";

/** A match that should be over and has no result. */
export type PendingMatch = {
	readonly id: string;
	readonly edition: string;
	readonly start: string;
	/** With its arena. */
	readonly field: string | null;
	readonly status: "scheduled" | "live";
	/** Minutes since its expected end, by reports from its field; by the programme if there are too few reports. */
	readonly late: number;
};

const PENDING = ["scheduled", "live"] as const;
const TODAY = 12 * 60 * 60_000;

/**
 * @param grace minutes after the expected end before a match is listed
 * @returns the overdue matches of all editions, the longest overdue first
 */
export async function pendingMatches(db: Database, cup: number, now: Date, grace: number): Promise<PendingMatch[]> {
	const rows = await db.orm
		.select({
			id: match.id,
			edition: match.edition,
			start: match.start,
			status: match.status,
			begun: match.begun,
			ended: match.ended,
			fieldId: match.field,
			field: field.name,
			arena: arena.name,
			halves: sql<number | null>`coalesce(${stage.halves}, ${category.halves})`,
			minutesPerHalf: sql<number | null>`coalesce(${stage.minutesPerHalf}, ${category.minutesPerHalf})`,
		})
		.from(match)
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.leftJoin(arena, and(eq(arena.cup, field.cup), eq(arena.id, field.arena)))
		.where(
			and(
				eq(match.cup, cup),
				// Today's matches on the same fields show how late they run.
				or(inArray(match.status, PENDING), gte(match.start, new Date(now.getTime() - TODAY).toISOString())),
				isNotNull(match.start),
				lt(match.start, now.toISOString()),
			),
		)
		.orderBy(asc(match.start), asc(match.id));
	const expected = expectedOf(rows);
	const pending = rows.filter((row) => (PENDING as readonly string[]).includes(row.status));
	return pending
		.map((row) => ({
			id: row.id,
			edition: row.edition,
			start: instant(row.start ?? ""),
			field: row.field === null || row.arena === null ? null : placeName(row.arena, row.field),
			status: row.status as "scheduled" | "live",
			late: Math.floor((now.getTime() - scheduledEnd(startOf(row, now, expected), row.halves, row.minutesPerHalf)) / 60_000),
		}))
		.filter(({ late }) => late >= grace)
		.sort((a, b) => b.late - a.late);
}

type Row = {
	readonly id: string;
	readonly start: string | null;
	readonly status: MatchStatus;
	readonly begun: string | null;
	readonly ended: string | null;
	readonly fieldId: string | null;
	readonly halves: number | null;
	readonly minutesPerHalf: number | null;
};

/** When it began, or is expected to begin: a match is not overdue because its field runs late. */
function startOf({ id, start, begun }: Row, now: Date, expected: ReadonlyMap<string, ExpectedStart>): string {
	const late = expected.get(id);
	if (begun !== null) return begun;
	return late && now.getTime() < late.until ? new Date(late.at).toISOString() : (start ?? "");
}

function expectedOf(rows: readonly Row[]): Map<string, ExpectedStart> {
	const programmes = groupBy(
		rows.filter(({ fieldId }) => fieldId !== null),
		({ fieldId, start }) => `${fieldId} ${start?.slice(0, 10)}`,
	);
	const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));
	const expected = [...programmes.values()].map((programme) =>
		expectedStarts(
			programme.map((row) => ({
				id: row.id,
				start: Date.parse(row.start ?? ""),
				length: scheduledMinutes(row.halves, row.minutesPerHalf) * 60_000,
				state: matchState(row),
				isWalkover: row.status === "walkover",
				begun: instantOf(row.begun),
				ended: instantOf(row.ended),
			})),
		),
	);
	return new Map(expected.flatMap((programme) => [...programme]));
}
