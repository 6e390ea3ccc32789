import { type Apply, addEvent, type Course, closed, ensurePlay, minuteOf, NIL, putScore } from "./course.ts";
import { NOTES } from "./note.ts";
import type { GoalDetailReport, GoalReport, IncidentReport, NoteReport, Sent } from "./report.ts";
import { isAtLeast, isSame } from "./score-compare.ts";

/** In milliseconds. Equal reports by two reporters within this time describe the same event. */
const SAME_THING = 90_000;

/** The score is the reported one: a missing goal is included in the next report, and a repeated one counts once. */
export const applyGoal: Apply<GoalReport> = (course, report, terms) => {
	const { score, side, kind, shirt, sender } = report;
	if (course.reached.some((before) => isSame(before, score))) {
		// Later details from this report apply to the one that counts.
		const first = course.events.findLast(
			(event) => event.kind !== "correction" && event.side === side && isSame(event.score ?? null, score),
		);
		if (first) course.goals.set(report.id, first);
		return "repeated";
	}
	const refused = closed(course, sender);
	if (refused) return refused;
	const before = course.score ?? NIL;
	if (!isAtLeast(score, before)) return "score-goes-down";
	if (score[side] === before[side]) return "side-did-not-score";
	if (course.status === "postponed") course.status = "scheduled";
	ensurePlay(course);
	putScore(course, score, sender);
	addEvent(course, report, { ...minuteOf(course, report, terms), kind, side, ...(shirt !== undefined && { shirt }), score });
	course.goals.set(report.id, course.events.at(-1) as Course["events"][number]);
	return "counted";
};

/** Details of a reported goal; the score does not change. */
export const applyGoalDetail: Apply<GoalDetailReport> = (course, { report: goal, minute, added, shirt }) => {
	const told = course.goals.get(goal);
	const at = told === undefined ? -1 : course.events.indexOf(told);
	if (told === undefined || at < 0) return "no-such-goal";
	const { minute: _, added: __, ...rest } = told;
	const played = minute === undefined ? told : { minute, added };
	const detailed: Course["events"][number] = {
		...(played.minute !== undefined && { minute: played.minute }),
		...(played.added !== undefined && { added: played.added }),
		...rest,
		...(shirt !== undefined && { shirt }),
	};
	course.events[at] = detailed;
	for (const [id, event] of course.goals) if (event === told) course.goals.set(id, detailed);
	return "counted";
};

/** A card may be reported after the end, but not in a match that is off. */
export const applyIncident: Apply<IncidentReport> = (course, report, terms) => {
	const { kind, side, shirt } = report;
	if (course.over?.how === "off") return "match-is-off";
	if (isTold(course, report, (other) => other.kind === kind && other.side === side && other.shirt === shirt)) return "repeated";
	tell(course, report, kind);
	addEvent(course, report, { ...minuteOf(course, report, terms), kind, side, ...(shirt !== undefined && { shirt }) });
	return "counted";
};

export const applyNote: Apply<NoteReport> = (course, report, terms) => {
	const text = report.note === undefined ? report.text : NOTES[report.note];
	if (text === undefined) return "counted";
	if (isTold(course, report, (other) => other.kind === "note" && other.text?.en === text.en)) return "repeated";
	tell(course, report, "note");
	addEvent(course, report, { ...minuteOf(course, report, terms), kind: "note", text });
	return "counted";
};

function tell(course: Course, { by, at }: Sent, kind: string): void {
	if (by !== undefined) course.tellers.set(`${kind} ${at}`, by);
}

/** Whether another reporter has just reported the same; the same reporter's repetition is a second event. */
function isTold(
	{ events, tellers }: Course,
	{ at, by }: Sent,
	isSameThing: (event: Course["events"][number]) => boolean,
): boolean {
	return events.some((event) => {
		if (event.at === undefined || by === undefined || !isSameThing(event)) return false;
		const teller = tellers.get(`${event.kind} ${event.at}`);
		return teller !== undefined && teller !== by && Date.parse(at) - Date.parse(event.at) <= SAME_THING;
	});
}
