import { and, eq } from "drizzle-orm";
import type { Orm } from "../../../database/database.ts";
import { canonical } from "../canonical.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { resultOf } from "../import/reported-result.ts";
import { raiseRevision } from "../import/write.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { matchRows } from "../nouns/rows.ts";
import { rescheduled, writeSchedules } from "../schedule.ts";

/** What reports change of a match's row. */
export const RESULT_COLUMNS = [
	"status",
	"homeScore",
	"awayScore",
	"homeHalfTime",
	"awayHalfTime",
	"homeRegularTime",
	"awayRegularTime",
	"homeShootOut",
	"awayShootOut",
	"decidedBy",
	"winner",
	"period",
	"minute",
	"periodStart",
	"periodMinute",
	"begun",
	"ended",
] as const satisfies readonly (keyof typeof match.$inferInsert)[];

/**
 * Writes another result of one match.
 * @returns the edition's new revision; null where nothing changed
 */
export async function writeResult(
	orm: Orm,
	{ cup, edition }: { readonly cup: number; readonly edition: string },
	before: CupFileMatch,
	after: CupFileMatch,
): Promise<number | null> {
	if (resultOf(before) === resultOf(after)) return null;
	const rows = matchRows(cup, edition, [after]);
	const columns = Object.fromEntries(RESULT_COLUMNS.map((column) => [column, rows.match[0]?.[column] ?? null]));
	await orm
		.update(match)
		.set(columns)
		.where(and(eq(match.cup, cup), eq(match.id, after.id)));
	if (canonical(before.events ?? []) !== canonical(after.events ?? [])) {
		await orm.delete(matchEvent).where(and(eq(matchEvent.cup, cup), eq(matchEvent.match, after.id)));
		if (rows.matchEvent.length > 0) await orm.insert(matchEvent).values(rows.matchEvent);
	}
	const revision = await raiseRevision(orm, cup, edition, [after.id]);
	await writeSchedules(orm, cup, rescheduled([before], [after]), revision);
	return revision;
}
