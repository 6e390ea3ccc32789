import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import { PRESETS } from "../rules.ts";
import { type StandingsInput, standings } from "../standings.ts";
import { reachOf } from "./aim.ts";
import { type Answer, answerFor, type Margins } from "./answer.ts";
import type { Term } from "./condition.ts";
import { scenario } from "./scenario.ts";

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

type Result = { home: number; away: number };
const goals = fc.integer({ min: 0, max: 3 });
const anyLastRound = fc
	.record({
		preset: fc.constantFrom(...PRESETS),
		goalCap: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 2 }),
		handball: fc.boolean(),
		scores: fc.array(fc.record({ home: goals, away: goals }), { minLength: 4, maxLength: 4 }),
	})
	.map(({ preset, goalCap, handball, scores }): StandingsInput => {
		const more = handball ? 20 : 0;
		const matches = NAMES.map((name, at) => {
			const [home, away] = name.split("-") as [string, string];
			const score = scores[at];
			return score
				? matchOf(home, away, { status: "finished", score: { home: score.home * 2 + more, away: score.away * 2 + more } })
				: matchOf(home, away);
		});
		return { teams: TEAMS, matches, rules: { ...PRESET_RULES[preset], ...(goalCap && { goalCap }) } };
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
	}
}

function marginOf(team: string, home: string, { home: homeGoals, away }: Result): number {
	return team === home ? homeGoals - away : away - homeGoals;
}

test("whatever is said holds for every score, by the table itself", () => {
	const said = new Set<string>();
	fc.assert(
		fc.property(anyLastRound, (input) => {
			const answers = TEAMS.map((team) => answerFor(team, "up", scenario(input, AIMS)!)!);
			for (const { headline } of answers) said.add(headline.kind);
			for (const first of RESULTS) {
				for (const second of RESULTS) {
					const scores = [first, second];
					const matches = input.matches.map((match, at) =>
						at < 4 ? match : { ...match, status: "finished" as const, score: scores[at - 4]! },
					);
					const { rows } = standings({ ...input, matches });
					for (const answer of answers) {
						const { position } = rows.find(({ team }) => team === answer.team)!;
						const last = position + rows.filter((row) => row.position === position).length - 1;
						check(answer, position, last, scores);
					}
				}
			}
		}),
		{ numRuns: 12 },
	);
	expect([...said].sort()).toEqual(expect.arrayContaining(["cannot", "enough", "only", "through"]));
});

function check({ team, headline, rows, grid, mark }: Answer, first: number, last: number, scores: readonly Result[]): void {
	const reach = reachOf(first, last, "up", AIMS);
	const ownAt = NAMES.slice(4).findIndex((name) => name.includes(team));
	const own = marginOf(team, NAMES[4 + ownAt]![0]!, scores[ownAt]!);
	const otherHome = NAMES[4 + (1 - ownAt)]![0]!;
	const other = (of: string) => marginOf(of, otherHome, scores[1 - ownAt]!);
	const holds = (term: Term) => isSo(term, other(term.team));
	const where = `${team} ${JSON.stringify(headline)} after ${JSON.stringify(scores)}: ${first}-${last}`;
	if (mark === "through") expect(reach, where).toBe("in");
	if (mark === "cannot") expect(reach, where).toBe("out");
	switch (headline.kind) {
		case "enough":
			if (own >= headline.from) expect(reach, where).toBe("in");
			else if (headline.must) expect(reach, where).toBe("out");
			break;
		case "or":
			if (own >= headline.from) expect(reach, where).toBe("in");
			else if ((headline.orFrom === null || own >= headline.orFrom) && holds(headline.term)) expect(reach, where).toBe("in");
			else expect(reach, where).toBe("out");
			break;
		case "only":
			if ((headline.from !== null && own < headline.from) || !holds(headline.term)) expect(reach, where).toBe("out");
			else if (headline.sure) expect(reach, where).toBe("in");
			break;
	}
	const row = rows.find((one) => one.own === (own > 0 ? "win" : own === 0 ? "draw" : "lose"));
	if (row?.mark === "through") expect(reach, where).toBe("in");
	if (row?.mark === "cannot") expect(reach, where).toBe("out");
	if (row && row.place !== null) expect([first, last], where).toEqual([row.place, row.place]);
	for (const { margins, condition } of row?.parts ?? []) {
		if (!within(own, margins)) continue;
		const told = `${where} ${JSON.stringify({ margins, condition })}`;
		if (condition.kind === "always") expect(reach, told).toBe("in");
		if (condition.kind === "never") expect(reach, told).toBe("out");
		if (condition.kind === "if" && holds(condition.term)) expect(reach, told).toBe("in");
		if (condition.kind === "if" && condition.exact && !holds(condition.term)) expect(reach, told).toBe("out");
		if ("need" in condition && condition.need && !holds(condition.need)) expect(reach, told).toBe("out");
	}
	const across = grid?.across.findIndex((margins) => within(other(grid.rival), margins)) ?? -1;
	const cell = grid?.rows.find((one) => within(own, one.own))?.cells[across];
	if (cell) for (let place = first; place <= last; place++) expect(cell.places, where).toContain(place);
}
