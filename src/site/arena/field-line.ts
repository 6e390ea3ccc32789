import { liveClock } from "../match/live-clock.ts";
import type { Texts } from "../text/en.ts";
import { formatTime, formatWeekday } from "../text/format.ts";
import type { Language } from "../text/language.ts";

type Played = { readonly zonedStartTime: string | null };
type Live = Played & { readonly period: string | null; readonly minute: number | null };
type Field = { readonly now: Live | null; readonly next: Played | null; readonly leftToday: number };

/** What a field's row says under its teams: the first part stands out. */
export type FieldLine = { readonly live: boolean; readonly first: string; readonly rest: string };

/**
 * "Live 34'" "next 16:00"; "16:00" "3 more today"; "Thu 17 Jul 09:00" where the next is another day's; null where nothing is
 * played and nothing comes.
 * @param today the cup's day
 */
export function fieldLine({ now, next, leftToday }: Field, today: string, text: Texts, language: Language): FieldLine | null {
	const { arena } = text.places;
	const when = next?.zonedStartTime ? whenSaid(next.zonedStartTime, today, language) : null;
	if (now !== null) {
		const clock = liveClock(now, text.match);
		return {
			live: true,
			first: [text.match.live, clock].filter(Boolean).join(" "),
			rest: when === null ? "" : arena.next(when),
		};
	}
	if (when === null) return null;
	const more = leftToday - 1;
	return { live: false, first: when, rest: more > 0 ? arena.moreToday(more) : "" };
}

function whenSaid(start: string, today: string, language: Language): string {
	const time = formatTime(start);
	return start.startsWith(today) ? time : `${formatWeekday(start, language)} ${time}`;
}
