import { instantOf, MIDDLE_OF_THE_WEEK } from "./calendar.ts";

/**
 * Where the demo cup's clock stands: in the middle of the week of its current edition, whenever it is looked at, so that what is
 * live is live on every page. The record keeps it with the cup (`clock` in the cup file).
 */
export function demoClock(year: number): string {
	return instantOf(year, MIDDLE_OF_THE_WEEK);
}
