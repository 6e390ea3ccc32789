import type { Apply, Course } from "./course.ts";
import type { ClockReport } from "./report.ts";

const MINUTE = 60_000;

/** The clock of a half: stopped, started again, or set to the referee's minute. */
export const applyClock: Apply<ClockReport> = (course, report, { halfMinutes }) => {
	const { status, period } = course;
	if (status !== "live" || period === null || period === "half-time" || period === "shoot-out") return "no-such-minute";
	if (report.kind === "clock-set") return set(course, report, firstMinute(course, halfMinutes));
	const { periodStart, periodMinute, stoppedAfter } = course;
	if (report.kind === "clock-started") {
		if (stoppedAfter === null) return periodStart === null ? "no-such-minute" : "repeated";
		course.periodStart = before(report.at, stoppedAfter);
		course.stoppedAfter = null;
		return "counted";
	}
	if (stoppedAfter !== null) return "repeated";
	if (periodStart === null || periodMinute === null) return "no-such-minute";
	const gone = Math.max(0, Date.parse(report.at) - Date.parse(periodStart));
	Object.assign(course, { periodStart: null, stoppedAfter: gone, minute: periodMinute + Math.floor(gone / MINUTE) + 1 });
	return "counted";
};

function set(course: Course, { at, minute }: { readonly at: string; readonly minute: number }, first: number) {
	const gone = (minute - 1 - first) * MINUTE;
	if (gone < 0) return "no-such-minute";
	Object.assign(course, { periodMinute: first, minute });
	if (course.stoppedAfter === null) course.periodStart = before(at, gone);
	else course.stoppedAfter = gone;
	return "counted";
}

/** The minutes played before the period; its start may not have been reported. */
function firstMinute({ period, periodMinute }: Course, halfMinutes: number | null): number {
	if (periodMinute !== null) return periodMinute;
	if (halfMinutes === null || period === "first-half") return 0;
	return period === "extra-time" ? 2 * halfMinutes : halfMinutes;
}

function before(at: string, milliseconds: number): string {
	return new Date(Date.parse(at) - milliseconds).toISOString().replace(".000Z", "Z");
}
