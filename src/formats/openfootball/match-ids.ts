import { groupBy } from "../../collections/group-by.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import type { Entry, EntrySide } from "./entry.ts";
import type { DivisionLayout } from "./layout.ts";

/** A recorded match, for recognising the same match in a later file. */
export type RecordedMatch = Pick<CupFileMatch, "id" | "division" | "round" | "start" | "home" | "away">;

export type KnownMatches = {
	readonly startOf: (entry: Entry) => string | undefined;
	/** Empty if the record does not have the edition. */
	readonly recorded: readonly RecordedMatch[];
};
/** `prefix`: the prefix of the edition's ids. */
type Known = KnownMatches & { readonly prefix: string };

/** A match of the file in its round, with its possible ids by number and by place in the file. */
type Row = {
	readonly entry: Entry;
	readonly numbered: string | null;
	readonly placed: string;
	/** `round`: that of a playoff; null for a group, whose matches need no round. */
	readonly round: string | null;
};

/**
 * The id of each match: the recorded one, otherwise its number, otherwise its place in the file's order among the matches of its
 * group or playoff round. A later file may add or drop a match's number, or reorder matches: a match is recognised by its number,
 * then its teams, its start, its place, and finally as the only one left in its round.
 */
export function matchIds(divisions: readonly DivisionLayout[], known: Known): Map<Entry, string> {
	const ids = new Map<Entry, string>();
	const taken = new Set(known.recorded.map(({ id }) => id));
	for (const division of divisions) {
		const rows = rowsOf(division, known.prefix);
		const found = inRecord(rows, division.id, known);
		for (const row of rows) {
			const id = found.get(row) ?? freeId(row, taken);
			taken.add(id);
			ids.set(row.entry, id);
		}
	}
	return ids;
}

function rowsOf(division: DivisionLayout, prefix: string): Row[] {
	const row = (entry: Entry, placed: string, round: string | null): Row => {
		const { number } = entry.text;
		return { entry, numbered: number === null ? null : `${prefix}-m${number}`, placed, round };
	};
	if (division.type === "group")
		return division.plan.entries.map((entry, index) => row(entry, `${division.id}-${index + 1}`, null));
	return [...groupBy(division.plan.entries, ({ round }) => round)].flatMap(([round, entries]) => {
		const stem = `${division.plan.name ? division.id : prefix}-${round}`;
		return entries.map(({ entry }, index) => row(entry, entries.length === 1 ? stem : `${stem}-${index + 1}`, round));
	});
}

/** A new match never gets the id of another one, even if the file's order has changed and its place suggests that id. */
function freeId({ numbered, placed }: Row, taken: ReadonlySet<string>): string {
	const own = numbered ?? placed;
	let id = own;
	for (let next = 2; taken.has(id); next++) id = `${own}-${next}`;
	return id;
}

function inRecord(rows: readonly Row[], division: string, { prefix, startOf, recorded }: Known): Map<Row, string> {
	const found = new Map<Row, string>();
	const left = new Map(recorded.filter((match) => match.division === division).map((match) => [match.id, match]));
	const claim = (row: Row, id: string) => {
		found.set(row, id);
		left.delete(id);
	};
	const roundOf = ({ round }: RecordedMatch): string | null => (typeof round === "string" ? round : null);
	/** If exactly one match of the file and one of the record have the same key in a round, they are the same. */
	const claimAlike = (ofRow: (row: Row) => string | null, ofMatch: (match: RecordedMatch) => string | null) => {
		const unclaimed = rows.filter((row) => !found.has(row));
		const theirs = groupBy([...left.values()], (match) => keyIn(roundOf(match), ofMatch(match)));
		for (const [key, alike] of groupBy(unclaimed, (row) => keyIn(row.round, ofRow(row)))) {
			const matches = theirs.get(key) ?? [];
			if (key !== null && alike.length === 1 && matches.length === 1) claim(alike[0], matches[0]!.id);
		}
	};

	const ids = new Set(recorded.map(({ id }) => id));
	for (const row of rows) if (row.numbered !== null && ids.has(row.numbered)) claim(row, row.numbered);
	claimAlike(
		({ entry }) => pairOf(teamOf(entry.home, prefix), teamOf(entry.away, prefix)),
		({ home, away }) => pairOf(home.team, away.team),
	);
	const instant = (start: string | undefined) => (start === undefined ? null : String(Date.parse(start)));
	claimAlike(
		({ entry }) => instant(startOf(entry)),
		({ start }) => instant(start),
	);
	for (const row of rows) {
		const match = left.get(row.placed);
		if (match && !found.has(row) && roundOf(match) === row.round) claim(row, row.placed);
	}
	claimAlike(
		({ round }) => round && "",
		() => "",
	);
	return found;
}

const keyIn = (round: string | null, key: string | null): string | null => (key === null ? null : `${round} ${key}`);

const teamOf = (side: EntrySide, prefix: string): string | undefined =>
	side.kind === "team" ? `${prefix}-${side.club.id}` : undefined;

const pairOf = (home: string | undefined, away: string | undefined): string | null =>
	home === undefined || away === undefined ? null : [home, away].sort().join(" ");
