import fc from "fast-check";
import { expect, test } from "vitest";
import { givenPointsOfAny } from "../../../tests/support/any-group.ts";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import { HEAD_TO_HEAD_FIGURES, PRESETS, type Rules, SIMPLE_CRITERIA } from "../rules.ts";
import { type Standings, type StandingsInput, standings } from "../tables/standings.ts";
import { type Aims, reachOf } from "./aim.ts";
import { type Answer, answerFor } from "./answer.ts";
import { bestPlace, otherwiseOf, type PlaceWith } from "./beside-headline.ts";
import type { CaseResult } from "./case-table.ts";
import type { Margins } from "./own-result.ts";
import { scenario } from "./scenario.ts";
import type { Term, Terms } from "./terms.ts";

const TEAMS = ["A", "B", "C", "D"];
const AIMS = {
	advance: [
		{ positions: [1, 2] as const, to: "up" },
		{ positions: [3, 4] as const, to: "down" },
	],
	bestOf: [],
	size: 4,
};
const NAMES = ["A-C", "D-B", "D-A", "B-C", "A-B", "C-D"];

/** The criteria of a preset, or any criteria in any order, so that future rules are covered. */
const anyRules: fc.Arbitrary<Rules> = fc
	.record({
		preset: fc.constantFrom(...PRESETS),
		criteria: fc.option(
			fc.shuffledSubarray([
				...SIMPLE_CRITERIA,
				{ headToHead: HEAD_TO_HEAD_FIGURES },
				{ headToHead: HEAD_TO_HEAD_FIGURES.toReversed(), again: true },
			]),
			{ freq: 2 },
		),
	})
	.map(({ preset, criteria }) => {
		const { criteriaWhileRunning, ...rules } = PRESET_RULES[preset];
		return criteria ? { ...rules, criteria } : { ...rules, ...(criteriaWhileRunning && { criteriaWhileRunning }) };
	});

type Result = { home: number; away: number };
const goals = fc.integer({ min: 0, max: 3 });
const anyLastRound = fc
	.record({
		rules: anyRules,
		goalCap: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 2 }),
		handball: fc.boolean(),
		scores: fc.array(fc.record({ home: goals, away: goals }), { minLength: 4, maxLength: 4 }),
		facts: givenPointsOfAny(TEAMS),
	})
	.map(({ rules, goalCap, handball, scores, facts }): StandingsInput => {
		const more = handball ? 20 : 0;
		const matches = NAMES.map((name, at) => {
			const [home, away] = name.split("-") as [string, string];
			const score = scores[at];
			return score
				? matchOf(home, away, { status: "finished", score: { home: score.home * 2 + more, away: score.away * 2 + more } })
				: matchOf(home, away);
		});
		return { teams: TEAMS, matches, facts, rules: { ...rules, ...(goalCap && { goalCap }) } };
	});

/** The results of the last two matches: every score up to 4, and margins up to 16 with few and many goals. */
const RESULTS: readonly Result[] = [
	...[0, 1, 2, 3, 4].flatMap((home) => [0, 1, 2, 3, 4].map((away) => ({ home, away }))),
	...[5, 6, 7, 8, 9, 10, 12, 14, 16].flatMap((margin) =>
		[0, 25].flatMap((fewest) => [
			{ home: fewest + margin, away: fewest },
			{ home: fewest, away: fewest + margin },
		]),
	),
];

const within = (margin: number, { from, to }: Margins) => (from === null || from <= margin) && (to === null || margin <= to);

function isSo({ kind, by }: Term, margin: number): boolean {
	switch (kind) {
		case "wins-by-at-most":
			return margin <= by!;
		case "does-not-win":
			return margin <= 0;
		case "loses":
			return margin < 0;
		case "loses-by-at-least":
			return margin <= -by!;
		case "draws":
			return margin === 0;
		case "does-not-draw":
			return margin !== 0;
		case "wins-by-no-more":
			return margin > 0 && margin <= by!;
	}
}

function marginOf(team: string, home: string, { home: homeGoals, away }: Result): number {
	return team === home ? homeGoals - away : away - homeGoals;
}

test("every statement is true for every score, by the table itself", () => {
	const said = new Set<string>();
	fc.assert(
		fc.property(anyLastRound, (input) => {
			const group = scenario(input, AIMS)!;
			const answers = TEAMS.map((team) => answerFor(team, "up", group)!);
			const best = new Map(TEAMS.map((team) => [team, bestPlace(team, group)]));
			for (const { headline, ...rest } of answers) {
				said.add(headline.kind);
				if (otherwiseOf({ headline, ...rest })) said.add("otherwise");
			}
			afterAll(input, RESULTS, (end) => {
				for (const answer of answers) {
					check(answer, AIMS, end);
					checkBest(answer.team, best.get(answer.team)!, end);
				}
			});
		}),
		{ numRuns: 12 },
	);
	expect(said.size).toBeGreaterThan(2);
});

