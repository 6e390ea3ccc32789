import type { Stated } from "../../cup/reports/report.ts";

/** The minute being played: the running period's first, and those begun since; null where none is running. @param now in milliseconds */
export function playedMinute({ status, periodStart, periodMinute }: Stated, now: number): number | null {
	if (status !== "live" || periodStart === null || periodMinute === null) return null;
	return periodMinute + Math.max(1, Math.floor((now - Date.parse(periodStart)) / 60_000) + 1);
}
