import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Conflict, conflictsOf, type ProgrammeMatch } from "./conflicts.ts";
import { wayBetween } from "./overlap.ts";

const MINUTE = 60_000;
const PLACES = {
	heden: { latitude: 57.7, longitude: 11.97 },
	valhalla: { latitude: 57.705, longitude: 11.99 },
	far: { latitude: 57.9, longitude: 12.4 },
	unknown: null,
} as const;
const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];

const aMatch = (id: string): fc.Arbitrary<ProgrammeMatch> =>
	fc
		.record({
			start: fc.integer({ min: 0, max: 40 }).map((step) => step * 10 * MINUTE),
			played: fc.constantFrom(1, 30, 40, 60),
			breaks: fc.constantFrom(0, 10),
			rest: fc.constantFrom(null, 30, 60, 120),
			field: fc.constantFrom(null, "1", "2", "3"),
			arena: fc.constantFrom(null, ...(Object.keys(PLACES) as (keyof typeof PLACES)[])),
			hours: fc.option(
				fc.record({
					day: fc.constantFrom("2026-07-13", "2026-07-14"),
					from: fc.option(fc.integer({ min: -3, max: 30 }).map((step) => step * 15 * MINUTE)),
					until: fc.option(fc.integer({ min: -3, max: 40 }).map((step) => step * 15 * MINUTE)),
				}),
			),
			teams: fc.uniqueArray(fc.constantFrom("ask", "bro", "ek", "fur"), { maxLength: 2 }),
			feeders: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
		})
		.map(({ breaks, hours, ...match }) => ({
			...match,
			id,
			takes: match.played + breaks,
			open: hours,
			at: match.arena === null ? null : PLACES[match.arena],
		}));
const programme = fc.integer({ min: 0, max: ids.length }).chain((size) => fc.tuple(...ids.slice(0, size).map(aMatch)));

/** How many minutes there are from one instant to another, counted one by one. */
function minutesFrom(from: number, to: number): number {
	let count = 0;
	for (let at = from; at < to; at += MINUTE) count++;
	return count;
}

/** Matches outside their arena's hours, each checked by itself. */
function bruteHours({ id, start, takes, arena, open }: ProgrammeMatch): Conflict[] {
	if (arena === null || open === null) return [];
	const { day, from, until } = open;
	const early = from === null ? 0 : minutesFrom(start, from);
	const late = until === null ? 0 : minutesFrom(until, start + takes * MINUTE);
	const conflict = { kind: "hours", matches: [id], arena, day } as const;
	return [
		...(early > 0 ? [{ ...conflict, edge: "opens", outside: early } as const] : []),
		...(late > 0 ? [{ ...conflict, edge: "closes", outside: late } as const] : []),
	];
}

/** Every pair of matches, looked at one by one. */
function bruteForce(matches: readonly ProgrammeMatch[]): Conflict[] {
	const found: Conflict[] = matches.flatMap(bruteHours);
	for (const one of matches)
		for (const other of matches) {
			if (one === other) continue;
			const pair = [one.id, other.id] as const;
			const overOne = one.start + one.played * MINUTE;
			if (other.feeders.includes(one.id) && other.start < overOne) found.push({ kind: "feeder", matches: pair });
			if (other.start < one.start || (other.start === one.start && other.id < one.id)) continue;
			if (one.field !== null && one.field === other.field && other.start < overOne)
				found.push({ kind: "field", field: one.field, matches: pair });
			for (const team of one.teams.filter((team) => other.teams.includes(team))) {
				if (other.start < overOne) {
					found.push({ kind: "team", team, matches: pair });
					continue;
				}
				const minutes = Math.max(0, (other.start - one.start) / MINUTE - one.takes);
				const rest = Math.max(one.rest ?? 0, other.rest ?? 0);
				if (minutes < rest) found.push({ kind: "rest", team, matches: pair, minutes, needed: rest });
				const way = one.arena !== other.arena && one.at && other.at ? Math.ceil(wayBetween(one.at, other.at)) : 0;
				if (minutes < way) found.push({ kind: "way", team, matches: pair, minutes, needed: way });
			}
		}
	return found;
}

const sorted = (conflicts: readonly Conflict[]) => conflicts.map((one) => JSON.stringify(one, Object.keys(one).sort())).sort();

describe("the conflicts of a match", () => {
	it("are those found by comparing every match and every pair of matches, in whatever order they come", () => {
		fc.assert(
			fc.property(programme, (matches) => {
				const found = conflictsOf(matches);
				expect(sorted(found)).toEqual(sorted(bruteForce(matches)));
				expect(conflictsOf(matches.toReversed()).toSorted()).toHaveLength(found.length);
			}),
			{ numRuns: 3_000 },
		);
	});
});
