import { and, eq, inArray } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import type { CupState } from "../record/cup-state.ts";
import { importChanges } from "../record/import/changes.ts";
import { LastImports } from "../record/import/last-import.ts";
import { match as matches } from "../record/nouns/match.ts";
import { matchRows } from "../record/nouns/rows.ts";
import { noRows } from "../record/nouns/tables.ts";
import { clockOf, cupNow } from "../record/read-clock.ts";
import { restate } from "../record/reporting/log.ts";
import { resultOf } from "../record/reporting/reported-result.ts";
import { writeResult } from "../record/reporting/write-result.ts";
import { type Difference, difference, joinDifferences } from "../record/write/difference.ts";
import type { ActHead } from "./act.ts";
import { writeAct } from "./ledger.ts";
import { unchangedLine } from "./unchanged-line.ts";

/**
 * Writes results like reports, a few rows per match, and records them in the ledger: a results desk types one every few seconds while the
 * whole cup plays.
 * @param record the judged record; only the category's part of the edition is needed
 */
export async function commitResults(
	orm: Orm,
	{ record, after }: { readonly record: EditionRecord; readonly after: EditionRecord },
	head: ActHead,
): Promise<{ readonly act: number; readonly revision: number }> {
	const place = { cup: record.cup.id, edition: record.edition.id };
	const becomes = new Map(after.edition.matches.map((match) => [match.id, match]));
	const pairs = record.edition.matches.flatMap((was) => {
		const match = becomes.get(was.id);
		return match && resultOf(was) !== resultOf(match) ? [{ was, match }] : [];
	});
	const ordinals = await ordinalsOf(
		orm,
		place.cup,
		pairs.map(({ was }) => was.id),
	);
	let { revision } = record;
	const written: Difference[] = [];
	for (const { was, match } of pairs) {
		revision = (await writeResult(orm, place, was, match)) ?? revision;
		const ordinal = ordinals.get(was.id)!;
		written.push(difference(rowsOf(place, was, ordinal), rowsOf(place, match, ordinal)));
	}
	const server = new Date();
	await restate(
		orm,
		place.cup,
		pairs.map(({ match }) => match),
		server,
	);
	const changes =
		pairs.length === 0 ? unchangedLine(record, head) : importChanges(stateOf(record), stateOf(after), new LastImports([]));
	const act = await writeAct(orm, place.cup, head, {
		now: cupNow(clockOf(record.cup), server),
		difference: joinDifferences(written),
		editions: pairs.length === 0 ? [] : [{ id: place.edition, revision }],
		changes,
		said: [],
	});
	return { act: act ?? 0, revision };
}

/** The match's index in its edition: a row contains it. */
async function ordinalsOf(orm: Orm, cup: number, ids: readonly string[]): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map();
	const rows = await orm
		.select({ id: matches.id, ordinal: matches.ordinal })
		.from(matches)
		.where(and(eq(matches.cup, cup), inArray(matches.id, [...ids])));
	return new Map(rows.map(({ id, ordinal }) => [id, ordinal]));
}

function rowsOf({ cup, edition }: { readonly cup: number; readonly edition: string }, match: CupFileMatch, ordinal: number) {
	const rows = matchRows(cup, edition, [match]);
	return { ...noRows(), matchEvent: rows.matchEvent, match: rows.match.map((row) => ({ ...row, ordinal })) };
}

const stateOf = ({ cup, clubs, arenas, edition }: EditionRecord): CupState => ({ cup, clubs, arenas, editions: [edition] });
