import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import { PRESETS } from "../rules.ts";
import type { StandingsInput } from "../tables/standings.ts";
import type { Aims } from "./aim.ts";
import { type Answer, type AnswerRow, answerFor } from "./answer.ts";
import { outcomeNow } from "./as-it-stands.ts";
import { type BestRace, placeBounds } from "./best-race.ts";
import type { Condition } from "./condition.ts";
import type { Grid } from "./grid.ts";
import type { Margins } from "./own-result.ts";
import { scenario } from "./scenario.ts";
import type { Terms } from "./terms.ts";
import { tryBasis, tryResults } from "./try-result.ts";

/** Figures that are always the same, from one number. */
function drawn(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * below);
	};
}

const TEAMS = ["A", "B", "C", "D", "E", "F"];

/** All teams meet; the last `left` matches are not played, and with `live` the first of those is in progress. */
function groupOf(seed: number, size: number, left: number, live = false): StandingsInput {
	const next = drawn(seed);
	const teams = TEAMS.slice(0, size);
	const last = ["A-B", "C-D", "E-F"];
	const pairs = teams.flatMap((home, at) => teams.slice(at + 1).map((away) => `${home}-${away}`));
	const inOrder = [...pairs.filter((pair) => !last.includes(pair)), ...pairs.filter((pair) => last.includes(pair))];
	const lines = inOrder.map((pair, at) => {
		if (at < inOrder.length - left) return `${pair} ${next(4)}-${next(3)}`;
		return live && at === inOrder.length - left ? `${pair} ${next(2)}-${next(2)} live` : pair;
	});
	const preset = PRESETS[seed % PRESETS.length]!;
	const rules = { ...PRESET_RULES[preset], ...(seed % 7 === 3 && { goalCap: 2 }) };
	return { teams, matches: matchesOf(...lines), rules };
}

const twoStages = (size: number): Aims => ({
	advance: [
		{ positions: [1, 2], to: "up" },
		{ positions: [3, size], to: "down" },
	],
	bestOf: [],
	size,
});
const ONE_STAGE = (size: number): Aims => ({ advance: [{ positions: [1, 2], to: "up" }], bestOf: [], size });
const THIRDS = (size: number): Aims => ({ ...ONE_STAGE(size), bestOf: [{ position: 3, stage: "up" }] });

/** As JSON, but without its quotes and with infinite bounds. */
const bare = (value: unknown): string =>
	(
		JSON.stringify(value, (_, part: unknown) => (typeof part === "number" && !Number.isFinite(part) ? String(part) : part)) ?? ""
	).replaceAll('"', "");
const marginsOf = ({ from, to }: Margins): string => (from === to ? `${from}` : `${from ?? ""}..${to ?? ""}`);
const termsOf = ({ join, clauses }: Terms): string =>
	`${join}(${clauses.map((clause) => clause.map(({ kind, team, opponent, by }) => `${team} ${kind}${by === null ? "" : ` ${by}`} ${opponent}`).join(" & ")).join(" | ")})`;
function conditionOf(condition: Condition): string {
	return Object.entries(condition)
		.flatMap(([key, value]) => {
			if (value === null || value === false) return [];
			if (key === "kind") return [String(value)];
			if (key === "terms" || key === "need") return [`${key} ${termsOf(value as unknown as Terms)}`];
			return key === "by" || value === true ? [value === true ? key : `by ${String(value)}`] : [];
		})
		.join(" ");
}
const rowOf = ({ own, mark, place, parts }: AnswerRow): string =>
	`${own} ${mark}${place === null ? "" : ` ${place}`}${parts.map(({ margins, condition }) => ` [${marginsOf(margins)}: ${conditionOf(condition)}]`).join("")}`;
const gridOf = ({ rival, across, rows }: Grid): string =>
	`against ${rival} ${across.map(marginsOf).join(" ")}: ${rows.map(({ own, cells }) => `${marginsOf(own)}= ${cells.map(({ places, by }) => `${places.join("/")}${by ?? ""}`).join(" ")}`).join("; ")}`;

/** Each part of an answer on a line of its own, if present. */
function linesOf({ mark, headline, others, rows, grid, cases, best, instead, match }: Answer): string[] {
	const { kind, ...how } = headline;
	const said = Object.entries(how).flatMap(([key, value]) => {
		if (value === null || value === false) return [];
		return [`${key} ${typeof value === "object" ? termsOf(value as Terms) : String(value)}`];
	});
	return [
		`${mark}, ${[kind, ...said].join(" ")}${match ? `, plays ${match}` : ""}${others.length > 0 ? `, beside ${others.join(" ")}` : ""}${instead ? `, else ${instead}` : ""}${best ? `, best ${bare(best)}` : ""}`,
		...(rows.length > 0 ? [`  ${rows.map(rowOf).join("; ")}`] : []),
		...(grid ? [`  ${gridOf(grid)}`] : []),
		...(cases ? [`  ${bare(cases)}`] : []),
	];
}

const raceOf = (seats: number, others: readonly (StandingsInput | null)[], againstFirstTwo = false): BestRace => ({
	...{ position: 3, stage: "up", seats, againstFirstTwo },
	others: others.map((other) => other && placeBounds(other, 3, againstFirstTwo)),
});