/** Three matches at once: the margins at which something changes, a wide one, and a draw of many goals. */
const FEWER_RESULTS: readonly Result[] = [
	...[-9, -4, -3, -2, -1, 0, 1, 2, 3, 4, 9].map((margin) => ({ home: Math.max(margin, 0), away: Math.max(-margin, 0) })),
	{ home: 6, away: 6 },
];

/** A group of five in which one team has played all its matches, or six teams before their last round. */
const anySeveral = fc
	.record({
		rules: anyRules,
		size: fc.constantFrom(5, 6),
		leading: fc.integer({ min: 1, max: 3 }),
		scores: fc.array(fc.record({ home: goals, away: goals }), { minLength: 12, maxLength: 12 }),
	})
	.map(({ rules, size, leading, scores }) => {
		const teams = ["A", "B", "C", "D", "E", "F"].slice(0, size);
		const last = ["A-B", "C-D", "E-F"];
		const left = [...scores];
		const matches = teams.flatMap((home, at) =>
			teams.slice(at + 1).map((away) => {
				if (last.includes(`${home}-${away}`)) return matchOf(home, away);
				return matchOf(home, away, { status: "finished", score: left.pop() ?? { home: 1, away: 0 } });
			}),
		);
		const aims: Aims = { advance: [{ positions: [1, leading], to: "up" }], bestOf: [], size };
		return { input: { teams, matches, rules }, aims };
	});

test("statements about several other matches are true for every score, by the table itself, and need all of their terms", () => {
	const said = new Set<string>();
	let several = 0;
	fc.assert(
		fc.property(anySeveral, ({ input, aims }) => {
			const answers = input.teams.map((team) => answerFor(team, "up", scenario(input, aims)!)!);
			for (const { headline, others } of answers) {
				if (others.length < 2) continue;
				said.add(headline.kind);
				if ("terms" in headline && headline.terms.clauses.flat().length > 1) several += 1;
			}
			const shorter = answers.flatMap((answer) => shortened(answer).map((terms) => ({ answer, terms, isFalse: false })));
			afterAll(input, input.teams.length === 5 ? RESULTS : FEWER_RESULTS, (end) => {
				for (const answer of answers) check(answer, aims, end);
				for (const one of shorter) {
					const { headline, team } = one.answer;
					if (one.isFalse || !("from" in headline) || (headline.from !== null && marginIn(team, end) < headline.from)) continue;
					const { first, last } = end.places.get(team)!;
					one.isFalse = isTrueOf(one.terms, end) !== (reachOf(first, last, "up", aims) === "in");
				}
			});
			for (const { answer, terms, isFalse } of shorter)
				expect(isFalse, `${JSON.stringify(answer.headline)} ${JSON.stringify(terms)}`).toBe(true);
		}),
		{ numRuns: 12 },
	);
	expect(several + said.size).toBeGreaterThan(1);
});

/** Each sentence of several terms that states a sufficient condition, with one term left out. */
function shortened({ headline }: Answer): Terms[] {
	if (headline.kind !== "only" || !headline.sure) return [];
	const { join, clauses } = headline.terms;
	if (clauses.flat().length < 2) return [];
	return clauses.flatMap((clause, at) =>
		clause.map((_, index) => ({
			join,
			clauses: clauses.with(at, clause.toSpliced(index, 1)).filter(({ length }) => length > 0),
		})),
	);
}

type Place = { first: number; last: number };

/** The outcome of the remaining matches, by each team's winning margin, and the table after them. */
type End = {
	readonly scores: ReadonlyMap<string, Result>;
	readonly margins: ReadonlyMap<string, number>;
	readonly places: ReadonlyMap<string, Place>;
};

/** The table after every combination of these results of the matches that are left. */
function afterAll(input: StandingsInput, results: readonly Result[], visit: (end: End) => void) {
	const open = input.matches.filter(({ status }) => status === "scheduled").map(({ id }) => id);
	const scores = new Map<string, Result>();
	const margins = new Map<string, number>();
	const play = (at: number): void => {
		const id = open[at];
		if (id !== undefined) {
			const [home, away] = id.split("-") as [string, string];
			for (const score of results) {
				scores.set(id, score);
				margins.set(home, marginOf(home, home, score)).set(away, marginOf(away, home, score));
				play(at + 1);
			}
			return;
		}
		const matches = input.matches.map((match) => {
			const score = scores.get(match.id);
			return score ? { ...match, status: "finished" as const, score } : match;
		});
		visit({ scores, margins, places: placesIn(standings({ ...input, matches })) });
	};
	play(0);
}

