import { and, eq } from "drizzle-orm";
import type { Orm } from "../../../database/database.ts";
import { canonical } from "../canonical.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { matchRows } from "../nouns/rows.ts";
import { rescheduledMatches, writeSchedules } from "../schedule.ts";
import { raiseRevision } from "../write/write-difference.ts";
import { resultOf } from "./reported-result.ts";

/** The columns of a match that no report writes; all others it does. */
type Programme =
	| "cup"
	| "id"
	| "edition"
	| "ordinal"
	| "number"
	| "division"
	| "against"
	| "round"
	| "playoffRound"
	| "position"
	| "start";
type Sides = "field" | "pinned" | "homeTeam" | "awayTeam" | "movedStart" | "movedField";

const REPORTED = {
	status: true,
	homeScore: true,
	awayScore: true,
	homeHalfTime: true,
	awayHalfTime: true,
	homeRegularTime: true,
	awayRegularTime: true,
	homeShootOut: true,
	awayShootOut: true,
	decidedBy: true,
	winner: true,
	period: true,
	minute: true,
	periodStart: true,
	periodMinute: true,
	begun: true,
	ended: true,
} as const satisfies { readonly [Column in Exclude<keyof typeof match.$inferSelect, Programme | Sides>]: true };

export const RESULT_COLUMNS = Object.keys(REPORTED) as (keyof typeof REPORTED)[];

/** The teams: recorded at kick-off, and removed when nothing else of the match is recorded any more. */
export const SEAT_COLUMNS = ["homeTeam", "awayTeam"] as const;

/**
 * Writes a match's new result and its teams.
 * @returns the edition's new revision; null if nothing changed
 */
export async function writeResult(
	orm: Orm,
	{ cup, edition }: { readonly cup: number; readonly edition: string },
	before: CupFileMatch,
	after: CupFileMatch,
): Promise<number | null> {
	if (resultOf(before) === resultOf(after)) return null;
	const rows = matchRows(cup, edition, [after]);
	const columns = Object.fromEntries(
		[...RESULT_COLUMNS, ...SEAT_COLUMNS].map((column) => [column, rows.match[0]?.[column] ?? null]),
	);
	await orm
		.update(match)
		.set(columns)
		.where(and(eq(match.cup, cup), eq(match.id, after.id)));
	if (canonical(before.events ?? []) !== canonical(after.events ?? [])) {
		await orm.delete(matchEvent).where(and(eq(matchEvent.cup, cup), eq(matchEvent.match, after.id)));
		if (rows.matchEvent.length > 0) await orm.insert(matchEvent).values(rows.matchEvent);
	}
	const revision = await raiseRevision(orm, cup, edition, [after.id]);
	await writeSchedules(orm, cup, rescheduledMatches([before], [after]), revision);
	return revision;
}
