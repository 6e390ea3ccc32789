import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import type { Side, SideName } from "../match/match.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { undecidedSeats } from "./as-played.ts";
import { type CategoryPlan, type ContestedSeat, fillSlots } from "./fill-slots.ts";

const PAIRS = ["A-B", "A-C", "A-D", "B-C", "B-D", "C-D", "E-F", "E-G", "E-H", "F-G", "F-H", "G-H"];
const goals = fc.integer({ min: 0, max: 3 });
const score = fc.record({ home: goals, away: goals });
const groupScores = fc.array(score, { minLength: PAIRS.length, maxLength: PAIRS.length });
const tieScores = fc.array(score, { minLength: 3, maxLength: 3 });

const position = (division: string, place: number): Side => ({
	team: null,
	slot: { kind: "position", division, position: place },
});
const winnerOf = (match: string): Side => ({ team: null, slot: { kind: "winner", match } });
const TIES: readonly (readonly [Side, Side])[] = [
	[position("G1", 1), position("G2", 2)],
	[position("G2", 1), position("G1", 2)],
	[winnerOf("t0"), winnerOf("t1")],
];
type Scores = readonly { readonly home: number; readonly away: number }[];

/** Two groups, semi-finals between their first two and a final, all played. */
function plan(ofGroups: Scores, ofTies: Scores, seats: ReadonlyMap<string, string> = new Map()): CategoryPlan {
	const rules = PRESET_RULES.gothia;
	const groups = PAIRS.map((pair, at): GroupMatch => {
		const [home, away] = pair.split("-") as [string, string];
		return matchOf(home, away, { id: pair, status: "finished", score: ofGroups[at]!, division: at < 6 ? "G1" : "G2" });
	});
	const ties = TIES.map(([home, away], at): GroupMatch => {
		const id = `t${at}`;
		const seated = (side: SideName, own: Side): Side => ({ ...own, team: seats.get(`${id} ${side}`) ?? null });
		const sides = { home: seated("home", home), away: seated("away", away) };
		return matchOf("-", "-", { id, status: "finished", score: ofTies[at]!, division: "P", ...sides });
	});
	return {
		stages: [
			{ id: "groups", type: "group", rules, divisions: ["G1", "G2"].map((id) => ({ id, name: id, teams: [] })) },
			{ id: "playoffs", type: "playoff", rules, divisions: [{ id: "P", name: "A", teams: [] }] },
		],
		matches: [...groups, ...ties],
		facts: [],
		withdrawn: new Set(),
	};
}

/** The teams on the ties' sides, which are fixed from kick-off. */
function seatsOf({ sides }: ReturnType<typeof fillSlots>): Map<string, string> {
	return new Map(
		["t0", "t1", "t2"].flatMap((id) =>
			(["home", "away"] as const).flatMap((side) => {
				const { team } = sides.get(id)![side];
				return team === null ? [] : [[`${id} ${side}`, team] as const];
			}),
		),
	);
}
const asPlayed = ({ match, team, instead }: ContestedSeat, at: number): Fact => ({
	...{ id: `f${at}`, at: "2026-07-15T18:00:00Z", kind: "as-played", match, team },
	...(instead.team !== null && { instead: instead.team }),
});

test("confirming a match as played changes no side, table or outcome and ends its waiting; another change of team makes it wait again", () => {
	let contestedOnce = 0;
	let broughtBack = 0;
	fc.assert(
		fc.property(groupScores, tieScores, groupScores, groupScores, (first, ties, second, third) => {
			const seats = seatsOf(fillSlots(plan(first, ties)));
			const recounted = plan(second, ties, seats);
			const filled = fillSlots(recounted);
			const waiting = undecidedSeats(filled.contested, []);
			expect(waiting).toEqual(filled.contested);
			if (waiting.length > 0) contestedOnce++;
			const facts = waiting.map(asPlayed);

			const decided = fillSlots({ ...recounted, facts });
			expect(decided).toEqual(filled);
			expect(undecidedSeats(decided.contested, facts)).toEqual([]);
			for (const [at, seat] of waiting.entries())
				expect(undecidedSeats(filled.contested, facts.toSpliced(at, 1)), "each by itself").toEqual([seat]);

			const later = fillSlots({ ...plan(third, ties, seats), facts });
			const known = new Set(waiting.map(({ match, side, instead }) => JSON.stringify([match, side, instead.team])));
			const isKnown = ({ match, side, instead }: ContestedSeat) => known.has(JSON.stringify([match, side, instead.team]));
			const open = undecidedSeats(later.contested, facts);
			expect(open).toEqual(later.contested.filter((seat) => !isKnown(seat)));
			if (open.some(({ match }) => waiting.some((seat) => seat.match === match))) broughtBack++;
		}),
		{ numRuns: 400 },
	);
	expect(contestedOnce).toBeGreaterThan(50);
	expect(broughtBack).toBeGreaterThan(10);
});
