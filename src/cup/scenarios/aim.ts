import type { StageId } from "../ids.ts";
import type { Advancement } from "../rules.ts";
import { destination } from "../tables/advancement.ts";

/** The stages that a group's positions lead to. */
export type Aims = {
	readonly advance: readonly Advancement[];
	/**
	 * Positions whose stage depends on other groups. `covers` absent: the stage takes the best of several groups; `rest`: all
	 * others of them; `some`: others, or some of the best; `all`: any of them.
	 */
	readonly bestOf: readonly { readonly position: number; readonly stage: StageId; readonly covers?: "rest" | "some" | "all" }[];
	readonly size: number;
};

type BestPlace = { readonly first: number; readonly last: number; readonly best?: "in" | "out" };

export const REACHES = ["in", "out", "level", "elsewhere"] as const;
/**
 * The meaning of a finish for a stage: it leads there; it does not; a fact has to separate teams that share positions; or other
 * groups decide, as for a best third.
 */
export type Reach = (typeof REACHES)[number];

/** The stages that a group's positions lead to, those of the best position first. */
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
 * The meaning of a finish for a stage; it may already be known whether it is among the best of several groups. Cached by
 * positions, since a group has hundreds of finishes and few positions.
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

/** @param best whether it is among the best in its position */
function ofBest(best: "in" | "out", position: number, stage: StageId, { bestOf }: Aims): Reach {
	const own = bestOf.filter((seat) => seat.position === position);
	const mine = own.find((seat) => seat.stage === stage);
	if (mine && mine.covers === undefined) return best;
	if (best === "in") return "out";
	const isRest = mine ? mine.covers === "rest" : own.length === 1;
	return isRest ? "in" : "elsewhere";
}

/** The meaning for a stage if a team will have one of the positions from `first` to `last`. */
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
