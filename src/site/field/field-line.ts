import type { Days } from "../../text/days.ts";
import type { Texts } from "../../text/en.ts";
import { formatTime } from "../../text/format.ts";
import { liveClock, type MatchClock, nextMinute } from "../clock/live-clock.ts";
import { startedBy } from "../match/shown-state.ts";
import { type Starting, startShown } from "../match/start-shown.ts";

type Live = { readonly zonedStartTime: string | null } & MatchClock;
type Field<Match extends Starting> = {
	readonly now: Live | null;
	/** Should have started last. */
	readonly due: Match | null;
	readonly next: Match | null;
	readonly leftToday: number;
};

/** The overdue match and the next match of a field without reports, by the clock's present time. */
export function waitingOn<Match extends Starting>(
	{ due, next }: Pick<Field<Match>, "due" | "next">,
	cupNow: number | null,
): { readonly due: Match | null; readonly next: Match | null } {
	const [last, coming] = [due, next].map((match) => match && startedBy(match, cupNow));
	if (coming === "due") return { due: next, next: null };
	return { due: last === "due" ? due : null, next: coming === "ahead" ? next : null };
}

/** The text below the teams in a field's row: its first part is emphasised, and has space for a minute from the browser's clock. */
export type FieldLine = {
	readonly live: boolean;
	readonly first: string;
	readonly nextMinute: MatchClock | null;
	readonly rest: string;
};

/**
 * "Live 34'" "next 16:00"; "16:00" "3 more today"; "≈ 16:20" "planned 16:00, 3 more today" on a field that runs late; "Tomorrow 09:00"
 * for another day; null without a present and a coming match; "Should have started 14:50 · no report yet" "next 16:00" without reports.
 * @param days by the cup's clock
 * @param cupNow its time in milliseconds; left out: no minute of a live match
 * @param asOf the time of a live state, "14:05", while the page may be stale: shown in place of its minute
 */
export function fieldLine<Match extends Starting>(
	{ now, leftToday, ...waiting }: Field<Match>,
	days: Days,
	text: Texts,
	cupNow: number | null = null,
	asOf: string | null = null,
): FieldLine | null {
	const { arena } = text.places;
	const { due, next } = waitingOn(waiting, cupNow);
	const start = next && startShown(next, text.match, cupNow);
	const within = now !== null || due !== null;
	const when = next?.zonedStartTime && start ? whenSaid(next.zonedStartTime, start.time, days, within) : null;
	if (now !== null) {
		const clock = asOf ?? liveClock(now, cupNow, text.match);
		return {
			live: true,
			first: [text.match.live, clock].filter(Boolean).join(" "),
			nextMinute: asOf === null && nextMinute(now, cupNow) ? now : null,
			rest: when === null ? "" : arena.next(when),
		};
	}
	if (due?.zonedStartTime) {
		const first = text.match.pastStart.line(formatTime(due.zonedStartTime));
		return { live: false, first, nextMinute: null, rest: when === null ? "" : arena.next(when) };
	}
	if (when === null) return null;
	const more = leftToday - 1;
	const rest = [start?.planned, more > 0 && arena.moreToday(more)];
	return { live: false, first: when, nextMinute: null, rest: rest.filter(Boolean).join(", ") };
}

function whenSaid(start: string, time: string, days: Days, within: boolean): string {
	if (days.isToday(start)) return time;
	return `${within ? days.weekdayWithin(start) : days.weekday(start)} ${time}`;
}
