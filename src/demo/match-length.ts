import type { CategoryPlan } from "./category-plan.ts";

export const BREAK_MINUTES = 5;
const CHANGEOVER_MINUTES = 5;
const PENALTIES_MINUTES = 10;
export const EXTRA_TIME_MINUTES = 10;

/** From kick-off to the whistle, without extra time and penalties. */
export function playingMinutes(plan: CategoryPlan): number {
	return 2 * plan.minutesPerHalf + BREAK_MINUTES;
}

/** How long a match keeps its field. */
export function slotMinutes(plan: CategoryPlan, inPlayoff: boolean): number {
	const longer = inPlayoff ? PENALTIES_MINUTES + (plan.extraTime ? EXTRA_TIME_MINUTES : 0) : 0;
	return playingMinutes(plan) + CHANGEOVER_MINUTES + longer;
}
