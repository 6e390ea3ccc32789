import { instantOf, type WeekTime } from "./calendar.ts";

/**
 * The demo cup's fixed clock: in the middle of the week of its current edition, at any time of viewing, so that live matches are
 * live on every page. The record stores it with the cup (`clock` in the cup file).
 */
export function demoClock(year: number, now: WeekTime): string {
	return instantOf(year, now);
}
