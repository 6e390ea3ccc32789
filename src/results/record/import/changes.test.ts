import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { cellsOf } from "../cells.ts";
import type { CupFileMatch } from "../cup-file.ts";
import type { CupState } from "../cup-state.ts";
import { importChanges, leftOut, removedNouns } from "./changes.ts";
import { compareStates } from "./import.ts";
import { LastImports } from "./last-import.ts";

type Edition = CupState["editions"][number];
const stateOf = (change: (edition: Edition) => object = () => ({}), more: Partial<CupState> = {}): CupState => {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions as [Edition];
	return { cup, clubs, arenas, editions: [{ ...edition, ...change(edition) }], ...more };
};
/** For a record that has an earlier import, or none. */
const known = new LastImports(["", "lc-2026"].map((edition) => ({ source: "cup.json", edition, cells: {} })));
const consents = (before: CupState, after: CupState, last = known) =>
	importChanges(before, after, last).map(({ consent, was, becomes }) => [consent, was, becomes]);

const withMatch = (id: string, change: (match: CupFileMatch) => CupFileMatch | null) =>
	stateOf(({ matches }) => ({
		matches: matches.flatMap((match) => {
			const changed = match.id === id ? change(match) : match;
			return changed ? [changed] : [];
		}),
	}));
const without = <Key extends keyof CupFileMatch>(match: CupFileMatch, ...keys: readonly Key[]): CupFileMatch =>
	Object.fromEntries(Object.entries(match).filter(([key]) => !keys.includes(key as Key))) as CupFileMatch;

const SEMI = "b14-s1";
const HEDEN_10 = "2026-07-16 11:00, Heden 10";
test.each<
	[
		what: string,
		was: (match: CupFileMatch) => CupFileMatch,
		becomes: (match: CupFileMatch) => CupFileMatch | null,
		changes: readonly unknown[],
	]
>([
	["nothing", (one) => one, (one) => ({ ...one }), []],
	["the same instant, written otherwise", (one) => one, (one) => ({ ...one, start: "2026-07-16T11:00:00+02:00" }), []],
	[
		"another time",
		(one) => one,
		(one) => ({ ...one, start: "2026-07-16T09:30:00Z" }),
		[["moves", HEDEN_10, "2026-07-16 11:30, Heden 10"]],
	],
	["another field", (one) => one, (one) => ({ ...one, field: "heden-2" }), [["moves", HEDEN_10, "2026-07-16 11:00, Heden 2"]]],
	["no time any more", (one) => one, (one) => without(one, "start"), [["moves", HEDEN_10, "time not set, Heden 10"]]],
	[
		"its first time and field",
		(one) => without(one, "start", "field"),
		(one) => one,
		[[null, "time not set, no field", HEDEN_10]],
	],
	["its first field", (one) => without(one, "field"), (one) => one, [[null, "2026-07-16 11:00, no field", HEDEN_10]]],
	["its first time", (one) => without(one, "start"), (one) => one, [[null, "time not set, Heden 10", HEDEN_10]]],
	[
		"its first field and another time",
		(one) => without(one, "field"),
		(one) => ({ ...one, start: "2026-07-16T09:30:00Z" }),
		[["moves", "2026-07-16 11:00, no field", "2026-07-16 11:30, Heden 10"]],
	],
	[
		"that it was moved",
		(one) => one,
		(one) => ({ ...one, moved: { field: "heden-2" } }),
		[["moves", HEDEN_10, `${HEDEN_10} (moved from 2026-07-16 11:00, Heden 2)`]],
	],
	[
		"its result",
		(one) => one,
		(one) => ({ ...one, status: "finished", score: { home: 1, away: 0 } }),
		[["results", "not played", "1–0"]],
	],
	["that it is put off", (one) => one, (one) => ({ ...one, status: "postponed" }), [["results", "not played", "postponed"]]],
	[
		"its place and its result",
		(one) => one,
		(one) => ({ ...one, field: "heden-2", status: "cancelled" }),
		[
			["moves", HEDEN_10, "2026-07-16 11:00, Heden 2"],
			["results", "not played", "cancelled"],
		],
	],
	["that it is none of the cup's", (one) => one, () => null, [[null, "not played", "removed"]]],
	[
		"that it is none, though it was played",
		(one) => ({ ...one, status: "finished", score: { home: 1, away: 0 } }),
		() => null,
		[["results", "1–0", "removed"]],
	],
	["another number", (one) => one, (one) => ({ ...one, number: "9" }), [[null, "412", "9"]]],
])("an import lists for a match %s, and needs consent for it or none", (_, was, becomes, changes) => {
	expect(
		consents(
			withMatch(SEMI, was),
			withMatch(SEMI, (one) => becomes(one)),
		),
	).toEqual(changes);
});

