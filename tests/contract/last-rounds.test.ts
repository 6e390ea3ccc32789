import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../src/cup/presets.ts";
import { type Answer, answerFor } from "../../src/cup/scenarios/answer.ts";
import { placeBounds } from "../../src/cup/scenarios/best-race.ts";
import { scenario } from "../../src/cup/scenarios/scenario.ts";
import type { Term, Terms } from "../../src/cup/scenarios/terms.ts";
import { type GroupMatch, type StandingsInput, standings } from "../../src/cup/tables/standings.ts";
import { ruleMatch } from "../../src/formats/openfootball/rule-match.ts";
import { type CupFile, cupFile } from "../../src/results/record/cup-file.ts";
import { euro2024 } from "../support/euro-2024.ts";

const WORLD_CUPS = cupFile.parse(JSON.parse(readFileSync(new URL("../../examples/world-cups.json", import.meta.url), "utf8")));

type Goals = { readonly home: number; readonly away: number };
type LastRound = { readonly name: string; readonly input: StandingsInput; readonly ended: readonly GroupMatch[] };

/** Each group of an edition as its last two matches find it, and as these ended. */
function lastRounds({ editions }: CupFile): LastRound[] {
	return editions.flatMap(({ year, categories, matches }) =>
		categories.flatMap(({ rules, stages }) =>
			stages[0]!.divisions.map(({ id, name, teams }): LastRound => {
				const played = matches.filter(({ division }) => division === id).map(ruleMatch);
				const before = played.slice(0, 4);
				const ended = played.slice(4);
				const open = ended.map((match) => ({
					...match,
					status: "scheduled" as const,
					score: null,
					halfTime: null,
					winner: null,
				}));
				return { name: `${year} ${name}`, ended, input: { teams: teams!, matches: [...before, ...open], rules: rulesOf(rules) } };
			}),
		),
	);
}

const aims = (third: boolean) => ({
	advance: [{ positions: [1, 2] as const, to: "on" }],
	bestOf: third ? [{ position: 3, stage: "on" }] : [],
	size: 4,
});

/** Teams by points, goal difference and goals alone, computed anew; a team is in, out, or undecided by these (null). */
function reckoned(matches: readonly { home: string; away: string; goals: Goals }[], teams: readonly string[]) {
	const worth = new Map(teams.map((team) => [team, 0]));
	for (const { home, away, goals } of matches) {
		for (const [team, own, other] of [
			[home, goals.home, goals.away],
			[away, goals.away, goals.home],
		] as const) {
			const points = own > other ? 3 : own === other ? 1 : 0;
			worth.set(team, worth.get(team)! + points * 1e6 + (own - other) * 1e3 + own);
		}
	}
	return (team: string): boolean | null => {
		const mine = worth.get(team)!;
		const above = teams.filter((one) => worth.get(one)! > mine).length;
		const level = teams.filter((one) => worth.get(one)! === mine).length;
		return above + level <= 2 ? true : above >= 2 ? false : null;
	};
}

function marginOf(team: string, matches: readonly { home: string; away: string; goals: Goals }[]): number {
	const { home, goals } = matches.find((one) => one.home === team || one.away === team)!;
	return home === team ? goals.home - goals.away : goals.away - goals.home;
}

function isTrue({ join, clauses }: Terms, margin: (team: string) => number): boolean {
	const holds = ({ kind, team, by }: Term): boolean => {
		const own = margin(team);
		switch (kind) {
			case "wins-by-at-most":
				return own <= by!;
			case "does-not-win":
				return own <= 0;
			case "loses":
				return own < 0;
			case "loses-by-at-least":
				return own <= -by!;
			case "draws":
				return own === 0;
			case "does-not-draw":
				return own !== 0;
			case "wins-by-no-more":
				return own > 0 && own <= by!;
		}
	};
	return join === "any" ? clauses.some((clause) => clause.every(holds)) : clauses.every((clause) => clause.some(holds));
}

/** A sentence's statement about these results: the team goes on, it does not, or none (null). */
function saidOf({ mark, headline, team }: Answer, margin: (team: string) => number): boolean | null {
	if (mark === "through" || mark === "cannot") return mark === "through";
	const own = margin(team);
	switch (headline.kind) {
		case "enough":
			return own >= headline.from ? true : headline.must ? false : null;
		case "or":
			return own >= headline.from || ((headline.orFrom === null || own >= headline.orFrom) && isTrue(headline.terms, margin));
		case "only": {
			const may = (headline.from === null || own >= headline.from) && isTrue(headline.terms, margin);
			return may ? headline.sure || null : false;
		}
		case "enough-if":
			return (headline.from === null || own >= headline.from) && isTrue(headline.terms, margin) ? true : null;
		default:
			return null;
	}
}

