import { ALL_ROWS, type LiveCenterRequest, moreRows, PARTS, type Part } from "../../client/address/live-center-request.ts";
import type { Days } from "../../text/days.ts";
import { formatNumber } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { LiveCenterTexts } from "../../text/live-center/en.ts";
import { minutesUntil } from "./days.ts";
import type { LiveCenter } from "./load-live-center.ts";

type Words = { readonly text: LiveCenterTexts; readonly language: Language; readonly days: Days };
type Query = (changes: Readonly<Record<string, string | null>>) => string;

/** The shown parts, in order. */
export function shownParts({ asked, parts, head }: Pick<LiveCenter, "asked" | "parts" | "head">): Part[] {
	// If nothing is live, the next matches stay visible.
	if (asked.show === "live") return parts.live.total === 0 && parts.next.total > 0 ? ["live", "next"] : ["live"];
	if (asked.show !== null) return [asked.show];
	const couldBeLive = asked.day === null || asked.day === head.today;
	return [
		...(couldBeLive || parts.live.total > 0 ? (["live"] as const) : []),
		...(["next", "finished", "off"] as const).filter((part) => parts[part].total > 0),
	];
}

/**
 * The note beside a part's title: when the first match starts, or the day of the first ones.
 * @param now the cup's time in milliseconds; null in a document
 */
export function noteOf(part: Part, { parts, head }: LiveCenter, { text, days }: Words, now: number | null): string | null {
	const start = parts[part].matches[0]?.zonedStartTime;
	if (!start || part === "live" || part === "off") return null;
	if (!days.isToday(start)) return days.weekday(start);
	const minutes = minutesUntil(now ?? Date.parse(head.now), start);
	return part === "next" && minutes >= 0 && minutes < 60 ? text.firstStartIn(minutes) : text.today;
}

/** The way to all matches of a part that the page shows a few of. */
export function allOf(part: Part, { asked, parts }: LiveCenter, query: Query, { text, language }: Words) {
	const { total, more } = parts[part];
	if (asked.show === part || !more) return null;
	return { to: query({ show: part }), label: text.allOf(formatNumber(total, language)) };
}

/** The way to more rows of the part that is shown alone. */
export function moreOf(part: Part, { asked, parts }: LiveCenter, query: Query, { text }: Words) {
	const rows = moreRows(asked);
	if (asked.show !== part || !parts[part].more || rows === null) return null;
	return { to: query({ rows: String(rows) }), label: text.showMore };
}

/** The way to all matches of a day of which the page shows a few: to be read in one piece, or printed. */
export function wholeDayOf({ asked, parts }: LiveCenter, query: Query, { text, language }: Words) {
	if (asked.day === null || asked.show !== null || !PARTS.some((part) => parts[part].more)) return null;
	const total = PARTS.reduce((sum, part) => sum + parts[part].total, 0);
	return { to: query({ rows: ALL_ROWS }), label: text.wholeDay(formatNumber(total, language)) };
}

/** The part is longer than the page will show: a day or a filter leads on. */
export function isCut(part: Part, { asked, parts }: { asked: LiveCenterRequest; parts: LiveCenter["parts"] }): boolean {
	return asked.show === part && parts[part].more && moreRows(asked) === null;
}