test("for a match of a young category it lists whether it was played, and no score", () => {
	const after = withMatch("b11-m1", (match) => ({ ...match, score: { home: 8, away: 3 } }));
	expect(consents(stateOf(), after)).toEqual([["results", "played", "played"]]);
	// The score may be shown once the category shows its scores, but not by the import that changes this.
	const shown = stateOf(({ categories, matches }) => ({
		categories: categories.map(({ publishes: _, ...category }) => category),
		matches: matches.map((match) => (match.id === "b11-m1" ? { ...match, score: { home: 8, away: 3 } } : match)),
	}));
	expect(consents(stateOf(), shown)).toEqual([
		["publication", "no results", "all"],
		["results", "played", "played"],
	]);
});

test("publication needs consent, flag by flag; so do the record's values if the last import is unknown", () => {
	const hidden = stateOf(({ published }) => ({ published: { ...published, lot: false, schedule: false } }));
	expect(consents(stateOf(), hidden).map(([consent]) => consent)).toEqual(["publication", "publication"]);
	const renamed = stateOf(() => ({ name: "Another" }));
	expect(consents(stateOf(), renamed)).toEqual([[null, "Lillcupen 2026", "Another"]]);
	expect(consents(stateOf(), renamed, new LastImports([]))).toEqual([["rest", "Lillcupen 2026", "Another"]]);
	// A key without an earlier value replaces nothing.
	const clubs = (name: string) =>
		stateOf(undefined, { clubs: aSmallCup().clubs.map((club) => (club.id === "ask" ? { ...club, name } : club)) });
	expect(consents(stateOf(), clubs("Ask"), new LastImports([]))).toEqual([["rest", "ASK IF", "Ask"]]);
	const gained = stateOf(undefined, { cup: { ...aSmallCup().cup, shirtNumbers: true } });
	expect(consents(stateOf(), gained, new LastImports([]))).toEqual([[null, "no", "yes"]]);
	expect(importChanges(undefined, stateOf(), known)).toEqual([]);
});

test("a removed edition needs consent if anything of it was played, and an empty one does not", () => {
	const none = stateOf(undefined, { editions: [] });
	expect(consents(stateOf(), none).map(([consent, , becomes]) => [consent, becomes])).toEqual([["results", "removed"]]);
	const toCome = stateOf(({ matches }) => ({ matches: matches.filter(({ status }) => status === "scheduled") }));
	expect(consents(toCome, none).map(([consent]) => consent)).toEqual([null]);
	const empty = stateOf(() => ({ teams: [], matches: [], facts: [], selectedGames: [], streams: [] }));
	const renamed = { ...empty, editions: empty.editions.map((edition) => ({ ...edition, name: "Another" })) };
	expect(consents(empty, renamed, new LastImports([]))).toEqual([[null, "Lillcupen 2026", "Another"]]);
	// An edition imported empty is already in use: its first matches do not publish it.
	const shut = {
		...empty,
		editions: empty.editions.map((edition) => ({ ...edition, published: { ...edition.published, lot: false } })),
	};
	expect(consents(empty, shut, new LastImports([])).map(([consent]) => consent)).toEqual([null]);
	expect(consents(empty, shut).map(([consent]) => consent)).toEqual(["publication"]);
});

