import type { Apply } from "./course.ts";
import type { AbandonedReport } from "./report.ts";

/** An abandoned match does not change until the office has decided; repeated reports change nothing. */
export const applyAbandoned: Apply<AbandonedReport> = (course) => {
	if (course.over) return course.over.how === "off" ? "match-is-off" : "match-is-over";
	return course.status === "live" ? "counted" : "not-begun";
};