function said(name: string, input: StandingsInput, aims: Aims, races: readonly BestRace[] = []): string[] {
	const told = scenario(input, aims, races);
	const played = input.matches.map(
		({ id, score, status }) => `${id}${score ? ` ${score.home}-${score.away}` : ""}${status === "live" ? " live" : ""}`,
	);
	if (!told) return ["", `==== ${name}`, played.join(", "), "nothing can be told"];
	const bounds = [false, true].map((firstTwo) => bare(placeBounds(input, 3, firstTwo)));
	const basis = tryBasis(input, aims)!;
	const tried = [0, 1, 2].map((goals) =>
		tryResults(
			basis,
			new Map(basis.open.slice(0, goals).map(({ id, from }) => [id, { home: from.home + goals, away: from.away }])),
		)
			.map(
				({ team, position, points, goalDifference, reach, level }) =>
					`${position} ${team} ${points} ${goalDifference} ${reach} ${level.join("")}`,
			)
			.join(", "),
	);
	return [
		...["", `==== ${name}`, played.join(", "), `exact ${told.exact}, thirds ${[...new Set(bounds)].join(" or ")}`],
		...tried.map((table, goals) => `tried with ${goals}: ${table}`),
		...told.group.teams.flatMap((team) => {
			const answers = told.stages.flatMap((stage) => {
				const answer = answerFor(team, stage, told)!;
				const now = outcomeNow(team, stage, input, told, answer);
				const [first, ...more] = linesOf(answer);
				return [`${team} ${stage} (${told.places.get(team)!.join("/")}): ${first}${now ? `, now ${bare(now)}` : ""}`, ...more];
			});
			return answers;
		}),
	];
}

test("the scenarios of each team, in groups with many kinds of outcome, are as in the snapshot", async () => {
	const lines = [
		...Array.from({ length: 18 }, (_, seed) => said(`four teams, two matches left, ${seed}`, groupOf(seed, 4, 2), twoStages(4))),
		...Array.from({ length: 5 }, (_, at) =>
			said(`four teams, one being played, ${at}`, groupOf(20 + at, 4, 2, true), ONE_STAGE(4)),
		),
		...Array.from({ length: 4 }, (_, at) => said(`four teams, all played, ${at}`, groupOf(30 + at, 4, 0), twoStages(4))),
		...Array.from({ length: 3 }, (_, at) => said(`four teams, one left, ${at}`, groupOf(40 + at, 4, 1), ONE_STAGE(4))),
		...Array.from({ length: 2 }, (_, at) => said(`four teams, three left, ${at}`, groupOf(50 + at, 4, 3), ONE_STAGE(4))),
		...Array.from({ length: 3 }, (_, at) => said(`five teams, two left, ${at}`, groupOf(60 + at, 5, 2), twoStages(5))),
		...Array.from({ length: 2 }, (_, at) => said(`six teams, three left, ${at}`, groupOf(70 + at, 6, 3), ONE_STAGE(6))),
		...[5, 6, 7, 8, 10].map((left, at) => said(`five teams, ${left} left`, groupOf(80 + at, 5, left), twoStages(5))),
		...[1, 2].flatMap((seats) =>
			[2, 5, 7].map((left) =>
				said(`thirds, ${seats} of three go on, ${left} left in another`, groupOf(90 + left, 4, 2), THIRDS(4), [
					raceOf(seats, [groupOf(100 + left, left > 5 ? 5 : 4, left), groupOf(110, 4, 0)]),
				]),
			),
		),
		// Outputs that an error would change: margins around a draw, terms of three other matches, conditions on the winner alone.
		...[218, 221, 229, 261, 296].map((seed) => said(`four teams, two matches left, ${seed}`, groupOf(seed, 4, 2), twoStages(4))),
		...[203, 214, 215].map((seed) => said(`five teams, two left, ${seed}`, groupOf(seed, 5, 2), twoStages(5))),
		...[202, 206].map((seed) => said(`six teams, three left, ${seed}`, groupOf(seed, 6, 3), twoStages(6))),
		said("two thirds of three go on, one left in another", groupOf(217, 4, 2), THIRDS(4), [
			raceOf(2, [groupOf(218, 4, 0), groupOf(219, 4, 1)]),
		]),
		said("one third of three goes on, two left in another", groupOf(224, 4, 2), THIRDS(4), [
			raceOf(1, [groupOf(225, 4, 0), groupOf(226, 4, 2)]),
		]),
		said("thirds of six, three left", groupOf(220, 6, 3), THIRDS(6), [raceOf(1, [groupOf(221, 6, 0)])]),
		said("thirds against the first two", groupOf(120, 4, 2), THIRDS(4), [
			raceOf(1, [groupOf(121, 5, 2), groupOf(122, 4, 0)], true),
		]),
		said("thirds beside a group of which nothing is known", groupOf(123, 4, 1), THIRDS(4), [raceOf(1, [null])]),
		said("thirds, all played here", groupOf(124, 4, 0), THIRDS(4), [raceOf(1, [groupOf(125, 4, 2)])]),
	].flat();
	await expect(`${lines.join("\n").trimStart()}\n`).toMatchFileSnapshot(
		fileURLToPath(new URL("../../../tests/said/scenarios.txt", import.meta.url)),
	);
});
