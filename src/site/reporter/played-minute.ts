import type { Stated } from "../../cup/reports/report.ts";

/** The minute being played: the running period's first minute, and those begun since; null if none is running. @param now in milliseconds */
export function playedMinute({ status, periodStart, periodMinute }: Stated, now: number): number | null {
	if (status !== "live" || periodStart === null || periodMinute === null) return null;
	return periodMinute + Math.max(1, Math.floor((now - Date.parse(periodStart)) / 60_000) + 1);
}

/** Whether a half is being played, so that its clock can be stopped or set. */
export function hasClock({ status, period }: Pick<Stated, "status" | "period">): boolean {
	return status === "live" && (period === "first-half" || period === "second-half" || period === "extra-time");
}

/** The minute at which the clock was stopped; null if it is running or was never started. */
export function stoppedMinute(stated: Stated): number | null {
	return hasClock(stated) && stated.periodStart === null && stated.periodMinute !== null ? stated.minute : null;
}
