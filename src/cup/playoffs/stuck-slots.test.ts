import { describe, expect, it } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import { stuckSlots } from "./stuck-slots.ts";

const from = (slot: Slot): Side => ({ team: null, slot });
const place = (group: string, position: number) => from({ kind: "position", division: group, position });
const winnerOf = (match: string) => from({ kind: "winner", match });
const loserOf = (match: string) => from({ kind: "loser", match });
const best = (position: number, ...divisions: string[]) => from({ kind: "best-of", position, divisions });
const named = (team: string): Side => ({ team, slot: null });
const PAIRS = [
	[0, 1],
	[0, 2],
	[0, 3],
	[1, 2],
	[1, 3],
	[2, 3],
] as const;

/** A complete group: the first of the teams wins all matches, the second all but one, and so on. */
const played = (group: string, teams: string): GroupMatch[] =>
	PAIRS.filter(([, away]) => away < teams.length).map(([home, away], at) =>
		matchOf(teams[home]!, teams[away]!, {
			...{ id: `${group}${at}`, division: group, status: "finished", score: { home: 2 + away - home, away: 0 } },
		}),
	);
const tie = (id: string, home: Side, away: Side, more: Partial<GroupMatch> = {}): GroupMatch =>
	matchOf("-", "-", { id, division: "P", status: "scheduled", score: null, home, away, ...more });

function stuck(
	matches: readonly GroupMatch[],
	{
		groups = {},
		withdrawn = [],
		...more
	}: Partial<Pick<CategoryPlan["stages"][number], "bestOf">> & {
		readonly groups?: Readonly<Record<string, string>>;
		readonly withdrawn?: readonly string[];
	} = {},
) {
	const rules = PRESET_RULES.gothia;
	const plan: CategoryPlan = {
		stages: [
			{
				...{ id: "groups", type: "group", rules },
				divisions: Object.entries(groups).map(([id, teams]) => ({ id, name: id, teams: [...teams] })),
			},
			{ id: "playoffs", type: "playoff", rules, divisions: [{ id: "P", name: "A", teams: [] }], ...more },
		],
		matches: [...matches],
		facts: [],
		withdrawn: new Set(withdrawn),
	};
	return stuckSlots(plan, fillSlots(plan));
}

describe("a slot that no result can fill", () => {
	it("is reported for a position that the group has no team for after a withdrawal, at once and not before", () => {
		const to = tie("f", place("G", 4), named("X"));
		const left = played("G", "ABCD").map((match) =>
			match.away.team === "D" ? { ...match, status: "cancelled" as const, score: null } : match,
		);
		expect(stuck([...left, to], { groups: { G: "ABCD" }, withdrawn: ["D"] })).toEqual([
			{ cause: { kind: "no-such-team", division: "G", position: 4, teams: 3 }, sides: [{ match: "f", side: "home" }] },
		]);
		const toCome = left.map((match) => ({ ...match, status: "scheduled" as const, score: null }));
		expect(stuck([...toCome, to], { groups: { G: "ABCD" }, withdrawn: ["D"] })).toHaveLength(1);
		expect(stuck([...toCome, to], { groups: { G: "ABCD" } })).toEqual([]);
		expect(stuck([...played("G", "ABCD"), to], { groups: { G: "ABCD" } })).toEqual([]);
		expect(stuck([to], { groups: { G: "" } }), "a group that is not drawn yet").toEqual([]);
	});

	it("is reported for a group that is played out although two of its teams have not met", () => {
		const matches = played("G", "ABCD").slice(0, 5);
		expect(stuck([...matches, tie("f", place("G", 1), named("X"))], { groups: { G: "ABCD" } })).toEqual([
			{ cause: { kind: "group-not-whole", division: "G" }, sides: [{ match: "f", side: "home" }] },
		]);
	});

	it("is reported for the best of several groups if no row seats them, and not if a row or the groups leave one way", () => {
		const groups = { A: "abc", B: "def", C: "ghi" };
		const all = [...played("A", "abc"), ...played("B", "def"), ...played("C", "ghi")];
		const two = [tie("m", named("X"), best(3, "A", "B", "C")), tie("n", named("Y"), best(3, "A", "B", "C"))];
		const three = [...two, tie("o", named("Z"), best(3, "A", "B", "C"))];
		expect(stuck([...all, ...three], { groups })).toEqual([
			{
				cause: { kind: "no-seating", stage: "playoffs", position: 3, groups: ["A", "B", "C"] },
				sides: ["m", "n", "o"].map((match) => ({ match, side: "away" })),
			},
		]);
		expect(stuck([...all, ...three], { groups, bestOf: { ABC: { m: "A", n: "B", o: "C" } } })).toEqual([]);
		// Level thirds wait for lots: that is another decision.
		expect(stuck([...all, ...two], { groups })).toEqual([]);
	});

	it("is reported if more seats are for the best than there are groups", () => {
		const ties = ["m", "n"].map((id) => tie(id, named("X"), best(2, "A")));
		expect(stuck([...played("A", "abc"), ...ties], { groups: { A: "abc" } })).toEqual([
			{
				cause: { kind: "too-few-groups", stage: "playoffs", position: 2, seats: 2, groups: 1 },
				sides: ["m", "n"].map((match) => ({ match, side: "away" })),
			},
		]);
	});

	it("is reported for the loser of a match that both lost, and for a team from a cancelled match", () => {
		const lost = tie("s", named("A"), named("B"), { status: "walkover", winner: "none" });
		const bronze = tie("t", loserOf("s"), named("C"));
		expect(stuck([lost, bronze])).toEqual([{ cause: { kind: "both-lost", match: "s" }, sides: [{ match: "t", side: "home" }] }]);
		const off = tie("s", named("A"), named("B"), { status: "cancelled" });
		expect(stuck([off, bronze, tie("f", winnerOf("s"), named("D"))])).toEqual([
			{
				cause: { kind: "cancelled", match: "s" },
				sides: [
					{ match: "t", side: "home" },
					{ match: "f", side: "home" },
				],
			},
		]);
	});

	it("is not reported if a team is named, if the schedule has a bye there, or if the match is over or to come", () => {
		const off = tie("s", named("A"), named("B"), { status: "cancelled" });
		expect(stuck([off, tie("f", { ...winnerOf("s"), team: "A" }, named("D"))])).toEqual([]);
		expect(stuck([off, tie("f", from({ kind: "bye" }), named("D"))])).toEqual([]);
		expect(stuck([off, tie("f", winnerOf("s"), named("D"), { status: "cancelled" })])).toEqual([]);
		expect(stuck([tie("s", named("A"), named("B")), tie("f", winnerOf("s"), named("D"))])).toEqual([]);
	});
});
