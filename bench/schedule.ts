import { brokenMusts } from "../src/scheduling/figures/broken-musts.ts";
import type { Plan, Problem, Progress, Run } from "../src/scheduling/problem.ts";
import { repairs, withFieldClosed } from "../src/scheduling/repair/repairs.ts";
import { startRun } from "../src/scheduling/solver/run.ts";
import { hiddenInstance, SIZES } from "./measuring/hidden-plan.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Schedules of instances that are built from a hidden plan, so that one without a broken must exists: beside list scheduling alone, which
 * is the same code with each match tried once. Processor time.
 * `npx tsx bench/schedule.ts [SECONDS]`: how long each is improved, 60 unless stated
 */
const SECONDS = Number(process.argv[2] ?? 60);
const FULL = [0.75, 0.9] as const;
const NUMBER = 48_213;
/** The share of list scheduling's cost at which two sizes are compared. */
const SAME_QUALITY = 0.9;
/** The share of matches without a place above which a plan is none. */
const MOST_UNPLACED = 0.005;
/** How many steps are done between two looks: each look counts all wishes. */
const STEPS = 8_000;
const STEPS_TO_FIRST = 20;

/** Milliseconds of the processor since a moment. */
const spent = (since: NodeJS.CpuUsage): number => {
	const { user, system } = process.cpuUsage(since);
	return (user + system) / 1_000;
};

type Measured = {
	readonly greedy: Progress;
	readonly greedyMs: number;
	readonly firstMs: number;
	readonly last: Progress;
	readonly best: Plan;
	/** Milliseconds until its cost was at most SAME_QUALITY of list scheduling's; infinite: never. */
	readonly qualityMs: number;
};

/** Steps until nearly every match has a place; a plan that lacks more is none. */
function firstPlan(run: Run, { matches }: Problem): Progress {
	let last = run.step(matches.length - 1);
	for (let before = -1; last.unplaced > matches.length * MOST_UNPLACED && last.steps !== before; ) {
		before = last.steps;
		last = run.step(STEPS_TO_FIRST);
	}
	return last;
}

/** The cost of a plan, counted with all its matches fixed there, so that nothing is changed. */
function costOf(problem: Problem, { placements }: Plan): number {
	const present = new Map(placements.map(({ match, ...place }) => [match, place]));
	const matches = problem.matches.map((match) => ({
		...match,
		present: present.get(match.id) ?? null,
		isFixed: present.has(match.id),
	}));
	return startRun({ ...problem, matches }, { number: NUMBER }).progress().cost;
}

/** Milliseconds until a plan made anew lacks no more places than another and costs no more; at most SECONDS. */
function anewMs(problem: Problem, as: { readonly unplaced: number; readonly cost: number }): number {
	const since = process.cpuUsage();
	const run = startRun(problem, { number: NUMBER });
	let last = run.step(problem.matches.length - 1);
	while ((last.unplaced > as.unplaced || last.cost > as.cost) && spent(since) < SECONDS * 1_000) last = run.step(STEPS);
	return spent(since);
}

function measure(problem: Problem): Measured {
	// Once for the compiler: the first instance would pay for all.
	startRun(problem, { number: NUMBER }).step(problem.matches.length);
	const alone = process.cpuUsage();
	// With the last match the next round begins, where some have found no place.
	const greedy = startRun(problem, { number: NUMBER }).step(problem.matches.length - 1);
	const greedyMs = spent(alone);

	const since = process.cpuUsage();
	const run = startRun(problem, { number: NUMBER });
	let last = firstPlan(run, problem);
	const firstMs = spent(since);
	let qualityMs = Number.POSITIVE_INFINITY;
	while (spent(since) < SECONDS * 1_000) {
		const before = last.steps;
		last = run.step(STEPS);
		if (last.cost <= greedy.cost * SAME_QUALITY && last.unplaced === 0) qualityMs = Math.min(qualityMs, spent(since));
		if (last.steps === before) break;
	}
	return { greedy, greedyMs, firstMs, last, best: run.best(), qualityMs };
}

