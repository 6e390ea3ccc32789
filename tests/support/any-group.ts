import fc from "fast-check";
import type { Fact } from "../../src/cup/fact.ts";
import { PRESET_RULES } from "../../src/cup/presets.ts";
import { PRESETS, type Rules } from "../../src/cup/rules.ts";
import type { GroupMatch, StandingsInput } from "../../src/cup/tables/standings.ts";
import { matchOf } from "./shorthand.ts";

const TEAMS = ["A", "B", "C", "D", "E", "F"];

/** Few goals, so that teams are often level. */
const goals = fc.integer({ min: 0, max: 2 });
const result: fc.Arbitrary<Partial<GroupMatch>> = fc.oneof(
	{
		weight: 12,
		arbitrary: fc.record({ status: fc.constant("finished" as const), score: fc.record({ home: goals, away: goals }) }),
	},
	{ weight: 1, arbitrary: fc.record({ status: fc.constant("live" as const), score: fc.record({ home: goals, away: goals }) }) },
	{
		weight: 1,
		arbitrary: fc.record({ status: fc.constantFrom("scheduled" as const, "postponed" as const, "cancelled" as const) }),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			status: fc.constant("walkover" as const),
			winner: fc.constantFrom("home" as const, "away" as const, "none" as const),
		}),
	},
);

const rules: fc.Arbitrary<Rules> = fc
	.record({
		preset: fc.constantFrom(...PRESETS),
		withdrawn: fc.constantFrom("keep" as const, "annul" as const),
		goalCap: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
	})
	.map(({ preset, withdrawn, goalCap }) => ({ ...PRESET_RULES[preset], withdrawn, ...(goalCap && { goalCap }) }));

function facts(teams: string[]): fc.Arbitrary<Fact[]> {
	const at = fc.constantFrom("2026-07-10T08:00:00Z", "2026-07-10T10:00:00+01:00");
	const fact = fc.oneof(
		fc
			.record({
				at,
				kind: fc.constantFrom("lots" as const, "shoot-out" as const),
				order: fc.shuffledSubarray(teams, { minLength: 2 }),
			})
			.map((given) => ({ ...given, division: "group" })),
		fc
			.record({ at, team: fc.constantFrom(...teams), points: fc.integer({ min: -3, max: 0 }) })
			.map((given) => ({ ...given, kind: "fair-play" as const, division: "group" })),
		fc
			.record({ at, team: fc.constantFrom(...teams), points: fc.constantFrom(-3, -1, 1) })
			.map((given) => ({ ...given, kind: "points" as const, division: "group", note: "ineligible player" })),
		fc
			.record({ at, team: fc.constantFrom(...teams), ranking: fc.integer({ min: 1, max: 4 }) })
			.map((given) => ({ ...given, kind: "ranking" as const })),
	);
	return fc.array(fact, { maxLength: 4 }).map((list) => list.map((given, index) => ({ ...given, id: `fact-${index}` })));
}

/** Mostly none; otherwise points added to or deducted from one of the teams. */
export const givenPointsOfAny = (teams: readonly string[]): fc.Arbitrary<Fact[]> =>
	fc
		.option(fc.record({ team: fc.constantFrom(...teams), points: fc.constantFrom(-3, -1, 1, 2) }), { freq: 2 })
		.map((given) =>
			given === null
				? []
				: [{ id: "given", at: "2026-07-10T08:00:00Z", kind: "points", division: "group", note: "ineligible player", ...given }],
		);

export type Group = Required<Omit<StandingsInput, "division" | "advance" | "carried" | "opponents">>;

/** Groups of two to six teams, once or home and away, of every preset, with every kind of result. */
export const anyGroup: fc.Arbitrary<Group> = fc.integer({ min: 2, max: TEAMS.length }).chain((size) => {
	const teams = TEAMS.slice(0, size);
	const once = teams.flatMap((home, index) => teams.slice(index + 1).map((away) => [home, away] as const));
	return fc.boolean().chain((twice) => {
		const pairs = twice ? [...once, ...once.map(([home, away]) => [away, home] as const)] : once;
		return fc.record({
			teams: fc.constant(teams),
			matches: fc
				.array(result, { minLength: pairs.length, maxLength: pairs.length })
				.map((results) => pairs.map(([home, away], index) => matchOf(home, away, results[index]!))),
			rules,
			facts: facts(teams),
			withdrawn: fc.subarray(teams, { maxLength: 2 }).map((left) => new Set(left)),
		});
	});
});
