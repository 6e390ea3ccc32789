import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import { PRESETS } from "../rules.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { tryBasis, tryResults } from "./try-result.ts";

const AIMS = { advance: [{ positions: [1, 2] as const, to: "A" }], bestOf: [], size: 4 };
const goals = fc.integer({ min: 0, max: 4 });
const score = fc.record({ home: goals, away: goals });

function groupOf(preset: (typeof PRESETS)[number], played: readonly { home: number; away: number }[]): StandingsInput {
	const names = ["A-B", "C-D", "A-C", "D-B", "D-A", "B-C"];
	const matches = names.map((name, at) => {
		const [home, away] = name.split("-") as [string, string];
		if (at < 4) return matchOf(home, away, { status: "finished", score: played[at]! });
		return at === 4 ? matchOf(home, away, { status: "live", score: { home: 1, away: 0 } }) : matchOf(home, away);
	});
	return { teams: ["A", "B", "C", "D"], matches, rules: PRESET_RULES[preset] };
}

test("a try gives the table of these scores, also after a round trip through JSON", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...PRESETS),
			fc.array(score, { minLength: 4, maxLength: 4 }),
			score,
			score,
			(preset, played, a, b) => {
				const input = groupOf(preset, played);
				const basis = JSON.parse(JSON.stringify(tryBasis(input, AIMS)));
				const [one, other] = basis.open;
				const tried = tryResults(
					basis,
					new Map([
						[one.id, a],
						[other.id, b],
					]),
				);
				const scores = new Map([
					[one.id, a],
					[other.id, b],
				]);
				const matches = input.matches.map((match) =>
					scores.has(match.id) ? { ...match, status: "finished" as const, score: scores.get(match.id)! } : match,
				);
				const { rows } = standings({ ...input, matches });
				expect(tried.map(({ team, position, points, goalDifference }) => ({ team, position, points, goalDifference }))).toEqual(
					rows.map(({ team, position, points, goalDifference }) => ({ team, position, points, goalDifference })),
				);
			},
		),
		{ numRuns: 200 },
	);
});

test("a withdrawn team is last in a try too, without points", () => {
	const played = [1, 2, 3, 4].map(() => ({ home: 0, away: 3 }));
	const input = { ...groupOf("gothia", played), withdrawn: new Set(["D", "of another group"]) };
	const basis = tryBasis(input, AIMS)!;
	expect(basis.withdrawn).toEqual(["D"]);
	expect(tryResults(JSON.parse(JSON.stringify(basis)), new Map()).at(-1)).toMatchObject({ team: "D", points: 0, position: 4 });
});

test("a match in progress starts at its score, and the answer says that all teams are level", () => {
	const played = [
		{ home: 1, away: 1 },
		{ home: 0, away: 0 },
		{ home: 1, away: 1 },
		{ home: 0, away: 0 },
	];
	const basis = tryBasis(groupOf("gothia", played), AIMS)!;
	expect(basis.open.map(({ from }) => from)).toEqual([
		{ home: 1, away: 0 },
		{ home: 0, away: 0 },
	]);
	const now = tryResults(basis, new Map());
	expect(now.map(({ team, points, reach }) => [team, points, reach])).toEqual([
		["D", 5, "in"],
		["B", 3, "level"],
		["C", 3, "level"],
		["A", 2, "out"],
	]);
	expect(now[1]!.level).toEqual(["B", "C"]);
});

test("notes to walkovers and corrections are not sent", () => {
	const input = groupOf("gothia", Array(4).fill({ home: 0, away: 0 }));
	const facts = [
		{ id: "1", at: "2026-07-12T10:00:00Z", kind: "correction" as const, match: input.matches[0]!.id, note: "a name" },
	];
	expect(JSON.stringify(tryBasis({ ...input, facts }, AIMS))).not.toContain("a name");
});