/** The largest number of matches that a field has on a day is displaced. */
function busiest(
	{ days }: Problem,
	{ placements }: Plan,
): { readonly field: string; readonly from: number; readonly until: number } {
	const counts = new Map<string, number>();
	const dayOf = (start: number) => days.findLastIndex((day) => day.start <= start);
	for (const { field, start } of placements) {
		const key = `${field} ${dayOf(start)}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const [[key]] = [...counts].toSorted((a, b) => b[1] - a[1]) as [[string, number]];
	const [field = "", day = "0"] = key.split(" ");
	return { field, from: days[Number(day)]!.start, until: days[Number(day) + 1]?.start ?? Number.MAX_SAFE_INTEGER };
}

const foreign = watchForeignLoad();
const quality = new Map<string, { readonly matches: number; readonly ms: number }>();
for (const full of FULL)
	for (const [name, size] of Object.entries(SIZES)) {
		const { problem } = hiddenInstance(size, full, 1);
		const { greedy, greedyMs, firstMs, last, best, qualityMs } = measure(problem);
		const matches = problem.matches.length;
		const what = `a schedule of ${matches} matches on ${problem.fields.length} fields, ${full * 100} % full`;
		const beside = "list scheduling alone";
		const musts = brokenMusts(problem, best).length;
		if (musts > 0) throw new Error(`${what} breaks ${musts} musts`);
		sayRow({
			what: `${what}: first plan`,
			ours: firstMs,
			reference: greedyMs,
			beside,
			unit: "ms",
			target: "≤ 3",
			foreign: foreign(),
		});
		sayRow({
			...{ what: `${what}: cost of wishes after ${SECONDS} s`, ours: last.cost, reference: greedy.cost },
			...{ beside: `${beside} (${greedy.unplaced} without a place)`, unit: "", target: "≤ 0.8" },
		});
		sayRow({
			what: `${what}: without a place`,
			ours: last.unplaced,
			reference: matches,
			beside: "all",
			unit: "matches",
			target: `≤ ${MOST_UNPLACED}`,
		});
		quality.set(`${name} ${full}`, { matches, ms: qualityMs });

		const present = new Map(best.placements.map(({ match, field, start }) => [match, { field, start }]));
		const published = {
			...problem,
			matches: problem.matches.map((match) => ({ ...match, present: present.get(match.id) ?? null })),
		};
		const { field, from, until } = busiest(problem, best);
		const closed = withFieldClosed(published, field, from, until);
		const began = process.cpuUsage();
		const [repair] = repairs(closed, { number: NUMBER, aims: ["fewest-moves"] });
		const repairMs = spent(began);
		if (!repair) throw new Error(`${what}: no repair`);
		const anew = anewMs(withFieldClosed(problem, field, from, until), {
			unplaced: repair.unplaced.length,
			cost: costOf(problem, repair.plan),
		});
		sayRow({
			...{ what: `${what}, a field closed for a day: moved`, ours: repair.moved.length, reference: repair.displaced.length },
			...{ beside: `on that field (${repair.unplaced.length} left without a place)`, unit: "matches", target: "≤ 3" },
		});
		sayRow({
			...{ what: `${what}, a field closed for a day: one plan`, ours: repairMs, reference: anew },
			...{ beside: `a plan as good made anew, ${SECONDS} s at most`, unit: "ms", target: "≤ 0.2" },
		});
	}
for (const full of FULL) {
	const [middle, large] = [quality.get(`middle ${full}`)!, quality.get(`large ${full}`)!];
	sayRow({
		what: `from ${middle.matches} to ${large.matches} matches, ${full * 100} % full: until ${SAME_QUALITY} of list scheduling's cost`,
		...{
			ours: large.ms,
			reference: (middle.ms * large.matches) / middle.matches,
			beside: "in proportion",
			unit: "ms",
			target: "≤ 1.3",
		},
	});
}
