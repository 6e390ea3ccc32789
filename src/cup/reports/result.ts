import type { Score } from "../match/match.ts";
import { type Apply, addEvent, type Course, type PlayingTerms, putScore, reset } from "./course.ts";
import { end, howDecided } from "./phase.ts";
import type {
	CorrectionReport,
	FinalReport,
	NotPlayedReport,
	ReportSender,
	Sent,
	StatementReport,
	WalkoverReport,
} from "./report.ts";
import { isAtLeast, isLevel, isSame } from "./score-compare.ts";

/** The office has ended the match, which the field cannot change. */
const officeEnded = ({ over }: Course, sender: ReportSender): boolean => sender === "field" && over?.by === "office";
const isBelowFloor = ({ floor }: Course, score: Score, sender: ReportSender): boolean =>
	sender === "field" && floor !== null && !isAtLeast(score, floor);

export const applyResult: Apply<FinalReport> = (course, report, terms) => {
	const { score, sender, at } = report;
	if (officeEnded(course, sender)) return isSame(score, course.score) ? "repeated" : "office-said-otherwise";
	if (isBelowFloor(course, score, sender)) return "office-said-otherwise";
	if (course.over?.how === "result" && isSame(score, course.score) && addsNothing(course, report)) return "repeated";
	const { score: before, status, begun } = course;
	if (before && !isSame(before, score) && (status === "finished" || !isAtLeast(score, before)))
		addEvent(course, report, { kind: "correction", scoreBefore: before, score });
	const wasLive = status === "live";
	setResult(course, report, terms);
	end(course, { by: sender, how: "result" });
	if (wasLive && begun !== null) course.ended = at;
	if (wasLive && course.events.length > 0) addEvent(course, report, { kind: "full-time", score });
	return "counted";
};

function addsNothing(course: Course, report: FinalReport): boolean {
	return (["halfTime", "regularTime", "shootOut"] as const).every((part) => !report[part] || isSame(report[part], course[part]));
}

function setResult(course: Course, report: FinalReport & Sent, terms: PlayingTerms): void {
	const { score, sender, decidedBy, winner } = report;
	if (!isSame(score, course.score)) course.reached = [...course.reached.filter((other) => isAtLeast(score, other))];
	putScore(course, score, sender);
	course.halfTime = report.halfTime ?? course.halfTime;
	course.regularTime = report.regularTime ?? course.regularTime;
	course.shootOut = report.shootOut ?? course.shootOut;
	if (!isLevel(score)) course.shootOut = null;
	course.decidedBy = decidedBy ?? howDecided(course, terms);
	course.winner = decidedBy === "lots" ? (winner ?? null) : null;
}

export const applyWalkover: Apply<WalkoverReport> = (course, { winner, sender }) => {
	if (course.status === "walkover" && course.winner === winner) return "repeated";
	if (officeEnded(course, sender)) return "office-said-otherwise";
	const { events, begun } = course;
	reset(course);
	Object.assign(course, { status: "walkover", winner, events, begun, over: { by: sender, how: "off" } });
	return "counted";
};

/** Removes the played part: the match is played later from the start, or not at all. */
export const applyNotPlayed: Apply<NotPlayedReport> = (course, { kind, sender }) => {
	if (course.status === kind) return "repeated";
	if (officeEnded(course, sender)) return "office-said-otherwise";
	if (course.over && sender === "field") return "match-is-over";
	const notes = course.events.filter((event) => event.kind === "note");
	reset(course);
	Object.assign(course, { status: kind, events: notes, over: kind === "cancelled" ? { by: sender, how: "off" } : null });
	return "counted";
};

/** Replaces the score; the earlier one stays in the live report. The status does not change. */
export const applyCorrection: Apply<CorrectionReport> = (course, report, terms) => {
	const { score, sender } = report;
	if (course.over?.how === "off") return "match-is-off";
	if (!course.score) return "not-begun";
	if (officeEnded(course, sender) || isBelowFloor(course, score, sender)) return "office-said-otherwise";
	const before = course.score;
	const same = isSame(score, before);
	if (same && (["halfTime", "shootOut"] as const).every((part) => !report[part] || isSame(report[part], course[part])))
		return "repeated";
	course.reached = course.reached.filter((other) => isAtLeast(score, other));
	putScore(course, score, sender);
	course.halfTime = report.halfTime ?? course.halfTime;
	course.shootOut = report.shootOut ?? course.shootOut;
	if (!isLevel(score)) course.shootOut = null;
	if (course.over) {
		if (sender === "office") course.over = { ...course.over, by: "office" };
		if (course.decidedBy !== "golden-goal" || isLevel(score)) course.decidedBy = howDecided(course, terms);
		if (!isLevel(score)) course.winner = null;
		else if (course.winner) course.decidedBy = "lots";
	}
	if (!same) addEvent(course, report, { kind: "correction", scoreBefore: before, score });
	return "counted";
};

/** Uses the record's values from elsewhere. A final result has the office's authority; anybody may continue a live match. */
export const applyStatement: Apply<StatementReport> = (course, { stated, sender }) => {
	reset(course);
	Object.assign(course, { ...stated, events: [...stated.events] });
	if (stated.score) course.reached = [stated.score];
	if (sender === "office") course.floor = stated.score;
	if (stated.status === "finished") course.over = { by: sender, how: "result" };
	if (stated.status === "walkover" || stated.status === "cancelled") course.over = { by: sender, how: "off" };
	return "counted";
};
