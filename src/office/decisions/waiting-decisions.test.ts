import { describe, expect, it } from "vitest";
import { aMatch, aSmallCup, finished } from "../../../tests/support/cup.ts";
import type { CupFileCategory, CupFileFact, CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import { waitingDecisions } from "./waiting-decisions.ts";

type Given = {
	readonly matches?: Readonly<Record<string, Partial<CupFileMatch>>>;
	readonly facts?: readonly CupFileFact[];
	readonly category?: Readonly<Record<string, Partial<CupFileCategory>>>;
	readonly more?: readonly CupFileMatch[];
};

/** The small cup, in which Valhalla has another time zone and Heden has none stated. */
function recordOf({ matches = {}, facts = [], category = {}, more = [] }: Given): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions;
	return {
		...{ cup, clubs, revision: 1, announcedTo: null },
		arenas: arenas.map((arena) => (arena.id === "valhalla" ? { ...arena, zone: "Europe/Helsinki" } : arena)),
		edition: {
			...edition!,
			categories: edition!.categories.map((one) => ({ ...one, ...category[one.id] })),
			matches: [...edition!.matches.map((match) => ({ ...match, ...matches[match.id] })), ...more],
			facts: [...(edition!.facts ?? []), ...facts],
		},
	};
}
const waiting = (given: Given = {}) => waitingDecisions(recordOf(given));
const keys = (given: Given = {}) => waiting(given).map(({ key }) => key);
const protest = (id: string, match: string, more: object = {}) =>
	({ id, at: "2026-07-14T18:00:00Z", kind: "protest", match, note: "Too many on the field", ...more }) as CupFileFact;
const SECOND_OF_1 = "shared b14-g-1 2";
const side = (club: string) => ({ team: `b14-${club}`, name: `${club.toUpperCase()} IF`, nation: "se", shirts: null });

