import { brokenMusts } from "../figures/broken-musts.ts";
import { modelOf } from "../model/model.ts";
import { RASTER } from "../model/raster.ts";
import type { Fullness, Plan, Problem, Progress, Run } from "../problem.ts";
import { minuteOf } from "../rules/lookup.ts";
import { fulfilledWishes } from "./fulfilled-wishes.ts";
import { Search } from "./search.ts";
import { NOWHERE, type State } from "./state.ts";

const MINUTE = 60_000;
const MOST_HARD = 10;

export type RunOptions = {
	/** Runs from the same number give the same plan. */
	readonly number: number;
	/** Matches begin where this plan has them, as far as they fit there. Absent: only fixed matches have a place at first. */
	readonly from?: Plan;
};

/** Begins to make a plan. It reads no clock: whoever calls `step` decides how long it lasts. */
export function startRun(problem: Problem, { number, from }: RunOptions): Run {
	const model = modelOf(problem);
	const { found } = model;
	const search = new Search(model, number);
	if (from)
		search.begin(
			from.placements.flatMap(({ match, field, start }) => {
				const [at, on] = [found.matchAt.get(match), found.fieldAt.get(field)];
				return at === undefined || on === undefined ? [] : [{ match: at, field: on, start: minuteOf(found, start) }];
			}),
		);
	const best = (): Plan => ({
		placements: problem.matches.flatMap(({ id, present, isFixed }, at) => {
			if (isFixed && present) return [{ match: id, ...present }];
			if (search.bestField[at] === NOWHERE) return [];
			return [
				{ match: id, field: problem.fields[search.bestField[at]!]!.id, start: found.origin + search.bestStart[at]! * MINUTE },
			];
		}),
	});
	const broken = brokenMusts(problem, {
		placements: problem.matches.flatMap(({ id, present, isFixed }) => (isFixed && present ? [{ match: id, ...present }] : [])),
	}).length;

	/** Then nothing is left to do, and the number of steps does not depend on how many are asked for at once. */
	const isPerfect = () => !search.isPlacing && search.state.placed === model.matches && search.state.cost === 0;

	const progress = (): Progress => ({
		steps: search.steps,
		phase: search.isPlacing ? "placing" : "improving",
		at: search.at === NOWHERE ? null : problem.matches[search.at]!.id,
		placed: search.state.placed,
		unplaced: model.matches - search.state.placed,
		mustsBroken: broken,
		wishes: fulfilledWishes(search.state),
		cost: search.state.cost / 1000,
		fullness: fullnessOf(search.state),
		hard: search.withoutPlace
			.toSorted((one, other) => search.weight[other]! - search.weight[one]! || one - other)
			.slice(0, MOST_HARD)
			.map((match) => problem.matches[match]!.id),
	});

	return {
		step(steps) {
			for (let done = 0; done < steps && !isPerfect(); done++) search.step();
			return progress();
		},
		progress,
		best,
	};
}

function fullnessOf({ model, room }: State): Fullness[] {
	const { arenas, days, fields } = model.problem;
	return arenas.flatMap((arena, at) =>
		days.map((day, on) => {
			let [open, free] = [0, 0];
			for (const field of fields.keys()) {
				if (model.arenaOf[field] !== at) continue;
				open += model.openTicks[field * model.days + on]!;
				free += Math.max(0, room[field * model.days + on]!);
			}
			return { arena: arena.id, day: day.id, taken: (open - free) * RASTER, open: open * RASTER };
		}),
	);
}
