import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import { CARRIED_RESULTS, type CarriedResults, type PresetName } from "../rules.ts";
import { answerFor } from "../scenarios/answer.ts";
import { scenario } from "../scenarios/scenario.ts";
import { type GroupMatch, type StandingsInput, standings } from "./standings.ts";

/** Two groups of three first; the first two of each meet in a main round, except pairs that have met. */
const BEFORE = ["A1-A2", "A1-A3", "A2-A3", "B1-B2", "B1-B3", "B2-B3"];
const MAIN = ["A1-B1", "A2-B2", "A1-B2", "A2-B1"];
const AGAIN = ["A1-A2", "B1-B2"];
const TEAMS = ["A1", "A2", "B1", "B2"];

const goals = fc.integer({ min: 0, max: 3 });
const scores = (length: number) => fc.array(fc.record({ home: goals, away: goals }), { minLength: length, maxLength: length });
type Score = { readonly home: number; readonly away: number };
const preset = fc.constantFrom<PresetName>("ehf", "gothia", "uefa-euro", "fifa-2022");

function matches(names: readonly string[], played: readonly (Score | undefined)[], division: string): GroupMatch[] {
	return names.map((name, at) => {
		const [home, away] = name.split("-") as [string, string];
		const score = played[at];
		return matchOf(home, away, {
			...{ id: `${division} ${name}`, division, status: score ? "finished" : "scheduled", score: score ?? null },
		});
	});
}

/** Teams that have not met play in the main round; those without carried results play again. */
function inputOf(
	results: CarriedResults,
	of: PresetName,
	before: readonly Score[],
	main: readonly (Score | undefined)[],
): StandingsInput {
	const rules = PRESET_RULES[of];
	const names = results === "half" ? [...MAIN, ...AGAIN] : MAIN;
	return {
		...{ teams: TEAMS, matches: matches(names, main, "main"), rules },
		carried: { results, matches: matches(BEFORE, before, "before"), rules },
	};
}

const ordered = (input: StandingsInput) => standings(input).rows.map(({ form: _, carried: __, tie: ___, ...row }) => row);

test("a table with carried results among its teams equals that of one group in which all were played", () => {
	fc.assert(
		fc.property(preset, scores(6), scores(6), fc.integer({ min: 0, max: 6 }), (of, before, main, played) => {
			const input = inputOf("among", of, before, main.slice(0, played));
			const { carried: _, ...alone } = input;
			const between = input.carried!.matches.filter(({ home, away }) => TEAMS.includes(home.team!) && TEAMS.includes(away.team!));
			const merged = { ...alone, matches: [...between.map((match) => ({ ...match, division: "main" })), ...input.matches] };
			expect(ordered(input)).toEqual(ordered(merged));
			expect(standings(input).complete).toBe(standings(merged).complete);
		}),
		{ numRuns: 300 },
	);
});

test("a table with all results, or half of the points, adds them to its own, and shows the carried part", () => {
	fc.assert(
		fc.property(fc.constantFrom<CarriedResults>("all", "half"), preset, scores(6), scores(6), (results, of, before, main) => {
			const { rows } = standings(inputOf(results, of, before, main));
			const rules = PRESET_RULES[of];
			const counted = (names: readonly string[], played: readonly Score[], team: string) =>
				names.flatMap((name, at) => {
					const [home, away] = name.split("-");
					const score = played[at]!;
					if (home === team) return [[score.home, score.away] as const];
					return away === team ? [[score.away, score.home] as const] : [];
				});
			const points = (all: readonly (readonly [number, number])[]) =>
				all.reduce((sum, [own, other]) => sum + rules.points[own > other ? "win" : own < other ? "loss" : "draw"], 0);
			const sum = (all: readonly (readonly [number, number])[], at: 0 | 1) => all.reduce((total, one) => total + one[at], 0);
			for (const { team, ...row } of rows) {
				const own = counted(results === "half" ? [...MAIN, ...AGAIN] : MAIN, main, team);
				const brought = counted(BEFORE, before, team);
				const isHalf = results === "half";
				const extra = isHalf ? Math.ceil(points(brought) / 2) : points(brought);
				expect(row.points).toBe(points(own) + extra);
				const figures = isHalf ? [] : brought;
				expect(row.carried).toEqual({
					...{ played: figures.length, points: extra, goalsFor: sum(figures, 0), goalsAgainst: sum(figures, 1) },
				});
				expect(row.goalsFor).toBe(sum([...own, ...figures], 0));
				expect(row.played).toBe(own.length + figures.length);
			}
			expect(rows.map((row) => row.points)).toEqual(rows.map((row) => row.points).toSorted((a, b) => b - a));
		}),
		{ numRuns: 300 },
	);
});

test("the scenarios of a main round agree with every outcome tried", () => {
	let [certain, asked] = [0, 0];
	fc.assert(
		fc.property(
			...([fc.constantFrom(...CARRIED_RESULTS), preset, scores(6), scores(6), fc.integer({ min: 1, max: 2 })] as const),
			fc.array(scores(2), { minLength: 40, maxLength: 40 }),
			(results, of, before, main, open, ends) => {
				const length = results === "half" ? 6 : 4;
				const so = main.slice(0, length - open);
				const input = inputOf(results, of, before, so);
				const found = scenario(input, { advance: [{ positions: [1, 2], to: "final" }], bestOf: [], size: 4 });
				expect(found).not.toBeNull();
				const marks = TEAMS.map((team) => [team, answerFor(team, "final", found!)!.mark] as const);
				const seen = new Map<string, Set<boolean>>(TEAMS.map((team) => [team, new Set()]));
				for (const end of ends) {
					const { rows } = standings(inputOf(results, of, before, [...so, ...end.slice(0, open)]));
					for (const row of rows) {
						const last = row.position + rows.filter(({ position }) => position === row.position).length - 1;
						if (last <= 2) seen.get(row.team)!.add(true);
						else if (row.position > 2) seen.get(row.team)!.add(false);
					}
				}
				for (const [team, mark] of marks) {
					asked += 1;
					if (mark === "through") expect([team, seen.get(team)!.has(false)]).toEqual([team, false]);
					if (mark === "cannot") expect([team, seen.get(team)!.has(true)]).toEqual([team, false]);
					if (mark === "through" || mark === "cannot") certain += 1;
				}
			},
		),
		{ numRuns: 150 },
	);
	expect(Math.min(certain, asked)).toBeGreaterThan(50);
});

test("an earlier stage's result that is corrected, live or under protest keeps the table open", () => {
	const of = { home: 1, away: 0 };
	const input = inputOf("among", "ehf", Array<Score>(6).fill(of), Array<Score>(4).fill(of));
	expect(standings(input).complete).toBe(true);
	const [first, ...rest] = input.carried!.matches;
	const with_ = (match: GroupMatch) => standings({ ...input, carried: { ...input.carried!, matches: [match, ...rest] } });
	expect(with_({ ...first!, status: "live" }).complete).toBe(false);
	expect(with_({ ...first!, score: { home: 0, away: 5 } }).rows[0]).not.toEqual(standings(input).rows[0]);
	const protest = {
		id: "p",
		at: "2026-07-16T20:00:00Z",
		kind: "protest" as const,
		match: first!.id,
		team: "A2",
		note: "eligibility",
	};
	expect(standings({ ...input, facts: [protest] })).toMatchObject({ complete: false, underProtest: true });
});