test("an item missing from a complete list is reported, as long as it exists; one missing from a partial list is not", () => {
	const state = stateOf();
	const said = cellsOf(state);
	const last = new LastImports([...said].map(([edition, cells]) => ({ source: "sheets", edition, cells })));
	const fewer = cellsOf(stateOf(({ teams, matches }) => ({ teams: teams.slice(1), matches: matches.slice(1) })));
	const of = (source: Parameters<typeof leftOut>[0], after = state) => leftOut(source, fewer, after, last);
	expect(of({ keptAs: "sheets", lists: ["matches", "teams"] }).sort()).toEqual([
		...["match ASK IF – BRO IF (B14, 2026-07-13 11:00)", "team ASK IF (B14)"],
	]);
	expect(of({ keptAs: "sheets", lists: ["matches"] })).toHaveLength(1);
	expect([of({ keptAs: "sheets" }), of({ lists: ["matches"] })]).toEqual([[], []]);
	expect(
		of(
			{ keptAs: "sheets", lists: ["matches"] },
			stateOf(({ matches }) => ({ matches: matches.slice(1) })),
		),
	).toEqual([]);
});

test("a removal includes what belongs to it", () => {
	const after = stateOf(({ categories, teams, matches }) => ({
		categories: categories.filter(({ id }) => id !== "b11"),
		teams: teams.filter(({ category }) => category !== "b11"),
		matches: matches.filter(({ id }) => !id.startsWith("b11")),
	}));
	expect([...removedNouns(stateOf(), after)].sort()).toEqual([
		...["categories b11", "divisions b11-g-1", "matches b11-m1", "matches b11-m2", "stages b11-g"],
		...["teams b11-ek", "teams b11-gran", "teams b11-hav"],
	]);
	expect(removedNouns(undefined, after)).toEqual(new Set());
});

test("a change of matches alone is notified match by match, any other as one of the whole edition, and of the cup as one of all editions", () => {
	const others = [{ id: "lc-2025", year: 2025 }];
	const told = (after: CupState, before: CupState = stateOf()) =>
		compareStates(before, after, others).editions.map(({ id, matches, rescheduled }) => [id, matches, rescheduled]);
	expect(told(stateOf())).toEqual([]);
	expect(told(withMatch(SEMI, (match) => ({ ...match, number: "9" })))).toEqual([["lc-2026", [SEMI], []]]);
	expect(told(withMatch(SEMI, (match) => ({ ...match, field: "heden-2" })))).toEqual([["lc-2026", [SEMI], [SEMI]]]);
	expect(told(withMatch(SEMI, ({ away, ...match }) => ({ ...match, away: { team: "b14-fur" } })))).toEqual([
		["lc-2026", [SEMI], [SEMI]],
	]);
	expect(told(withMatch("g15-m1", (match) => ({ ...match, events: match.events!.slice(1) })))).toEqual([
		["lc-2026", ["g15-m1"], []],
	]);
	expect(told(withMatch(SEMI, () => null))[0]?.slice(0, 2)).toEqual(["lc-2026", "all"]);
	expect(told(stateOf(() => ({ facts: [] })))).toEqual([["lc-2026", "all", []]]);
	expect(told(stateOf(undefined, { cup: { ...aSmallCup().cup, name: "Another" } }))).toEqual([
		["lc-2026", "all", []],
		["lc-2025", "all", []],
	]);
	const restated = (after: CupState, before: CupState | undefined = stateOf()) =>
		compareStates(before, after, others).restated.map(({ id }) => id);
	expect(restated(withMatch(SEMI, (match) => ({ ...match, status: "postponed", field: "heden-2" })))).toEqual([SEMI]);
	expect(restated(withMatch(SEMI, (match) => ({ ...match, field: "heden-2" })))).toEqual([]);
	expect(
		restated(
			stateOf(),
			withMatch("b14-m1", () => null),
		),
	).toEqual([]);
});