/** Every score up to five, and wide ones. */
const SCORES: readonly Goals[] = [0, 1, 2, 3, 4, 5, 9].flatMap((home) => [0, 1, 2, 3, 4, 5, 9].map((away) => ({ home, away })));

describe("the last rounds of real tournaments", () => {
	test.each(lastRounds(WORLD_CUPS))(
		"$name: every statement is true for every score, counted independently, and was true when it was played",
		({ input, ended }) => {
			const found = scenario(input, aims(false))!;
			const answers = input.teams.map((team) => answerFor(team, "on", found)!);
			const sides = ({ home, away }: GroupMatch) => ({ home: home.team!, away: away.team! });
			const before = input.matches.slice(0, 4).map((match) => ({ ...sides(match), goals: match.score! }));
			const [first, second] = ended.map(sides) as [ReturnType<typeof sides>, ReturnType<typeof sides>];
			let said = 0;
			for (const one of SCORES) {
				for (const other of SCORES) {
					const last = [
						{ ...first, goals: one },
						{ ...second, goals: other },
					];
					const isIn = reckoned([...before, ...last], input.teams);
					for (const answer of answers) {
						const told = saidOf(answer, (team) => marginOf(team, last));
						const is = isIn(answer.team);
						if (told === null || is === null) continue;
						said += 1;
						if (told !== is) expect({ told, answer, last }).toEqual({ told: is, answer, last });
					}
				}
			}
			expect(said).toBeGreaterThan(SCORES.length ** 2);

			const { rows } = standings({ ...input, matches: [...input.matches.slice(0, 4), ...ended] });
			const happened = ended.map((match) => ({ ...sides(match), goals: match.score! }));
			for (const answer of answers) {
				const told = saidOf(answer, (team) => marginOf(team, happened));
				const { position } = rows.find(({ team }) => team === answer.team)!;
				if (told !== null) expect(told, `${answer.team} ${JSON.stringify(answer.headline)}`).toBe(position <= 2);
			}
		},
	);

	test("what decides is named in the order of the category's own rules: goal difference before head-to-head, as FIFA had it in 2014", () => {
		const { input } = lastRounds(WORLD_CUPS).find(({ name }) => name === "2014 E")!;
		const { rows } = answerFor("2014-honduras", "on", scenario(input, aims(false))!)!;
		expect(rows[0]!.parts.map(({ condition }) => "by" in condition && condition.by)).toEqual(["goal-difference"]);
	});

	test("of the European Championship of 2024 thirds were through before the last groups were over, and they were right", () => {
		const groups = lastRounds(euro2024());
		const over = groups.map(
			({ input, ended }): StandingsInput => ({ ...input, matches: [...input.matches.slice(0, 4), ...ended] }),
		);
		const wentOn = new Set(["C", "D", "E", "F"]);
		const certain: string[] = [];
		// Groups were over two at a time: A, then B, then C and D, then E and F.
		for (const done of [1, 2, 4, 6]) {
			const state = groups.map(({ input }, at) => (at < done ? over[at]! : input));
			for (const [at, input] of state.entries()) {
				const others = state.toSpliced(at, 1).map((other) => placeBounds(other, 3));
				const found = scenario(input, aims(true), [{ position: 3, stage: "on", seats: 4, againstFirstTwo: false, others }]);
				if (!found) continue;
				const { rows } = standings(over[at]!);
				for (const team of input.teams) {
					const { mark } = answerFor(team, "on", found)!;
					const { position } = rows.find((row) => row.team === team)!;
					const goesOn = position <= 2 || (position === 3 && wentOn.has("ABCDEF"[at]!));
					if (mark === "through") expect(goesOn, `${team} after ${done}`).toBe(true);
					if (mark === "cannot") expect(goesOn, `${team} after ${done}`).toBe(false);
					if (position === 3 && at < done && (mark === "through" || mark === "cannot")) certain.push(`${done} ${team} ${mark}`);
				}
			}
		}
		expect(certain).toMatchInlineSnapshot(`
			[
			  "4 cro cannot",
			  "4 ned through",
			  "6 hun cannot",
			  "6 cro cannot",
			  "6 ned through",
			  "6 svk through",
			  "6 geo through",
			]
		`);
	});
});
