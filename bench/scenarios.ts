import { PRESET_RULES } from "../src/cup/presets.ts";
import { PRESETS } from "../src/cup/rules.ts";
import { answerFor } from "../src/cup/scenarios/answer.ts";
import { scenario } from "../src/cup/scenarios/scenario.ts";
import { matchOf } from "../tests/support/shorthand.ts";

/**
 * Processor time to compute the scenarios of a group of six with three matches left: all answers about its teams, by each preset, after
 * random results. The target is 20 ms. Compared with JSON.stringify and JSON.parse of the group's matches.
 * `npx tsx bench/scenarios.ts [GROUPS]`
 */
const GROUPS = Number(process.argv[2] ?? 200);
const TEAMS = ["A", "B", "C", "D", "E", "F"];
const LAST_ROUND = ["A-B", "C-D", "E-F"];
const AIMS = { advance: [{ positions: [1, 2] as const, to: "A" }], bestOf: [], size: TEAMS.length };

let seed = 7;
function below(end: number): number {
	seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
	return Math.floor((seed / 2_147_483_648) * end);
}

/** @param goals how many each side scores at least, and so many more by chance */
function randomMatches({ least, span }: { readonly least: number; readonly span: number }) {
	return TEAMS.flatMap((home, at) =>
		TEAMS.slice(at + 1).map((away) => {
			const open = LAST_ROUND.includes(`${home}-${away}`);
			return open
				? matchOf(home, away)
				: matchOf(home, away, { status: "finished", score: { home: least + below(span), away: least + below(span) } });
		}),
	);
}

function processorOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

const RUNS = 3;
const SPORTS = { football: { least: 0, span: 4 }, handball: { least: 18, span: 14 } };

const told = (all: readonly number[]) => {
	const sorted = all.slice(Math.floor(all.length / 4)).sort((a, b) => a - b);
	const part = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2);
	return `median ${part(0.5)} ms, 9 in 10 ${part(0.9)} ms, worst ${part(1)} ms`;
};

for (const [sport, goals] of Object.entries(SPORTS)) {
	const groups = Array.from({ length: GROUPS }, (_, at) => {
		return { matches: randomMatches(goals), rules: PRESET_RULES[PRESETS[at % PRESETS.length]!] };
	});
	const beside = groups.map(({ matches }) => processorOf(() => JSON.parse(JSON.stringify(matches))));
	const runs = Array.from({ length: RUNS }, () =>
		groups.map(({ matches, rules }) =>
			processorOf(() => {
				const found = scenario({ teams: TEAMS, matches, rules }, AIMS)!;
				for (const team of TEAMS) answerFor(team, "A", found);
			}),
		),
	);
	// Half of a first run is compilation and garbage collection, which other groups happen to pay for.
	const ours = runs[0]!;
	const again = groups.map((_, at) => Math.min(...runs.map((run) => run[at]!)));
	console.log(`A group of six of ${sport} with three matches left, all teams: ${told(ours)} of processor.`);
	console.log(`The same groups told again, the best of ${RUNS} times: ${told(again)}.`);
	console.log(`Its matches written as JSON and read again: ${told(beside)}.`);
}
