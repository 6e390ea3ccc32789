import type { StageId } from "../ids.ts";
import type { Advancement } from "../rules.ts";
import { destination } from "../tables/advancement.ts";

/** Where a group's places lead. */
export type Aims = {
	readonly advance: readonly Advancement[];
	/**
	 * Places from which it depends on other groups where a team goes. Absent, the stage takes the best of several groups; `rest`: all others of them;
	 * `some`: others, or some of the best; `all`: whichever they are.
	 */
	readonly bestOf: readonly { readonly position: number; readonly stage: StageId; readonly covers?: "rest" | "some" | "all" }[];
	readonly size: number;
};

type BestPlace = { readonly first: number; readonly last: number; readonly best?: "in" | "out" };

export const REACHES = ["in", "out", "level", "elsewhere"] as const;
/**
 * What a finish means for a stage: it leads there; it does not; a fact must separate teams that share places first; or other groups decide, as they
 * do for a best third.
 */
export type Reach = (typeof REACHES)[number];

/** The stages that places of a group lead to, those of the best place first. */
export function stagesAhead({ advance, bestOf, size }: Aims): StageId[] {
	const stages = new Set<StageId>();
	for (let position = 1; position <= size; position++) {
		for (const seat of bestOf) if (seat.position === position) stages.add(seat.stage);
		const stage = destination(position, advance, size);
		if (stage !== null) stages.add(stage);
	}
	return [...stages];
}

/**
 * What a finish means for a stage, where it may be known already that it is among the best of several groups, or is not. A group has hundreds of
 * finishes and few places: each is asked once.
 */
export function reachesOf(stage: StageId, aims: Aims): (finish: BestPlace) => Reach {
	const known = new Map<number, Reach>();
	return ({ first, last, best }) => {
		const key = first * (aims.size + 1) + last;
		let reach = known.get(key);
		if (reach === undefined) {
			reach = reachOf(first, last, stage, aims);
			known.set(key, reach);
		}
		return reach === "elsewhere" && best ? ofBest(best, first, stage, aims) : reach;
	};
}

/** @param best whether it is among those who go where the best of its place do */
function ofBest(best: "in" | "out", position: number, stage: StageId, { bestOf }: Aims): Reach {
	const own = bestOf.filter((seat) => seat.position === position);
	const mine = own.find((seat) => seat.stage === stage);
	if (mine && mine.covers === undefined) return best;
	if (best === "in") return "out";
	const isRest = mine ? mine.covers === "rest" : own.length === 1;
	return isRest ? "in" : "elsewhere";
}

/** What the places from `first` to `last`, one of which a team will have, mean for a stage. */
export function reachOf(first: number, last: number, stage: StageId, { advance, bestOf, size }: Aims): Reach {
	let [leading, open, not] = [0, 0, 0];
	for (let position = first; position <= last; position++) {
		const own = bestOf.filter((seat) => seat.position === position);
		const isLed = destination(position, advance, size) === stage;
		const seat = own.find((one) => one.stage === stage);
		if (seat?.covers === "all" || (isLed && own.length === 0)) leading += 1;
		else if (seat || (isLed && !own.some(({ covers }) => covers === "all"))) open += 1;
		else not += 1;
	}
	if (leading + open === 0) return "out";
	if (open + not === 0) return "in";
	return first === last ? "elsewhere" : "level";
}