describe("what waits for a decision", () => {
	it("is a shared position: the teams, the figures, what would decide, and which matches wait for it, with their times", () => {
		expect(waiting()).toEqual([
			{
				...{ kind: "shared", key: SECOND_OF_1, category: { en: "B14", sv: "B14" }, position: 2, facts: ["shoot-out"] },
				neededBy: "2026-07-16T12:00:00+02:00",
				waiting: [{ match: "b14-s2", number: "413", place: "Heden 10", start: "2026-07-16T12:00:00+02:00" }],
				among: { division: "b14-g-1", group: { name: "1" } },
				teams: [
					{ id: "b14-bro", name: "BRO IF", nation: "se" },
					{ id: "b14-dal", name: "DAL IF", nation: "se" },
				],
				figures: expect.arrayContaining([
					{ criterion: "points", pass: 1, values: [4, 4], undecided: null },
					{ criterion: "shoot-out", pass: expect.any(Number), values: [null, null], undecided: "no-fact" },
				]),
			},
		]);
		expect(
			keys({
				facts: [{ id: "k", at: "2026-07-15T10:00:00Z", kind: "shoot-out", division: "b14-g-1", order: ["b14-bro", "b14-dal"] }],
			}),
		).toEqual([]);
	});

	it("has no figures for the young, and for categories without public tables", () => {
		const figures = (not: object) => {
			const publishes = { scores: true, tables: true, playoffs: true, ...not };
			const [shared] = waiting({ category: { b14: { publishes } } });
			return shared?.kind === "shared" ? shared.figures.map(({ criterion }) => criterion) : null;
		};
		expect(figures({ scores: false })).toEqual(["shoot-out"]);
		expect(figures({ tables: false })).toEqual(["shoot-out"]);
		expect(figures({ playoffs: false })?.[0]).toBe("points");
	});

	it("is a playoff match that ended level, until a side goes on, with the matches that wait for it, the soonest first", () => {
		const level = { home: { team: "b14-ask" }, away: { team: "b14-gran" }, ...finished(1, 1) };
		const start = "2026-07-18T09:00:00Z";
		const [first, ...others] = waiting({ matches: { "b14-s1": level, "b14-t": { start, field: "heden-2" } } });
		expect(others.map(({ key }) => key)).toEqual(["level b14-s1"]);
		expect(first!.key).toBe(SECOND_OF_1);
		expect(others[0]).toEqual({
			...{ kind: "level", key: "level b14-s1", category: { en: "B14", sv: "B14" }, score: { home: 1, away: 1 } },
			neededBy: "2026-07-18T11:00:00+02:00",
			waiting: [
				{ match: "b14-t", number: null, place: "Heden 2", start: "2026-07-18T11:00:00+02:00" },
				{ match: "b14-f", number: null, place: "Valhalla 1", start: "2026-07-18T15:00:00+03:00" },
			],
			slip: {
				...{ match: "b14-s1", number: "412", category: { en: "B14", sv: "B14" }, type: "playoff", division: "A" },
				...{ place: "Heden 10", arena: "heden", home: side("ask"), away: side("gran") },
			},
		});
		const of = (stands: Partial<CupFileMatch>) =>
			keys({ matches: { "b14-s1": { ...level, ...stands } } }).includes("level b14-s1");
		expect([of({}), of({ status: "live" }), of(finished(2, 1)), of({ winner: "home" })]).toEqual([true, false, false, false]);
		expect(of({ shootOut: { home: 4, away: 3 }, decidedBy: "penalties" })).toBe(false);
		expect(of({ away: { slot: { kind: "winner", match: "b14-bf" } } })).toBe(false);
		// Level in a group is how it ended.
		expect(keys({ matches: { "b14-m1": finished(1, 1) } }).filter((key) => key.startsWith("level"))).toEqual([]);
		// A match under protest waits for the protest's answer.
		const protested = keys({ matches: { "b14-s1": level }, facts: [protest("p", "b14-s1")] });
		expect([protested.includes("level b14-s1"), protested.includes("protest p")]).toEqual([false, true]);
		const answered = [protest("p", "b14-s1", { outcome: "rejected" })];
		expect(keys({ matches: { "b14-s1": level }, facts: answered })).toContain("level b14-s1");
	});

	it("is a protest until it is answered: the team, the match, and all that its match or its group's table fills", () => {
		const [one] = waiting({ facts: [protest("p", "b14-m7", { team: "b14-gran" })] }).filter(({ kind }) => kind === "protest");
		expect(one).toEqual({
			...{ kind: "protest", key: "protest p", category: { en: "B14", sv: "B14" }, protest: "p", claim: "Too many on the field" },
			...{ score: { home: 2, away: 1 }, isYoung: false, by: "GRAN IF", neededBy: "2026-07-16T11:00:00+02:00" },
			waiting: [
				{ match: "b14-s1", number: "412", place: "Heden 10", start: "2026-07-16T11:00:00+02:00" },
				{ match: "b14-s2", number: "413", place: "Heden 10", start: "2026-07-16T12:00:00+02:00" },
				{ match: "b14-bf", number: null, place: null, start: null },
			],
			slip: {
				...{ match: "b14-m7", number: null, category: { en: "B14", sv: "B14" }, type: "group", division: "2" },
				...{ place: "Heden 2", arena: "heden", home: side("fur"), away: side("gran") },
			},
		});
		expect(keys({ facts: [protest("p", "b14-m7", { outcome: "rejected" })] })).toEqual([SECOND_OF_1]);
		const held = (match: string, more: readonly CupFileMatch[] = []) =>
			waiting({ facts: [protest("p", match)], more })
				.find(({ key }) => key === "protest p")!
				.waiting.map((one) => one.match);
		expect(held("b14-s1")).toEqual(["b14-f", "b14-t"]);
		const best = { kind: "best-of" as const, divisions: ["b14-g-1", "b14-g-2"], position: 3 };
		const extra = aMatch("b14-x", "b14-b-1", [best, "b14-ek"], { round: "quarter-final", position: 1 });
		expect(held("b14-m7", [extra])).toContain("b14-x");
		expect(held("g15-m1", [extra])).toEqual(["g15-m3"]);
	});

	it("is a protest without a score in a category of the young, and without a team if it has none", () => {
		const [one] = waiting({ facts: [protest("p", "b11-m1")] }).filter(({ kind }) => kind === "protest");
		expect(one).toMatchObject({ isYoung: true, score: null, by: null, neededBy: null, waiting: [] });
		const [walkover] = waiting({ facts: [protest("p", "g15-m2")] }).filter(({ kind }) => kind === "protest");
		expect(walkover).toMatchObject({ isYoung: false, score: null, slip: { away: { name: "HAV IF 2" } } });
	});

	it("is a playoff match whose team the table would no longer bring there, until that is decided", () => {
		const played = { home: { team: "b14-ask", slot: { kind: "position", division: "b14-g-1", position: 1 } }, ...finished(2, 0) };
		const matches = { "b14-s1": played as Partial<CupFileMatch>, "b14-m1": finished(0, 9) };
		const [one] = waiting({ matches }).filter(({ kind }) => kind === "contested");
		expect(one).toMatchObject({
			...{ key: "contested b14-s1", score: { home: 2, away: 0 }, isYoung: false, neededBy: "2026-07-18T15:00:00+03:00" },
			seats: [{ side: "home", team: { id: "b14-ask" }, instead: { id: "b14-bro" } }],
		});
		const decided: CupFileFact = {
			...{ id: "d", at: "2026-07-16T18:00:00Z", kind: "as-played", match: "b14-s1", team: "b14-ask", instead: "b14-bro" },
		};
		expect(keys({ matches, facts: [decided] })).not.toContain("contested b14-s1");
		expect(keys({ matches, facts: [{ ...decided, instead: "b14-dal" }] })).toContain("contested b14-s1");
	});

	it("is a side that no result fills, with the reason and the teams that may take its place", () => {
		const matches = { "b14-s1": { status: "walkover", winner: "none" } as Partial<CupFileMatch> };
		const [one] = waiting({ matches }).filter(({ kind }) => kind === "stuck");
		expect(one).toMatchObject({
			...{ key: "stuck b14-t home", match: "b14-t", side: "home", cause: { kind: "both-lost", match: "412" }, mayBeBye: true },
			other: null,
		});
		if (one?.kind !== "stuck") throw new Error("expected a stuck side");
		expect(one.teams.map(({ id }) => id)).toContain("b14-ek");
	});

	it("is ordered by when it is needed, last if nothing waits for it, and at the same time by kind", () => {
		const facts = [protest("z", "b14-m7"), protest("a", "b11-m1"), protest("b", "g15-m1"), protest("y", "b14-m8")];
		// The table of group 2 does not decide pairings any more, so decisions that block a match come first.
		expect(keys({ facts })).toEqual(["protest b", "protest y", "protest z", SECOND_OF_1, "protest a"]);
	});

	it("is computed once for each state of an edition", () => {
		const record = recordOf({});
		expect(waitingDecisions(record)).toBe(waitingDecisions(record));
		expect(waitingDecisions({ ...record, edition: { ...record.edition, matches: [] } })).toEqual([]);
	});
});
