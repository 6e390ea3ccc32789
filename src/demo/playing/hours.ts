import type { RunningClock } from "../../cup/cup-clock.ts";
import { instantAfter, minuteOfWeek, weekTime } from "../calendar.ts";

/** Minutes after midnight between which the clock of a cup that is played goes: no reader comes to a night. */
export const MORNING = 7 * 60 + 45;
export const EVENING = 20 * 60 + 30;
/** Minutes for which the last day goes on when everything is over. */
const FAREWELL = 60;

/**
 * @param now where the clock begins, in minutes of the week
 * @param last when the last thing happens, in seconds of the week
 */
export function demoHours(year: number, now: number, last: number): RunningClock["hours"] {
	const end = Math.ceil(last / 60) + FAREWELL;
	const days = weekTime(end).day - weekTime(now).day + 1;
	return Array.from({ length: days }, (_, index) => {
		const day = weekTime(now).day + index;
		const from = Math.max(now, minuteOfWeek({ day, minute: MORNING }));
		const until = Math.min(end, minuteOfWeek({ day, minute: EVENING }));
		return [instantAfter(year, from * 60), instantAfter(year, until * 60)] as const;
	});
}
