import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import { type Bonus, PRESETS, type Rules } from "../rules.ts";
import { type GroupMatch, type StandingsInput, standings } from "../tables/standings.ts";
import { reachOf } from "./aim.ts";
import { answerFor } from "./answer.ts";
import { finishes } from "./finish.ts";
import { openGroup } from "./open-group.ts";
import { scenario } from "./scenario.ts";

const TEAMS = ["A", "B", "C", "D"];
const AIMS = { advance: [{ positions: [1, 2] as const, to: "up" }], bestOf: [], size: 4 };
const NAMES = ["A-C", "D-B", "D-A", "B-C", "A-B", "C-D"];
const OVERTIME = { win: 3, draw: 1, loss: 0, decided: { win: 2, loss: 1 } };

const anySystem = fc.constantFrom<Partial<Rules>>(
	{ points: OVERTIME, drawnGroup: ["penalties"] },
	{ points: OVERTIME, drawnGroup: ["extra-time", "penalties"] },
	{ points: { win: 3, draw: 0, loss: 0 }, drawnGroup: ["lots"] },
	{ points: { win: 2, draw: 1, loss: 0, decided: { win: 2, loss: 1 } }, drawnGroup: ["extra-time", "seven-metre-throws"] },
);
const anyBonus = fc.constantFrom<readonly Bonus[]>(
	[
		{ for: "each-goal", points: 1, most: 3 },
		{ for: "clean-sheet", points: 1 },
	],
	[
		{ for: "goals", points: 1, from: 3 },
		{ for: "narrow-loss", points: 1, by: 1 },
	],
);

const goals = fc.integer({ min: 0, max: 2 });
type Played = { readonly home: number; readonly away: number; readonly kicks: "home" | "away"; readonly late: boolean };
const anyPlayed: fc.Arbitrary<Played> = fc.record({
	...{ home: goals, away: goals, late: fc.boolean() },
	kicks: fc.constantFrom("home" as const, "away" as const),
});

/** A result as it is recorded under these rules. */
function resultOf({ home, away, kicks, late }: Played, { drawnGroup }: Rules): Partial<GroupMatch> {
	const result = { status: "finished", score: { home, away } } as const;
	if (!drawnGroup) return result;
	if (home === away) return { ...result, winner: drawnGroup.includes("lots") ? kicks : null, ...shootOut(kicks, drawnGroup) };
	return late && drawnGroup.includes("extra-time") ? { ...result, decidedBy: "extra-time" } : result;
}

function shootOut(kicks: "home" | "away", ways: NonNullable<Rules["drawnGroup"]>): Partial<GroupMatch> {
	if (ways.includes("lots")) return { decidedBy: "lots" };
	return { shootOut: kicks === "home" ? { home: 4, away: 3 } : { home: 3, away: 4 } };
}

const anyLastRound = (rules: fc.Arbitrary<Partial<Rules>>) =>
	fc
		.record({
			preset: fc.constantFrom(...PRESETS),
			own: rules,
			played: fc.array(anyPlayed, { minLength: 4, maxLength: 4 }),
		})
		.map(({ preset, own, played }): StandingsInput => {
			const ruled: Rules = { ...PRESET_RULES[preset], ...own };
			const matches = NAMES.map((name, at) => {
				const [home, away] = name.split("-") as [string, string];
				return played[at] ? matchOf(home, away, resultOf(played[at], ruled)) : matchOf(home, away);
			});
			return { teams: TEAMS, matches, rules: ruled };
		});

/** Every end of one match: each score up to `most`, and each way that it may be decided. */
function endsUpTo(most: number, rules: Rules): Played[] {
	const ends: Played[] = [];
	for (let home = 0; home <= most; home++)
		for (let away = 0; away <= most; away++) {
			if (rules.drawnGroup && home === away)
				for (const kicks of ["home", "away"] as const) ends.push({ home, away, kicks, late: false });
			else ends.push({ home, away, kicks: "home", late: false });
			if (rules.drawnGroup?.includes("extra-time") && home !== away) ends.push({ home, away, kicks: "home", late: true });
		}
	return ends;
}

type Rows = ReturnType<typeof standings>["rows"];
function forEveryEnd(input: StandingsInput, most: number, see: (rows: Rows, ends: readonly [Played, Played]) => void): void {
	const ends = endsUpTo(most, input.rules);
	for (const one of ends)
		for (const other of ends) {
			const matches = input.matches.map((match, at) =>
				at < 4 ? match : { ...match, ...resultOf(at === 4 ? one : other, input.rules) },
			);
			see(standings({ ...input, matches }).rows, [one, other]);
		}
}

const lastOf = (rows: Rows, position: number) => position + rows.filter((row) => row.position === position).length - 1;

