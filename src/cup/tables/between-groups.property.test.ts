import fc from "fast-check";
import { expect, test } from "vitest";
import type { TeamId } from "../ids.ts";
import type { Match } from "../match/match.ts";
import { fillSlots } from "../playoffs/fill-slots.ts";
import { PRESET_RULES } from "../presets.ts";

/** Two groups of two to four teams, some matches within them, and some between them: any of them played. */
const anyStage = fc.record({ a: fc.integer({ min: 2, max: 4 }), b: fc.integer({ min: 2, max: 4 }) }).chain(({ a, b }) => {
	const [as, bs] = [teamsOf("A", a), teamsOf("B", b)];
	const within = [...pairsOf(as), ...pairsOf(bs)];
	const between = as.flatMap((one) => bs.map((other) => [one, other] as const));
	const score = fc.record({ home: fc.integer({ min: 0, max: 3 }), away: fc.integer({ min: 0, max: 3 }) });
	const played = fc.option(score, { nil: null, freq: 9 });
	return fc
		.record({
			within: fc.subarray([...within, ...within], { minLength: 0 }),
			between: fc.subarray(between.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])),
		})
		.chain(({ within, between }) => {
			const pairs = [...within, ...between];
			return fc
				.array(played, { minLength: pairs.length, maxLength: pairs.length })
				.map((scores) => ({ as, bs, matches: pairs.map(([home, away], at) => ({ home, away, score: scores[at]! })) }));
		});
});

type Drawn = { readonly home: TeamId; readonly away: TeamId; readonly score: { home: number; away: number } | null };

const teamsOf = (letter: string, size: number) => Array.from({ length: size }, (_, at) => `${letter}${at + 1}`);
const pairsOf = (teams: readonly TeamId[]) =>
	teams.flatMap((one, at) => teams.slice(at + 1).map((other) => [one, other] as const));
const groupOf = (team: TeamId) => team[0]!;

const asMatch = ({ home, away, score }: Drawn, at: number): Match => ({
	...{ id: `m${at}`, division: groupOf(home) },
	...(groupOf(home) !== groupOf(away) && { against: groupOf(away) }),
	...{ home: { team: home, slot: null }, away: { team: away, slot: null } },
	...{ status: score ? "finished" : "scheduled", score, halfTime: null, regularTime: null, shootOut: null },
	...{ decidedBy: null, winner: null },
});

/** A team's figures, added up from its matches one by one. */
function figuresOf(team: TeamId, matches: readonly Drawn[]) {
	const own = matches.flatMap(({ home, away, score }) => {
		if (!score || (home !== team && away !== team)) return [];
		return [home === team ? [score.home, score.away] : [score.away, score.home]];
	});
	const points = own.reduce((sum, [made = 0, against = 0]) => sum + (made > against ? 3 : made === against ? 1 : 0), 0);
	const goalsFor = own.reduce((sum, [made = 0]) => sum + made, 0);
	return {
		team,
		played: own.length,
		points,
		goalsFor,
		goalDifference: goalsFor - own.reduce((sum, [, one = 0]) => sum + one, 0),
	};
}

/**
 * Whether every two teams that should meet have a played match: those of the group, or, if none of them do, those of both groups.
 */
function isWhole(own: readonly TeamId[], others: readonly TeamId[], matches: readonly Drawn[]): boolean {
	const concerned = matches.filter(({ home, away }) => own.includes(home) || own.includes(away));
	if (concerned.length === 0 || concerned.some(({ score }) => score === null)) return false;
	const isInside = concerned.some(({ home, away }) => own.includes(home) && own.includes(away));
	const wanted = isInside ? pairsOf(own) : own.flatMap((one) => others.map((other) => [one, other] as const));
	return wanted.every(([one, other]) =>
		concerned.some(({ home, away }) => [home, away].includes(one) && [home, away].includes(other)),
	);
}

test("a match between two groups counts in both tables, as added up by hand, and both wait for it", () => {
	fc.assert(
		fc.property(anyStage, ({ as, bs, matches }) => {
			const rules = { ...PRESET_RULES.gothia, criteria: ["goal-difference", "goals-for"] as const };
			const divisions = [
				{ id: "A", name: "A", teams: as },
				{ id: "B", name: "B", teams: bs },
			];
			const { standings } = fillSlots({
				...{ stages: [{ id: "g", type: "group", rules, divisions }], facts: [], withdrawn: new Set() },
				matches: matches.map(asMatch),
			});
			for (const [id, own, others] of [
				["A", as, bs],
				["B", bs, as],
			] as const) {
				const { rows, complete } = standings.get(id)!;
				const expected = own
					.map((team) => figuresOf(team, matches))
					.sort(
						(one, other) =>
							other.points - one.points || other.goalDifference - one.goalDifference || other.goalsFor - one.goalsFor,
					);
				expect(rows.map(({ team }) => team).toSorted()).toEqual(own.toSorted());
				for (const { team, played, points, goalsFor, goalDifference } of rows)
					expect({ team, played, points, goalsFor, goalDifference }).toEqual(expected.find((one) => one.team === team));
				const figures = ({ points, goalDifference, goalsFor }: (typeof expected)[number]) => [points, goalDifference, goalsFor];
				expect(rows.map(figures)).toEqual(expected.map(figures));
				expect(complete).toBe(isWhole(own, others, matches));
			}
		}),
	);
});
