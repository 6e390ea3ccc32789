import type { Rules } from "../cup/rules.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { rulesFor } from "./rules.ts";

export const BREAK_MINUTES = 5;
const CHANGEOVER_MINUTES = 5;

/** The longest duration of each way to decide a drawn match, for the programme. */
export const DECIDING_MINUTES: Readonly<Record<Rules["drawnPlayoff"][number], number>> = {
	"extra-time": 10,
	"golden-goal": 10,
	penalties: 10,
	"seven-metre-throws": 10,
	lots: 0,
};

/** From kick-off to the final whistle, without the decision of a drawn match. */
export function playingMinutes(plan: CategoryPlan): number {
	return 2 * plan.minutesPerHalf + BREAK_MINUTES;
}

/** How long a match occupies its field. */
export function slotMinutes(plan: CategoryPlan, inPlayoff: boolean): number {
	const ways = inPlayoff ? rulesFor(plan).drawnPlayoff : [];
	const longer = ways.reduce((sum, way) => sum + DECIDING_MINUTES[way], 0);
	return playingMinutes(plan) + CHANGEOVER_MINUTES + longer;
}
