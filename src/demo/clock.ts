import { instantOf, type WeekTime } from "./calendar.ts";

/**
 * Where the demo cup's clock stands: in the middle of the week of its current edition, whenever it is looked at, so that what is
 * live is live on every page. The record keeps it with the cup (`clock` in the cup file).
 */
export function demoClock(year: number, now: WeekTime): string {
	return instantOf(year, now);
}
