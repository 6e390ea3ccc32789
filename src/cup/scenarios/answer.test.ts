import { describe, expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import { PRESET_RULES } from "../presets.ts";
import type { PresetName } from "../rules.ts";
import { standings } from "../tables/standings.ts";
import { answerFor } from "./answer.ts";
import { bestPlace, otherwiseOf } from "./beside-headline.ts";
import { openGroup } from "./open-group.ts";
import { placeReason } from "./place-reason.ts";
import { roughFinishes } from "./rough-finish.ts";
import { scenario } from "./scenario.ts";

const AIMS = {
	advance: [
		{ positions: [1, 2] as const, to: "A" },
		{ positions: [3, 4] as const, to: "B" },
	],
	bestOf: [],
	size: 4,
};

function group(preset: PresetName, ...lines: string[]) {
	return scenario({ teams: ["REY", "BJO", "BRI", "ACA"], matches: matchesOf(...lines), rules: PRESET_RULES[preset] }, AIMS)!;
}

/** Six teams before their last round; the best go on. */
function sixTeams(leading: number, ...lines: string[]) {
	const teams = ["ARS", "BRI", "CAS", "DAL", "ENS", "FYR"];
	const aims = { advance: [{ positions: [1, leading] as const, to: "A" }], bestOf: [], size: 6 };
	const played = lines.flatMap((line) => line.split(", "));
	return scenario({ teams, matches: matchesOf(...played, "ARS-BRI", "CAS-DAL", "ENS-FYR"), rules: PRESET_RULES.gothia }, aims)!;
}

/** Arsta and Fyrsken are nine and eight points ahead of four that follow with seven and less. */
const SIX = [
	"ARS-CAS 2-0, ARS-DAL 2-1, ARS-ENS 1-1, ARS-FYR 2-2",
	"BRI-CAS 1-2, BRI-DAL 3-0, BRI-ENS 2-3, BRI-FYR 0-3",
	"CAS-ENS 3-1, CAS-FYR 1-2, DAL-ENS 1-0, DAL-FYR 3-1",
];

/** As in the design: Björkdala meet Reykjanes while Brisheim play Académica. */
const lastRound = (preset: PresetName = "gothia", own = "REY-BJO", other = "BRI-ACA") =>
	group(preset, "REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI 1-1", own, other);

const one = (term: object) => ({ join: "any", clauses: [[term]] });

describe("what it takes", () => {
	test("a draw is enough, and after a defeat the other match decides", () => {
		const { headline, rows, grid, others } = answerFor("BJO", "A", lastRound())!;
		expect(headline).toEqual({ kind: "enough", from: 0, must: false });
		expect(others).toEqual(["BRI-ACA"]);
		expect(rows.map(({ own, mark, place }) => [own, mark, place])).toEqual([
			["win", "through", 1],
			["draw", "through", 2],
			["lose", "can", null],
		]);
		expect(rows[2]!.parts).toMatchObject([
			{ condition: { kind: "if", exact: false, by: "goal-difference", terms: one({ kind: "does-not-win", team: "BRI" }) } },
		]);
		expect(grid!.rival).toBe("BRI");
		expect(grid!.across).toEqual([
			{ from: null, to: 0 },
			{ from: 1, to: 1 },
			{ from: 2, to: 2 },
			{ from: 3, to: null },
		]);
		expect(grid!.rows.map(({ cells }) => cells.map(({ places, by }) => by ?? places.join()).join(" "))).toEqual([
			"1 1 1 1",
			"2 2 2 2",
			"2 2 goals-for 3",
			"2 goals-for 3 3",
			"2 3 3 3",
		]);
	});

	test("who needs help must win, and the other must lose", () => {
		const { headline } = answerFor("BRI", "A", lastRound())!;
		expect(headline).toEqual({
			kind: "only",
			from: 1,
			sure: false,
			by: null,
			terms: one({ kind: "loses", team: "BJO", opponent: "REY", by: null }),
		});
	});

	test("with two other matches that matter, one sentence states what both need", () => {
		const of = (team: string) => answerFor(team, "A", sixTeams(2, ...SIX))!;
		expect(of("DAL").headline).toEqual({
			kind: "enough-if",
			from: 1,
			terms: {
				join: "any",
				clauses: [
					[{ kind: "loses", team: "ARS", opponent: "BRI", by: null }],
					[{ kind: "does-not-win", team: "FYR", opponent: "ENS", by: null }],
				],
			},
		});
		expect(of("CAS").headline).toMatchObject({
			kind: "only",
			from: 0,
			sure: false,
			terms: { join: "any", clauses: [[{ kind: "does-not-win", team: "ARS" }], [{ kind: "does-not-win", team: "FYR" }]] },
		});
		expect(of("DAL").others).toEqual(["ARS-BRI", "ENS-FYR"]);
	});

	test("a result that no sentence describes is shown in a grid on the same page, with the widest margins merged if the grid would be too large", () => {
		// Every pair of scores up to 3 of two of the four that are played.
		const scores = ["0-0", "1-0", "0-2", "3-3", "2-3"];
		const told = scores.flatMap((one) =>
			scores.flatMap((other) => {
				const before = ["REY-ACA 2-2", `BJO-ACA ${one}`, "REY-BRI 3-1", `BJO-BRI ${other}`];
				const last = group("gothia", ...before, "REY-BJO", "BRI-ACA");
				return ["REY", "BJO", "BRI", "ACA"].map((team) => answerFor(team, "A", last)!);
			}),
		);
		const isUnsaid = ({ headline, rows }: (typeof told)[number]) =>
			headline.kind === "cases" || rows.some(({ parts }) => parts.some(({ condition }) => condition.kind === "cases"));
		for (const { grid, cases } of told.filter(isUnsaid)) expect([grid, cases]).toEqual([expect.anything(), null]);
		const grids = told.flatMap(({ grid }) => grid ?? []);
		expect(Math.max(...grids.map(({ rows }) => rows.length))).toBeLessThanOrEqual(9);
		expect(Math.max(...grids.map(({ across }) => across.length))).toBe(7);
		// A win by three or more gives one place or the other, and the goals of that win decide which.
		const wide = grids.find(
			({ rows }) => rows.at(-1)!.own.to === -3 && rows.at(-1)!.cells.some(({ by }) => by === "goal-difference"),
		);
		expect(wide).toBeDefined();
	});

	test("a condition that links the margins of two matches is stated to the goal", () => {
		const teams = ["ARS", "BRI", "CAS", "DAL", "ENS", "FYR"];
		const aims = { advance: [{ positions: [1, 3] as const, to: "A" }], bestOf: [], size: 6 };
		const rules = { ...PRESET_RULES.lundaspelen, goalCap: 3 };
		const played = [
			"ARS-CAS 1-2, ARS-DAL 0-1, ARS-ENS 3-1, ARS-FYR 0-0",
			"BRI-CAS 2-2, BRI-DAL 3-3, BRI-ENS 0-0, BRI-FYR 3-2",
			"CAS-ENS 3-1, CAS-FYR 0-1, DAL-ENS 2-0, DAL-FYR 2-1",
		].flatMap((line) => line.split(", "));
		const left = ["ARS-BRI", "CAS-DAL", "ENS-FYR"];
		const { rows } = answerFor("BRI", "A", scenario({ teams, matches: matchesOf(...played, ...left), rules }, aims)!)!;
		expect(rows[2]!.parts).toMatchObject([
			{
				condition: {
					kind: "open",
					need: {
						join: "any",
						clauses: [
							[
								{ kind: "loses-by-at-least", team: "CAS", by: 2 },
								{ kind: "wins-by-at-most", team: "FYR", by: 1 },
							],
						],
					},
				},
			},
		]);
		// By the table: with one goal less for the one, or one more for the other, they are out whatever else is scored.
		const mayGoOn = (dalsfors: number, fyrsken: number) =>
			[0, 1, 2, 5, 30].some((few) =>
				[1, 2, 3, 9].some((defeat) => {
					const scores = [
						`ARS-BRI ${defeat + few}-${few}`,
						`CAS-DAL ${few}-${few + dalsfors}`,
						`ENS-FYR ${few}-${few + fyrsken}`,
					];
					const { rows: table } = standings({ teams, matches: matchesOf(...played, ...scores), rules });
					return table.find(({ team }) => team === "BRI")!.position <= 3;
				}),
			);
		expect([mayGoOn(2, 1), mayGoOn(2, 2), mayGoOn(1, 1)]).toEqual([true, false, false]);
	});

	test("the deciding criterion is the one that separates the two, and for teams that share places the fact that is awaited", () => {
		// Three of them may have eight points, two of these with the same difference whatever is scored.
		const teams = ["BRI", "MAS", "KOL", "SIL", "EJD"];
		const aims = { advance: [{ positions: [1, 2] as const, to: "A" }], bestOf: [], size: 5 };
		const played =
			"SIL-KOL 0-3, BRI-EJD 3-2, MAS-BRI 3-3, EJD-SIL 0-1, KOL-EJD 5-4, SIL-MAS 1-4, BRI-SIL 5-1, MAS-KOL 2-2, EJD-MAS, KOL-BRI";
		const open = scenario({ teams, matches: matchesOf(...played.split(", ")), rules: PRESET_RULES.gothia }, aims)!;
		const { grid, rows } = answerFor("MAS", "A", open)!;
		const byOne = grid!.rows.find(({ own }) => own.from === 1)!;
		expect(byOne.cells.map(({ places, by }) => `${places.join("/")}${by ?? ""}`)).toEqual(["2", "2/3goals-for", "2"]);
		expect(rows[0]!.parts[1]).toMatchObject({ margins: { from: 1, to: 1 }, condition: { by: "goals-for" } });
	});

	test("a match that matters only by the margin of its defeat is included", () => {
		const teams = ["MAJ", "PAR", "AER", "STA", "HUM"];
		const aims = { advance: [{ positions: [1, 2] as const, to: "A" }], bestOf: [], size: 5 };
		const played =
			"PAR-AER 3-1, HUM-MAJ 0-15, STA-HUM 4-0, MAJ-PAR 4-1, AER-MAJ 0-0, PAR-STA 3-1, HUM-PAR 2-2, STA-AER 1-3, MAJ-STA, AER-HUM";
		const open = scenario({ teams, matches: matchesOf(...played.split(", ")), rules: PRESET_RULES.gothia }, aims)!;
		const { others, rows } = answerFor("AER", "A", open)!;
		expect(others).toEqual(["MAJ-STA"]);
		// After a win by one, goals scored decide against Parola, or the side that was eighteen ahead is behind.
		expect(rows[0]!.parts.at(-1)!.condition).toMatchObject({
			kind: "if",
			by: "goals-for",
			terms: one({ kind: "loses-by-at-least", team: "MAJ", opponent: "STA", by: 18 }),
		});
	});

	test("teams that would be level on everything wait for the last separating fact, if the rules have one", () => {
		const drawn = (preset: PresetName, withoutFacts = false) => {
			const { criteria } = PRESET_RULES[preset];
			const rules = { ...PRESET_RULES[preset], criteria: withoutFacts ? criteria.slice(0, 1) : criteria };
			const aims = { advance: [{ positions: [1, 1] as const, to: "A" }], bestOf: [], size: 2 };
			const open = scenario({ teams: ["BJO", "BRI"], matches: matchesOf("BJO-BRI"), rules }, aims)!;
			return answerFor("BJO", "A", open)!.rows.find(({ own }) => own === "draw")!.parts[0]!.condition;
		};
		expect(drawn("gothia")).toMatchObject({ kind: "open", by: "shoot-out" });
		expect(drawn("helsinki")).toMatchObject({ kind: "open", by: "lots" });
		expect(drawn("gothia", true)).toMatchObject({ kind: "open", by: null });
	});

	test("if no sentence of three terms and no winner alone describes it, the cases are a table with exactly one true row", () => {
		const told = ["ARS", "CAS", "DAL", "FYR"].map((team) => answerFor(team, "A", sixTeams(2, ...SIX))!);
		const isUnsaid = (conditions: readonly { kind: string; rough?: boolean }[]) =>
			conditions.some(({ kind, rough }) => kind === "cases" || rough === true);
		for (const { headline, rows, cases } of told)
			expect(cases !== null).toBe(isUnsaid([headline, ...rows.flatMap(({ parts }) => parts.map(({ condition }) => condition))]));
		expect(told.some(({ cases }) => cases !== null)).toBe(true);
		const { cases } = told.find((one) => one.cases !== null)!;
		expect(cases!.across).toEqual(["win", "draw", "lose"]);
		expect(cases!.rows.length).toBeLessThanOrEqual(9);
		expect(cases!.rows.every(({ cells }) => cells.length === 3)).toBe(true);
	});

	test("for the other cases the answer states which may still be enough, and by how much another team must win", () => {
		const teams = ["ARS", "BRI", "CAS", "DAL", "ENS"];
		const played = "ARS-CAS 0-0, ARS-DAL 1-0, ARS-ENS 0-1, BRI-CAS 2-0, BRI-DAL 1-1, BRI-ENS 2-1, CAS-ENS 2-1, DAL-ENS 1-1";
		const matches = matchesOf(...played.split(", "), "ARS-BRI", "CAS-DAL");
		const aims = { advance: [{ positions: [1, 2] as const, to: "A" }], bestOf: [], size: 5 };
		const { rows } = answerFor("ARS", "A", scenario({ teams, matches, rules: PRESET_RULES.gothia }, aims)!)!;
		// A draw makes five points: Cassel pass them with a win, Dal with one by two; with one by one goals scored decide.
		expect(rows.find(({ own }) => own === "draw")!.parts).toMatchObject([
			{
				condition: {
					...{ kind: "if", terms: one({ kind: "draws", team: "CAS" }), exact: false, rough: false },
					...{ need: one({ kind: "wins-by-no-more", team: "DAL", opponent: "CAS", by: 1 }), by: "goals-for" },
				},
			},
		]);
	});

	test("a win is not called enough with the other match's help if a win by one goal never is", () => {
		const played = ["REY-BRI 2-2", "ACA-BJO 0-2", "ACA-REY 2-0", "BJO-BRI 2-2"];
		expect(answerFor("REY", "A", group("gothia", ...played, "REY-BJO", "BRI-ACA"))!.headline).toEqual({
			kind: "enough",
			from: 3,
			must: false,
		});
		expect(answerFor("REY", "A", group("gothia", ...played, "REY-BJO 1-0", "BRI-ACA"))!.mark).toBe("cannot");
	});

	test("a team that is through, or cannot be, gets that answer with the place it goes to instead", () => {
		expect(answerFor("REY", "A", lastRound())!.headline).toEqual({ kind: "through" });
		const last = answerFor("ACA", "A", lastRound())!;
		expect(last.headline).toEqual({ kind: "cannot" });
		expect(last.instead).toBe("B");
	});

	test("once all is played the awaited fact is named", () => {
		expect(answerFor("BJO", "A", lastRound("gothia", "REY-BJO 2-1", "BRI-ACA 3-1"))!.mark).toBe("cannot");
		const { headline, mark } = answerFor("BJO", "A", lastRound("gothia", "REY-BJO 2-1", "BRI-ACA 2-0"))!;
		expect([mark, headline]).toEqual(["level", { kind: "level", by: "shoot-out" }]);
	});

	test("with more than one match each it is too early for an answer, but certain results are marked", () => {
		const early = group("gothia", "REY-ACA 9-0", "BJO-ACA 9-0", "REY-BRI", "BJO-BRI", "REY-BJO", "BRI-ACA");
		expect(answerFor("REY", "A", early)!.headline).toEqual({ kind: "too-early" });
		const opening = group("gothia", "REY-ACA", "BJO-ACA", "REY-BRI", "BJO-BRI", "REY-BJO", "BRI-ACA");
		expect(opening.exact).toBe(false);
		expect([...opening.marks.values()].map((marks) => marks.get("A"))).toEqual(["can", "can", "can", "can"]);
	});

	test("a group of eight that is level throughout is answered by points alone, since every score would take a server too long; a group of six is not", () => {
		const beforeLastRound = (teams: readonly string[]) => {
			const pairs = teams.flatMap((home, at) => teams.slice(at + 1).map((away) => `${home}-${away}`));
			const last = teams.flatMap((home, at) => (at % 2 === 0 ? [`${home}-${teams[at + 1]}`] : []));
			const matches = matchesOf(...pairs.map((pair) => (last.includes(pair) ? pair : `${pair} 1-1`)));
			const aims = { advance: [{ positions: [1, 2] as const, to: "A" }], bestOf: [], size: teams.length };
			return scenario({ teams, matches, rules: PRESET_RULES.gothia }, aims)!;
		};
		expect(beforeLastRound(["ARS", "BRI", "CAS", "DAL", "ENS", "FYR"]).exact).toBe(true);
		const eight = beforeLastRound(["ARS", "BRI", "CAS", "DAL", "ENS", "FYR", "GRA", "HAV"]);
		expect(eight.exact).toBe(false);
		expect(answerFor("ARS", "A", eight)).toMatchObject({ mark: "can", headline: { kind: "too-early" } });
		expect(eight.places.get("ARS")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	});

	test("a pairing that is missing in the schedule makes nothing certain", () => {
		expect(group("gothia", "REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI 1-1", "REY-BJO")).toBeNull();
	});
});

describe("the remaining results of a group", () => {
	const rules = PRESET_RULES.gothia;
	const input = { teams: ["A", "B", "C"], matches: matchesOf("A-B 1-0", "B-C 1-0", "A-C"), rules };
	const protest = (match: string, outcome?: "rejected") =>
		[{ id: "p", at: "2026-07-16T20:00:00Z", kind: "protest", match, note: "A shirt", ...(outcome && { outcome }) }] as Fact[];

	test("give no answer while a result is under protest", () => {
		const told = (facts: Fact[]) => openGroup({ ...input, facts }) !== null;
		expect([told([]), told(protest("A-B")), told(protest("A-B", "rejected")), told(protest("X-Y"))]).toEqual([
			true,
			false,
			true,
			true,
		]);
	});

	test("give an answer if two teams do not meet only if that is intended", () => {
		const lacks = { ...input, matches: input.matches.slice(0, 2) };
		expect(openGroup(lacks)).toBeNull();
		expect(openGroup({ ...lacks, rules: { ...rules, allMeet: false } })).toMatchObject({ open: [], size: 3 });
	});

	test("are counted with every score from four matches on, and by points before", () => {
		const left = ["BJO-BRI", "BRI-ACA", "REY-BRI", "REY-BJO"];
		expect(group("gothia", "REY-ACA 2-0", "BJO-ACA 2-1", ...left).exact).toBe(true);
		expect(group("gothia", "REY-ACA 2-0", "BJO-ACA", ...left).exact).toBe(false);
	});

	test("by points give both places to two teams that may be level", () => {
		const again = matchesOf("B-A 1-0", "A-B");
		const found = roughFinishes(openGroup({ teams: ["A", "B"], matches: again, rules })!);
		for (const team of ["A", "B"]) expect(found.get(team)).toContainEqual({ first: 1, last: 2 });
		expect(found.get("A")).not.toContainEqual({ first: 1, last: 1 });
	});

	test("lead to a place by one of the team's results, or by several", () => {
		const reasons = [1, 2, 3].map((place) => placeReason("BJO", place, lastRound()));
		expect(reasons).toEqual(["win", null, "lose"]);
		// Neither of the two remaining matches is the team's own result; the last place needs a defeat in the first of them.
		const two = group("gothia", "REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI", "REY-BJO", "BRI-ACA");
		expect(placeReason("BJO", 4, two)).toBeNull();
	});
});

test("need none of the team's results for the best place that is certain", () => {
	const sure = group("gothia", "REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI", "REY-BJO 5-0", "BRI-ACA");
	expect(bestPlace("REY", sure)).toEqual({ place: 1, own: null });
	expect(bestPlace("BJO", lastRound())).toEqual({ place: 1, own: "win" });
});

test("next to a win that is enough with help have the other possibilities, for the same margin", () => {
	const terms = one({ kind: "loses", team: "BRI", opponent: "ACA", by: null });
	const part = (from: number, to: number | null) => ({ margins: { from, to }, condition: { kind: "if", terms } });
	const rows = [{ own: "win", parts: [part(2, null), part(1, 1)] }];
	const told = (from: number) => otherwiseOf({ headline: { kind: "enough-if", from, terms }, rows } as never)?.margins;
	expect([told(1), told(2), told(3)]).toEqual([
		{ from: 1, to: 1 },
		{ from: 2, to: null },
		{ from: 2, to: null },
	]);
});
