import { drawGroups } from "../src/draw/draw.ts";
import type { DrawProblem, DrawTeam } from "../src/draw/problem.ts";
import { Random } from "../src/draw/random.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * What drawing the groups of a large cup costs beside shuffling its teams once, in the same run: 1,900 teams in 24 categories, seeds, and two
 * wishes (clubs and districts apart). Processor time. `npx tsx bench/draw.ts`
 */
const TEAMS = 1_900;
const CATEGORIES = 24;
const CLUBS = 400;
const DISTRICTS = 24;
const ROUNDS = 31;

const lots = new Random(2026);
const count = (category: number): number => Math.floor(TEAMS / CATEGORIES) + (category < TEAMS % CATEGORIES ? 1 : 0);

const problems = Array.from({ length: CATEGORIES }, (_, category): DrawProblem => {
	const teams = Array.from({ length: count(category) }, (__, at): DrawTeam => {
		const club = lots.below(CLUBS);
		return { id: `c${category}-t${at}`, values: { club: `club-${club}`, district: `district-${club % DISTRICTS}` } };
	});
	const groups = Math.ceil(teams.length / 4);
	const size = (group: number) => Math.floor(teams.length / groups) + (group < teams.length % groups ? 1 : 0);
	return {
		number: 48_213,
		pots: [teams.slice(0, groups), teams.slice(groups)],
		groups: Array.from({ length: groups }, (__, group) => ({ id: `g${group}`, size: size(group) })),
		rules: [
			{ apart: "club", must: false },
			{ apart: "district", must: false },
		],
	};
});

/** Milliseconds of the processor. */
function timed(times: number, act: () => unknown): number {
	const before = process.cpuUsage();
	for (let at = 0; at < times; at++) act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000 / times;
}

const shuffle = () => {
	for (const { pots } of problems) {
		const teams = pots.flat();
		new Random(48_213).shuffle(Int32Array.from(teams.keys()));
	}
};
const draw = () => problems.map((problem) => drawGroups(problem));
const pairs = draw().flatMap(({ rules }) => rules);
for (let warm = 0; warm < 20; warm++) draw();
timed(500, shuffle);
const foreign = watchForeignLoad();
const figures = Array.from({ length: ROUNDS }, () => ({ draw: timed(5, draw), shuffle: timed(500, shuffle) }));
const load = foreign();
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const broken = pairs.reduce((sum, rule) => sum + rule.broken, 0);
console.log(
	`${TEAMS} teams in ${CATEGORIES} categories, median of ${ROUNDS}; ${broken} pairs of a club or a district share a group`,
);
sayRow({
	what: "a draw of 1,900 teams in 24 categories with two wishes",
	ours: median(figures.map((figure) => figure.draw)),
	reference: median(figures.map((figure) => figure.shuffle)),
	beside: "one shuffle of them",
	unit: "ms",
	target: "≤ 100",
	foreign: load,
});
