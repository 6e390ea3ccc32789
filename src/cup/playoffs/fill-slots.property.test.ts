import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side, SideName } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import { type GroupMatch, standings } from "../tables/standings.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import { seedBracket } from "./seed-bracket.ts";
import { slotCycle } from "./slot-cycle.ts";

const named = (team: string): Side => ({ team, slot: null });
const from = (slot: Slot): Side => ({ team: null, slot });
const winnerOf = (match: string) => from({ kind: "winner", match });

const goals = fc.integer({ min: 0, max: 3 });
const result: fc.Arbitrary<Partial<GroupMatch>> = fc.record({
	status: fc.oneof(
		{ weight: 8, arbitrary: fc.constant("finished" as const) },
		{ weight: 1, arbitrary: fc.constantFrom("live" as const, "scheduled" as const) },
	),
	score: fc.record({ home: goals, away: goals }),
});

function plan(matches: GroupMatch[]): CategoryPlan {
	const rules = PRESET_RULES.gothia;
	return {
		stages: [
			{ id: "groups", type: "group", rules, divisions: ["G1", "G2"].map((id) => ({ id, name: id, teams: [] })) },
			{ id: "playoffs", type: "playoff", rules, divisions: [{ id: "P", name: "A", teams: [] }] },
		],
		matches,
		facts: [],
		withdrawn: new Set(),
	};
}

/** The bracket for this number of seeds, byes included, with any results. */
function seeded(teams: number, results: readonly Partial<GroupMatch>[]): GroupMatch[] {
	const matches: GroupMatch[] = [];
	const add = (home: Side, away: Side) => {
		const id = `m${matches.length}`;
		matches.push(matchOf("-", "-", { ...results[matches.length % results.length], id, division: "P", home, away }));
		return id;
	};
	let round = seedBracket(teams).map(({ home, away }) =>
		add(named(`S${home}`), away === null ? from({ kind: "bye" }) : named(`S${away}`)),
	);
	while (round.length > 1) {
		round = round.flatMap((id, index) => (index % 2 === 0 ? [add(winnerOf(id), winnerOf(round[index + 1]!))] : []));
	}
	return matches;
}

test("§3 slots never fill before they are decided, and then with the winner", () => {
	const bracket = fc.tuple(fc.integer({ min: 2, max: 33 }), fc.array(result, { minLength: 1, maxLength: 40 }));
	fc.assert(
		fc.property(bracket, fc.func(fc.nat()), ([teams, results], weight) => {
			const matches = seeded(teams, results);
			const { sides } = fillSlots(plan(matches.toSorted((a, b) => weight(a.id) - weight(b.id))));
			for (const match of matches) {
				for (const side of ["home", "away"] as const) {
					const { slot } = match[side];
					if (slot?.kind === "winner") expect(sides.get(match.id)![side].team).toBe(winner(slot.match));
				}
			}

			/** Played from the first round on, in the order of the matches. */
			function winner(id: string): string | null {
				const { home, away, status, score } = matches.find((match) => match.id === id)!;
				const teamOn = (side: Side): string | null => (side.slot?.kind === "winner" ? winner(side.slot.match) : side.team);
				if (away.slot?.kind === "bye") return teamOn(home);
				if (status !== "finished" || score!.home === score!.away) return null;
				return teamOn(score!.home > score!.away ? home : away);
			}
		}),
		{ numRuns: 500 },
	);
});

test("§3 position slots fill exactly when the group is complete and the position is not shared", () => {
	const pairs = ["A-B", "A-C", "A-D", "B-C", "B-D", "C-D"];
	fc.assert(
		fc.property(fc.array(result, { minLength: 6, maxLength: 6 }), (results) => {
			const group = pairs.map((pair, index) => {
				const [home, away] = pair.split("-") as [string, string];
				return matchOf(home, away, { ...results[index], division: "G1" });
			});
			const positions = [1, 2, 3, 4].map((position) =>
				matchOf("-", "X", { id: `p${position}`, division: "P", home: from({ kind: "position", division: "G1", position }) }),
			);
			const { sides } = fillSlots(plan([...positions, ...group]));
			const { rows, complete } = standings({ teams: ["A", "B", "C", "D"], matches: group, rules: PRESET_RULES.gothia });
			for (const position of [1, 2, 3, 4]) {
				const row = rows.find((row) => row.position === position);
				expect(sides.get(`p${position}`)!.home.team).toBe(complete && row && !row.shared ? row.team : null);
			}
		}),
		{ numRuns: 500 },
	);
});

test("slots with any references are resolved in finite time, and no side in a cycle without named teams is filled", () => {
	const ids = Array.from({ length: 12 }, (_, index) => `m${index}`);
	const slot: fc.Arbitrary<Slot> = fc.oneof(
		fc.record({ kind: fc.constantFrom("winner" as const, "loser" as const), match: fc.constantFrom(...ids) }),
		fc.record({
			kind: fc.constant("position" as const),
			division: fc.constantFrom("G1", "G2", "P"),
			position: fc.integer({ min: 1, max: 3 }),
		}),
		fc.record({
			kind: fc.constant("best-of" as const),
			divisions: fc.constant(["G1", "G2"]),
			position: fc.integer({ min: 1, max: 3 }),
		}),
		fc.constant({ kind: "bye" as const }),
	);
	const side = fc.oneof(slot.map(from), fc.constantFrom("A", "B", "C").map(named));
	const match = fc.record({ result, home: side, away: side, division: fc.constantFrom("G1", "G2", "P", "P", "P") });
	fc.assert(
		fc.property(fc.array(match, { minLength: ids.length, maxLength: ids.length }), (drawn) => {
			const matches = drawn.map(({ result, ...match }, index) => matchOf("-", "-", { ...result, ...match, id: ids[index]! }));
			const { sides } = fillSlots(plan(matches));
			const cycle = slotCycle(matches) ?? [];
			const winners = (id: string): SideName[] =>
				(["home", "away"] as const).filter((side) => {
					const { slot } = matches.find((match) => match.id === id)![side];
					return (slot?.kind === "winner" || slot?.kind === "loser") && cycle.includes(slot.match);
				});
			const closed = cycle.length > 0 && cycle.every((id) => winners(id).length === 2);
			if (closed) {
				for (const id of cycle) expect(sides.get(id)).toMatchObject({ home: { team: null }, away: { team: null } });
			}
			for (const { id, home, away } of matches) {
				if (home.team) expect(sides.get(id)!.home.team).toBe(home.team);
				if (away.team) expect(sides.get(id)!.away.team).toBe(away.team);
			}
		}),
		{ numRuns: 500 },
	);
});
