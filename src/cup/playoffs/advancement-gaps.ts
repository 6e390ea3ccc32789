import { groupBy } from "../../collections/group-by.ts";
import type { StageId } from "../ids.ts";
import { isWithin } from "../match/divisions-of.ts";
import { type AdvancementPlan, promisedPositions, unseated } from "./advancement-faults.ts";
import { groupSize, seatsOf } from "./stage-seats.ts";

/** Unfinished parts of a programme whose other parts are finished. */
export type AdvancementGap =
	/** Sides that no team, slot or promised position fills. */
	| { readonly kind: "empty-seats"; readonly stage: StageId; readonly seats: number }
	/** Promised positions for which the matches up to the final have no seat; further matches may add some. */
	| { readonly kind: "seats-to-come"; readonly stage: StageId; readonly teams: number; readonly seats: number }
	/** Teams advance to a stage without matches, while another stage played at the same time has its matches. */
	| { readonly kind: "not-drawn"; readonly stage: StageId; readonly teams: number }
	/** A stage with matches that no position, slot or team leads to. */
	| { readonly kind: "unreached"; readonly stage: StageId };

export function advancementGaps(plan: AdvancementPlan): AdvancementGap[] {
	const seats = new Map(plan.stages.map((stage) => [stage.id, seatsOf(stage, plan.matches)]));
	const promised = promisedPositions(plan);
	const byDivision = groupBy(plan.matches, ({ division }) => division);
	const inside = groupBy(plan.matches.filter(isWithin), ({ division }) => division);
	const hasMatches = (id: StageId) =>
		plan.stages.some((stage) => stage.id === id && stage.divisions.some((one) => byDivision.has(one.id)));
	return plan.stages.slice(1).flatMap(({ id, divisions }): AdvancementGap[] => {
		const own = seats.get(id)!;
		const sources = plan.stages.filter(({ advance = [] }) => advance.some(({ to }) => to === id));
		const teams = promised.filter(({ to }) => to === id).length;
		if (!hasMatches(id)) {
			if (teams > 1 && sources.some(({ advance = [] }) => advance.some(({ to }) => to !== id && hasMatches(to))))
				return [{ kind: "not-drawn", stage: id, teams }];
			return [];
		}
		const isKnown = sources.every((stage) => stage.divisions.every((one) => groupSize(one, inside.get(one.id) ?? []) !== null));
		const empty = own.seats.filter(({ kind }) => kind === "empty").length;
		const named = { ...own, seats: own.seats.filter(({ kind }) => kind !== "empty") };
		const waiting = isKnown ? unseated(plan, new Map(seats).set(id, named), ({ to }) => to === id).length : empty;
		const hasFinal = divisions.some((one) => byDivision.get(one.id)?.some(({ round }) => round === "final"));
		if (waiting > empty && !own.closed && hasFinal)
			return [{ kind: "seats-to-come", stage: id, teams: named.seats.length + waiting, seats: own.seats.length }];
		if (empty > 0 && empty === own.seats.length && sources.length === 0) return [{ kind: "unreached", stage: id }];
		const open = Math.max(0, empty - waiting) + own.unlinked.length;
		return open > 0 ? [{ kind: "empty-seats", stage: id, seats: open }] : [];
	});
}
