import type { EnumName } from "../../cup/enum-name.ts";
import type { Period } from "../../cup/reports/report.ts";
import type { MatchTexts } from "../../text/match/en.ts";

/** The reported clock of a live match. */
export type MatchClock = {
	readonly period: EnumName<Period> | null;
	/** Of the last report, which may be old. */
	readonly minute: number | null;
	/** When the period began, and the minute it began with. */
	readonly periodStart?: string | null;
	readonly periodMinute?: number | null;
	/** Its full length, where the cup states it. */
	readonly fullTime?: number | null;
};

/**
 * The clock of a live match: "34'", "HT", "Pens"; null if it was not reported. Without the present time there is no minute.
 * @param now the cup's time in milliseconds, to count from the period's start; null in a document, which is read later than it was made
 */
export function liveClock(match: MatchClock, now: number | null, text: MatchTexts): string | null {
	const { period } = match;
	if (period === "HALF_TIME" || period === "SHOOT_OUT") return text.pauses[period];
	const minute = countedMinute(match, now);
	return minute === null ? null : minuteShown(match, minute);
}

/** "34'", or "40+'" past the match's length. */
export function minuteShown({ period, fullTime }: MatchClock, minute: number): string {
	const last = period === "EXTRA_TIME" ? null : (fullTime ?? null);
	return last !== null && minute > last ? `${last}+'` : `${minute}'`;
}

/** Whether a minute will be shown as soon as the time is known. */
export function nextMinute(match: MatchClock, now: number | null): boolean {
	const { period, minute, periodStart } = match;
	return now === null && !isPause(period) && (minute !== null || (period !== null && Boolean(periodStart)));
}

/** The data for counting a minute, for the document's own script (beginning/minutes.ts). */
export function reportedClock({ period, minute, periodStart, periodMinute, fullTime }: MatchClock): string {
	return JSON.stringify({ period, minute, periodStart, periodMinute, fullTime });
}

const isPause = (period: MatchClock["period"]): boolean => period === "HALF_TIME" || period === "SHOOT_OUT";

/** The present minute; during a pause the one before it. A reported minute never decreases. */
export function countedMinute({ period, minute, periodStart, periodMinute }: MatchClock, now: number | null): number | null {
	if (isPause(period)) return minute;
	if (now === null) return null;
	if (!periodStart || period === null) return minute;
	const gone = Math.floor((now - Date.parse(periodStart)) / 60_000);
	return gone < 0 ? minute : Math.max(minute ?? 0, (periodMinute ?? 0) + gone + 1);
}
