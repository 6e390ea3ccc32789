import { type Clocked, liveClock, minuteToCome } from "../match/live-clock.ts";
import { startShown } from "../match/start-shown.ts";
import type { Days } from "../text/days.ts";
import type { Texts } from "../text/en.ts";

type Played = { readonly zonedStartTime: string | null; readonly expectedStart: string | null };
type Live = Pick<Played, "zonedStartTime"> & Clocked;
type Field = { readonly now: Live | null; readonly next: Played | null; readonly leftToday: number };

/** What a field's row says under its teams: the first part stands out, and has room for a minute that comes with the browser's clock. */
export type FieldLine = { readonly live: boolean; readonly first: string; readonly minuteToCome: boolean; readonly rest: string };

/**
 * "Live 34'" "next 16:00"; "16:00" "3 more today"; "≈ 16:20" "planned 16:00, 3 more today" on a field that runs late; "Tomorrow 09:00" where the next is another day's; null where nothing is
 * played and nothing comes.
 * @param days by the cup's clock
 * @param cupNow its time in milliseconds; left out: no minute of a live match is said
 */
export function fieldLine(
	{ now, next, leftToday }: Field,
	days: Days,
	text: Texts,
	cupNow: number | null = null,
): FieldLine | null {
	const { arena } = text.places;
	const start = next && startShown(next, text.match);
	const when = next?.zonedStartTime && start ? whenSaid(next.zonedStartTime, start.time, days, now !== null) : null;
	if (now !== null) {
		const clock = liveClock(now, cupNow, text.match);
		return {
			live: true,
			first: [text.match.live, clock].filter(Boolean).join(" "),
			minuteToCome: minuteToCome(now, cupNow),
			rest: when === null ? "" : arena.next(when),
		};
	}
	if (when === null) return null;
	const more = leftToday - 1;
	const rest = [start?.planned, more > 0 && arena.moreToday(more)];
	return { live: false, first: when, minuteToCome: false, rest: rest.filter(Boolean).join(", ") };
}

function whenSaid(start: string, time: string, days: Days, within: boolean): string {
	if (days.isToday(start)) return time;
	return `${within ? days.weekdayWithin(start) : days.weekday(start)} ${time}`;
}