test("where level matches are decided, the places found in the last round are those of the table for every outcome", () => {
	fc.assert(
		fc.property(anyLastRound(anySystem), (input) => {
			const found = new Map(TEAMS.map((team) => [team, new Set<string>()]));
			forEveryEnd(input, 7, (rows) => {
				for (const { team, position } of rows) found.get(team)!.add(`${position}-${lastOf(rows, position)}`);
			});
			const told = [...finishes(openGroup(input)!)!].map(
				([team, all]) => [team, new Set(all.map(({ first, last }) => `${first}-${last}`))] as const,
			);
			expect(new Map(told)).toEqual(found);
		}),
		{ numRuns: 6, endOnFailure: true },
	);
});

test("in a group of three that meet twice, the places found before the last two matches are those of every score", () => {
	const twice = ["A-B", "B-C", "C-A", "B-A", "C-B", "A-C"];
	const anyDouble = fc
		.record({ preset: fc.constantFrom(...PRESETS), played: fc.array(anyPlayed, { minLength: 4, maxLength: 4 }) })
		.map(({ preset, played }): StandingsInput => {
			const rules = PRESET_RULES[preset];
			const matches = twice.map((name, at) => {
				const [home, away] = name.split("-") as [string, string];
				return matchOf(home, away, { id: `m${at}`, ...(played[at] && resultOf(played[at], rules)) });
			});
			return { teams: ["A", "B", "C"], matches, rules };
		});
	fc.assert(
		fc.property(anyDouble, (input) => {
			const found = new Map(input.teams.map((team) => [team, new Set<string>()]));
			forEveryEnd(input, 9, (rows) => {
				for (const { team, position } of rows) found.get(team)!.add(`${position}-${lastOf(rows, position)}`);
			});
			const told = [...finishes(openGroup(input)!)!].map(
				([team, all]) => [team, new Set(all.map(({ first, last }) => `${first}-${last}`))] as const,
			);
			expect(new Map(told)).toEqual(found);
		}),
		{ numRuns: 8, endOnFailure: true },
	);
});

test("where level matches are decided, statements about a team's own results are true for every outcome", () => {
	fc.assert(
		fc.property(anyLastRound(anySystem), (input) => {
			const group = scenario(input, AIMS)!;
			const answers = TEAMS.map((team) => answerFor(team, "up", group)!);
			forEveryEnd(input, 4, (rows, ends) => {
				for (const { team, mark, rows: own, match, headline } of answers) {
					const row = rows.find((one) => one.team === team)!;
					const reach = reachOf(row.position, lastOf(rows, row.position), "up", AIMS);
					const certain = { through: "in", cannot: "out" } as Record<string, string>;
					if (certain[mark]) expect(reach).toBe(certain[mark]);
					const at = input.matches.findIndex(({ id }) => id === match);
					if (at < 0) continue;
					const { home, away } = ends[at - 4]!;
					const margin = input.matches[at]!.home.team === team ? home - away : away - home;
					const result = own.find((one) => one.own === (margin > 0 ? "win" : margin < 0 ? "lose" : "draw"));
					if (result && certain[result.mark]) expect(reach).toBe(certain[result.mark]);
					if (headline.kind === "enough" && margin >= headline.from) expect(reach).toBe("in");
					if (headline.kind === "enough" && headline.must && margin < headline.from) expect(reach).not.toBe("in");
				}
			});
		}),
		{ numRuns: 10, endOnFailure: true },
	);
});

test("with bonus points no team is through or out if some outcome leaves it open, and no place is missing", () => {
	const system = fc.record({ bonus: anyBonus }, { requiredKeys: ["bonus"] });
	fc.assert(
		fc.property(anyLastRound(system), (input) => {
			const group = scenario(input, AIMS)!;
			forEveryEnd(input, 6, (rows) => {
				for (const { team, position } of rows) {
					const reach = reachOf(position, lastOf(rows, position), "up", AIMS);
					const mark = group.marks.get(team)!.get("up");
					if (mark === "through") expect(reach).toBe("in");
					if (mark === "cannot") expect(reach).toBe("out");
					for (let place = position; place <= lastOf(rows, position); place++) expect(group.places.get(team)).toContain(place);
				}
			});
		}),
		{ numRuns: 12, endOnFailure: true },
	);
	// Of a few groups by lot often none has a team that is certain: of these some have.
	const some = fc.sample(anyLastRound(system), { seed: 1, numRuns: 60 });
	const marks = some.flatMap((input) => [...scenario(input, AIMS)!.marks.values()].map((of) => of.get("up")));
	expect(new Set(marks)).toEqual(new Set(["through", "cannot", "can"]));
});