function placesIn({ rows }: Standings): Map<string, Place> {
	const lasts = new Map<number, number>();
	for (const { position } of rows) lasts.set(position, (lasts.get(position) ?? position - 1) + 1);
	return new Map(rows.map(({ team, position }) => [team, { first: position, last: lasts.get(position)! }]));
}

/** The margin by which a team wins its last match; 0 if it has none left. */
const marginIn = (team: string, { margins }: End): number => margins.get(team) ?? 0;

function isTrueOf({ join, clauses }: Terms, end: End): boolean {
	const isTrue = (term: Term) => isSo(term, marginIn(term.team, end));
	return join === "any" ? clauses.some((clause) => clause.every(isTrue)) : clauses.every((clause) => clause.some(isTrue));
}

/** `expect` is called only for a failure: calls with messages took most of the time of all these outcomes. */
function check(answer: Answer, aims: Aims, end: End): void {
	const { team, headline, rows, grid, cases, mark } = answer;
	const { first, last } = end.places.get(team)!;
	const reach = reachOf(first, last, "up", aims);
	const own = marginIn(team, end);
	const holds = (terms: Terms) => isTrueOf(terms, end);
	const where = () => `${team} ${JSON.stringify(headline)} after ${JSON.stringify([...end.scores])}: ${first}-${last}`;
	const areAmong = (places: readonly number[]) => {
		for (let place = first; place <= last; place++) if (!places.includes(place)) expect(places, where()).toContain(place);
	};
	const is = (expected: "in" | "out", told = "") => {
		if (reach !== expected) expect(reach, `${where()} ${told}`).toBe(expected);
	};
	if (mark === "through") is("in");
	if (mark === "cannot") is("out");
	switch (headline.kind) {
		case "enough":
			if (own >= headline.from) is("in");
			else if (headline.must) is("out");
			break;
		case "or":
			if (own >= headline.from) is("in");
			else if ((headline.orFrom === null || own >= headline.orFrom) && holds(headline.terms)) is("in");
			else is("out");
			break;
		case "only":
			if ((headline.from !== null && own < headline.from) || !holds(headline.terms)) is("out");
			else if (headline.sure) is("in");
			break;
		case "enough-if":
			if ((headline.from === null || own >= headline.from) && holds(headline.terms)) is("in");
			break;
	}
	const row = rows.find((one) => one.own === (own > 0 ? "win" : own === 0 ? "draw" : "lose"));
	if (row?.mark === "through") is("in");
	if (row?.mark === "cannot") is("out");
	if (row && row.place !== null && !(first === row.place && last === row.place))
		expect([first, last], where()).toEqual([row.place, row.place]);
	for (const { margins, condition } of row?.parts ?? []) {
		if (!within(own, margins)) continue;
		const told = condition.kind;
		if (condition.kind === "always") is("in", told);
		if (condition.kind === "never") is("out", told);
		if (condition.kind === "if" && holds(condition.terms)) is("in", told);
		if (condition.kind === "if" && condition.exact && !holds(condition.terms)) is("out", told);
		const isOtherwise = condition.kind === "if" && holds(condition.terms);
		if ("need" in condition && condition.need && !isOtherwise && !holds(condition.need)) is("out", told);
	}
	const across = grid?.across.findIndex((margins) => within(marginIn(grid.rival, end), margins)) ?? -1;
	const cell = grid?.rows.find((one) => within(own, one.own))?.cells[across];
	if (cell) areAmong(cell.places);
	if (!cases) return;
	const found = cases.rows.filter(({ others }) => others.every(({ home, result }) => isResult(result, marginIn(home, end))));
	if (found.length !== 1) expect(found.length, where()).toBe(1);
	const inCase = found[0]!.cells[cases.across.length === 0 ? 0 : cases.across.indexOf(row!.own)]!;
	if (inCase.mark === "through") is("in", "in the table of cases");
	if (inCase.mark === "cannot") is("out", "in the table of cases");
	areAmong(inCase.places);
}

function checkBest(team: string, best: PlaceWith | null, end: End): void {
	const { first, last } = end.places.get(team)!;
	const own = marginIn(team, end);
	if (!best || (best.own === "win" && own <= 0) || (best.own === "draw" && own < 0)) return;
	if (first !== best.place || last !== best.place)
		expect([first, last], `${team} ${JSON.stringify([...end.scores])}`).toEqual([best.place, best.place]);
}

function isResult(result: CaseResult, margin: number): boolean {
	const winner = margin > 0 ? "home" : margin < 0 ? "away" : "draw";
	return result.split("-").includes(winner);
}
