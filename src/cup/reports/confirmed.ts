import type { Apply, Course } from "./course.ts";
import { CONFIRMERS, type ConfirmedReport, type Confirmer } from "./report.ts";
import { isSame } from "./score-compare.ts";

/** A confirmation states the confirmed result, so that one that arrives late never confirms a newer result. */
export const applyConfirmed: Apply<ConfirmedReport> = (course, { who, score = null, shootOut = null }) => {
	if (course.over?.how === "off") return "match-is-off";
	if (course.status !== "finished") return "not-over";
	const tick = { score, shootOut };
	if (!isOfResult(tick, course)) return "score-differs";
	const before = course.ticks.get(who);
	if (before && isOfResult(before, course)) return "repeated";
	course.ticks.set(who, tick);
	return "counted";
};

/** @returns who has confirmed the present result: confirmations of an earlier result do not count */
export function confirmedBy(course: Course): Confirmer[] {
	if (course.status !== "finished") return [];
	return CONFIRMERS.filter((who) => {
		const tick = course.ticks.get(who);
		return tick !== undefined && isOfResult(tick, course);
	});
}

type Result = Pick<Course, "score" | "shootOut">;

const isOfResult = (tick: Result, course: Result): boolean =>
	isSame(tick.score, course.score) && isSame(tick.shootOut, course.shootOut);
