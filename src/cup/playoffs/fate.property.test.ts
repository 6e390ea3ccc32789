import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { fates } from "./fate.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import type { PlayoffRound } from "./playoff-round.ts";

const goals = fc.integer({ min: 0, max: 2 });
const played: fc.Arbitrary<Partial<GroupMatch>> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({ status: fc.constant("finished" as const), score: fc.record({ home: goals, away: goals }) }),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			status: fc.constant("walkover" as const),
			winner: fc.constantFrom("home" as const, "away" as const, "none" as const),
		}),
	},
);

const rules = PRESET_RULES.gothia;
const from = (slot: Slot): Side => ({ team: null, slot });
const position = (division: string, place: number) => from({ kind: "position", division, position: place });
const winner = (match: string) => from({ kind: "winner", match });
const loser = (match: string) => from({ kind: "loser", match });
const TEAMS = ["1", "2", "3", "4", "5", "6", "7", "8"];
const MATCHES: GroupMatch[] = [
	// The teams of a match whose groups may still seat them elsewhere.
	inRound("b0", "B", "round-of-16", { team: "2", slot: null }, { team: "6", slot: null }),
	...["G", "H"].flatMap((division, at) => {
		const [a, b, c, d] = TEAMS.slice(at * 4) as [string, string, string, string];
		const pairs = [
			[a, b],
			[c, d],
			[a, c],
			[b, d],
			[a, d],
			[b, c],
		] as const;
		return pairs.map(([home, away]) => matchOf(home, away, { id: `${division}${home}${away}`, division }));
	}),
	inRound("s1", "A", "semi-final", position("G", 1), position("H", 2)),
	inRound("s2", "A", "semi-final", position("H", 1), position("G", 2)),
	inRound("t", "A", "third-place", loser("s1"), loser("s2")),
	inRound("f", "A", "final", winner("s1"), winner("s2")),
	// The losers of B's first round have one match more; the better third of the groups meets its winner.
	inRound("b1", "B", "quarter-final", position("G", 4), position("H", 4)),
	inRound("b2", "B", "semi-final", winner("b1"), from({ kind: "best-of", position: 3, divisions: ["G", "H"] })),
	inRound("b3", "B", "final", winner("b2"), loser("b1")),
];

function inRound(id: string, division: string, round: PlayoffRound, home: Side, away: Side): PlayoffMatch {
	return { ...matchOf("-", "-", { id, division, home, away }), round };
}

function at(matches: readonly GroupMatch[]) {
	const group = (id: string) => ({ id, name: id, teams: [] });
	const plan: CategoryPlan = {
		stages: [
			{
				id: "groups",
				type: "group",
				rules,
				divisions: [group("G"), group("H")],
				advance: [
					{ positions: [1, 2], to: "A" },
					{ positions: [3, 4], to: "B" },
				],
			},
			...["A", "B"].map((id) => ({ id, type: "playoff" as const, rules, divisions: [group(id)] })),
		],
		matches,
		facts: [],
		withdrawn: new Set(),
	};
	const filled = fillSlots(plan);
	const brackets = new Map(
		["A", "B"].map((id) => [id, bracket(matches.filter(({ division }) => division === id) as PlayoffMatch[])] as const),
	);
	return { filled, fates: fates(plan, brackets, filled) };
}

test("with any further results a team that is out has no further match, and a team that is through plays in the match it is through to", () => {
	const results = fc.array(played, { minLength: MATCHES.length, maxLength: MATCHES.length });
	let [out, through] = [0, 0];
	fc.assert(
		fc.property(results, fc.integer({ min: 6, max: MATCHES.length }), (all, so) => {
			const now = at(MATCHES.map((match, index) => (index < so ? { ...match, ...all[index] } : match)));
			const later = at(MATCHES.map((match, index) => ({ ...match, ...all[index] })));
			const standsIn = (team: string, among: (match: GroupMatch) => boolean) =>
				MATCHES.filter(among).some(({ id }) => {
					const { home, away } = later.filled.sides.get(id)!;
					return home.team === team || away.team === team;
				});
			for (const [team, fate] of now.fates) {
				// A match without an opponent is over, though it was not played.
				const toCome = new Set(MATCHES.slice(so).flatMap(({ id }) => (now.filled.outcomes.has(id) ? [] : [id])));
				if (fate.kind === "out" || fate.kind === "placed") {
					out += 1;
					expect(standsIn(team, ({ id }) => toCome.has(id))).toBe(false);
				} else if (fate.round !== null) {
					through += 1;
					expect(
						standsIn(team, (match) => (match as PlayoffMatch).round === fate.round && match.division === fate.division),
					).toBe(true);
				}
			}
		}),
		{ numRuns: 300 },
	);
	expect([out, through].every((times) => times > 20)).toBe(true);
});
