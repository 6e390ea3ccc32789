import type { Apply } from "./course.ts";
import type { AbandonedReport } from "./report.ts";

/** A match that was broken off stays as it is until the office has decided: told again it says nothing new. */
export const applyAbandoned: Apply<AbandonedReport> = (course) => {
	if (course.over) return course.over.how === "off" ? "match-is-off" : "match-is-over";
	return course.status === "live" ? "counted" : "not-begun";
};
