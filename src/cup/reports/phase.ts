import { type Apply, addEvent, type Course, closed, enter, isBefore, NIL, type PlayingTerms, putScore } from "./course.ts";
import type { FullTimeReport, HalfTimeReport, KickReport, PhaseReport, Sent } from "./report.ts";
import { isAtLeast, isLevel, isSame } from "./score-compare.ts";
import type { Verdict } from "./verdict.ts";

export const applyPhase: Apply<PhaseReport> = (course, report, terms) => BEGIN[report.kind](course, report, terms);

const BEGIN: Readonly<Record<PhaseReport["kind"], (course: Course, sent: Sent, terms: PlayingTerms) => Verdict>> = {
	"kick-off": kickOff,
	"second-half": secondHalf,
	"extra-time": extraTime,
	"shoot-out": shootOut,
};

function kickOff(course: Course, sent: Sent): Verdict {
	if (course.over) return course.over.how === "off" ? "match-is-off" : "repeated";
	const known = course.begun !== null || course.events.some(({ kind }) => kind === "kick-off");
	if (course.status === "live" && (known || course.period !== "first-half")) return "repeated";
	enter(course, "first-half", sent.at, 0);
	course.begun = sent.at;
	addEvent(course, sent, { minute: 0, kind: "kick-off" });
	return "counted";
}

export const applyHalfTime: Apply<HalfTimeReport> = (course, report, { halfMinutes }) => {
	if (course.over) return course.over.how === "off" ? "match-is-off" : "repeated";
	if (!isBefore(course, "half-time")) return "repeated";
	const score = report.score ?? course.score ?? NIL;
	if (!isAtLeast(score, course.score ?? NIL)) return "score-goes-down";
	enter(course, "half-time", null, null);
	if (!isSame(score, course.score)) putScore(course, score, report.sender);
	course.halfTime = score;
	addEvent(course, report, { ...(halfMinutes !== null && { minute: halfMinutes }), kind: "half-time", score });
	return "counted";
};

function secondHalf(course: Course, sent: Sent, { halfMinutes }: PlayingTerms): Verdict {
	if (course.over) return course.over.how === "off" ? "match-is-off" : "repeated";
	if (!isBefore(course, "second-half")) return "repeated";
	enter(course, "second-half", sent.at, halfMinutes);
	course.halfTime ??= course.score;
	addEvent(course, sent, { ...(halfMinutes !== null && { minute: halfMinutes }), kind: "kick-off" });
	return "counted";
}

function extraTime(course: Course, sent: Sent, { halfMinutes }: PlayingTerms): Verdict {
	const refused = goesNotOn(course, sent);
	if (refused) return refused;
	if (!isBefore(course, "extra-time")) return "repeated";
	const minute = halfMinutes === null ? null : 2 * halfMinutes;
	enter(course, "extra-time", sent.at, minute);
	course.regularTime = course.score;
	addEvent(course, sent, { ...(minute !== null && { minute }), kind: "kick-off" });
	return "counted";
}

function shootOut(course: Course, sent: Sent): Verdict {
	const refused = goesNotOn(course, sent);
	if (refused) return refused;
	if (!isBefore(course, "shoot-out")) return "repeated";
	enter(course, "shoot-out", null, null);
	return "counted";
}

export const applyKick: Apply<KickReport> = (course, report) => {
	const { kind, side, kick, shirt, shootOut: after } = report;
	const scored = kind === "shoot-out-scored";
	const told = course.kicks.get(`${side} ${kick}`);
	if (told !== undefined) return told === scored ? "repeated" : "kick-reported-otherwise";
	const refused = goesNotOn(course, report);
	if (refused) return refused;
	const before = course.shootOut ?? NIL;
	if (!isAtLeast(after, before)) return "score-goes-down";
	if (scored && after[side] === before[side]) return "side-did-not-score";
	enter(course, "shoot-out", null, null);
	course.shootOut = after;
	course.kicks.set(`${side} ${kick}`, scored);
	addEvent(course, report, { kind, side, ...(shirt !== undefined && { shirt }) });
	return "counted";
};

/**
 * Why extra time or a shoot-out cannot follow: only a level match at full time that needs a winner continues; a stated result
 * does not.
 */
function goesNotOn(course: Course, { sender }: Sent): Verdict | null {
	if (course.over && (course.over.how !== "full-time" || course.shootOut)) return closed(course, sender);
	if (!course.score || !isLevel(course.score)) return course.over ? closed(course, sender) : "not-level";
	return null;
}

export const applyFullTime: Apply<FullTimeReport> = (course, report, terms) => {
	const { sender, at, decidedBy, winner } = report;
	const score = report.score ?? course.score;
	if (course.over) return score && isSame(score, course.score) ? "repeated" : (closed(course, sender) as Verdict);
	if (!score) return "no-score";
	if (!isAtLeast(score, course.score ?? NIL)) return "score-goes-down";
	if (course.shootOut && isLevel(course.shootOut)) return "level-shoot-out";
	const minute = course.period === "second-half" && terms.halfMinutes !== null ? 2 * terms.halfMinutes : undefined;
	const played = course.begun !== null || course.events.length > 0;
	if (!isSame(score, course.score)) putScore(course, score, sender);
	if (sender === "office") course.floor = score;
	course.decidedBy = decidedBy ?? howDecided(course, terms);
	course.winner = decidedBy === "lots" ? (winner ?? null) : null;
	end(course, { by: sender, how: "full-time" });
	if (course.begun !== null) course.ended = at;
	if (played) addEvent(course, report, { ...(minute !== undefined && { minute }), kind: "full-time", score });
	return "counted";
};

/** What decided a match that continued after regular time; null: the score of regular time. */
export function howDecided({ score, shootOut, regularTime }: Course, { shootOutBy }: PlayingTerms): Course["decidedBy"] {
	if (shootOut) return shootOutBy;
	return regularTime && score && !isLevel(score) ? "extra-time" : null;
}

export function end(course: Course, over: NonNullable<Course["over"]>): void {
	Object.assign(course, {
		status: "finished",
		period: null,
		periodStart: null,
		periodMinute: null,
		minute: null,
		stoppedAfter: null,
		over,
	});
}
