import type { Course } from "./course.ts";
import type { Stated } from "./report.ts";
import { isAtLeast, isLevel } from "./score-compare.ts";

/** The final state, without parts that a later correction contradicts, so that the whole is possible. */
export function consistentState({
	reached: _,
	kicks: __,
	floor: ___,
	over: ____,
	tellers: _____,
	stoppedAfter: ______,
	goals: _______,
	ticks: ________,
	...course
}: Course): Stated {
	const shootOut = soundShootOut(course);
	const decidedBy = soundDecision({ ...course, shootOut });
	const regularTime = soundRegularTime({ ...course, decidedBy });
	const { score, halfTime, status, winner } = course;
	const half = score && halfTime && isAtLeast(regularTime ?? score, halfTime) ? halfTime : null;
	const stated = status === "walkover" || decidedBy === "lots" ? winner : null;
	return { ...course, shootOut, decidedBy, regularTime, halfTime: half, winner: stated };
}

type Parts = Pick<Stated, "status" | "score" | "shootOut" | "regularTime" | "decidedBy" | "winner">;

function soundShootOut({ status, score, shootOut }: Parts): Stated["shootOut"] {
	if (!score || !shootOut || !isLevel(score)) return null;
	return status === "finished" && isLevel(shootOut) ? null : shootOut;
}

function soundDecision({ status, score, shootOut, decidedBy, winner }: Parts): Stated["decidedBy"] {
	if (status !== "finished" || !score) return null;
	switch (decidedBy) {
		case "penalties":
		case "seven-metre-throws":
			return shootOut ? decidedBy : null;
		case "extra-time":
			return isLevel(score) ? null : decidedBy;
		case "golden-goal":
			return Math.abs(score.home - score.away) === 1 ? decidedBy : null;
		case "lots":
			return isLevel(score) && !shootOut && (winner === "home" || winner === "away") ? decidedBy : null;
		default:
			return decidedBy;
	}
}

function soundRegularTime({ score, regularTime, decidedBy }: Parts): Stated["regularTime"] {
	if (!score || !regularTime || !isAtLeast(score, regularTime)) return null;
	const wentOn = decidedBy !== null && decidedBy !== "regular" && decidedBy !== "lots";
	return wentOn && !isLevel(regularTime) ? null : regularTime;
}
