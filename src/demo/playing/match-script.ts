import type { Score } from "../../cup/match/match.ts";
import type { ReportContent } from "../../cup/reports/report.ts";
import type { CategoryPlan } from "../category-plan.ts";
import { BREAK_MINUTES, playingMinutes } from "../match-length.ts";
import { type Goal, type Play, type Punishment, scoreOf } from "../play.ts";
import type { Random } from "../random.ts";
import { shootOutScore } from "../shoot-out.ts";

type Content = Exclude<ReportContent, { readonly kind: "statement" | "undo" }>;
/** A report, and the second of the week at which it is sent. */
export type ScriptedReport = { readonly second: number; readonly content: Content };

const MINUTE = 60;
/** In seconds: the latest kick-off, the longest added time of a half, the pause before extra time, and the duration of a kick. */
const LATE = 150;
const ADDED = 45;
const PAUSE = 60;
const KICK = 40;
/** The time between the final whistle and the result, for fields without live reports. */
const RESULT = { soonest: 1 * MINUTE, latest: 8 * MINUTE };

/**
 * The reports of a reporter at the pitch: kick-off, goals and cards, half-time, extra time, kicks and the end, in order.
 * @param start the second of the week at which it is scheduled
 */
export function runningReports(plan: CategoryPlan, play: Play, start: number, random: Random): ScriptedReport[] {
	const half = plan.minutesPerHalf;
	const full = 2 * half;
	const first = start + random.below(LATE);
	const second = first + (half + BREAK_MINUTES) * MINUTE;
	const regular = second + half * MINUTE + random.below(ADDED);
	const extra = regular + PAUSE;
	const wentOn = play.playedOn > 0;
	const beginnings = [
		{ from: 1, at: first },
		{ from: half + 1, at: second },
		{ from: full + 1, at: extra },
	];
	const during = (minute: number) => {
		const period = beginnings.findLast(({ from }) => minute >= from) ?? { from: 1, at: first };
		// Never in the same second as the beginning of a period, since the order of two reports in one second is undefined.
		return period.at + (minute - period.from) * MINUTE + Math.max(1, random.below(MINUTE));
	};

	const reports: ScriptedReport[] = [
		{ second: first, content: { kind: "kick-off" } },
		{ second: first + half * MINUTE + random.below(ADDED), content: { kind: "half-time" } },
		{ second, content: { kind: "second-half" } },
		...goalReports(play.goals, during),
		...play.punishments.map(
			(punishment): ScriptedReport => ({ second: during(punishment.minute), content: incidentOf(punishment) }),
		),
	];
	if (wentOn) reports.push({ second: extra, content: { kind: "extra-time" } });
	const golden = play.decidedBy === "golden-goal" ? Math.max(...reports.map((one) => one.second)) + 1 : null;
	const played = golden ?? (wentOn ? extra + play.playedOn * MINUTE + random.below(ADDED) : regular);
	const kicks = kickReports(play, played + PAUSE);
	reports.push(...kicks);
	const end = kicks.at(-1)?.second ?? played;
	reports.push({ second: end, content: { kind: "full-time", ...(golden !== null && { decidedBy: "golden-goal" as const }) } });
	return reports.sort((a, b) => a.second - b.second);
}

/** The report of a field that only sends the final result. */
export function resultReport(plan: CategoryPlan, play: Play, start: number, random: Random): ScriptedReport {
	const atHalf = play.goals.filter(({ minute }) => minute <= plan.minutesPerHalf);
	const regular = play.goals.filter(({ minute }) => minute <= 2 * plan.minutesPerHalf);
	const minutes = playingMinutes(plan) + play.playedOn;
	const after = RESULT.soonest + random.below(RESULT.latest - RESULT.soonest);
	return {
		second: start + minutes * MINUTE + play.kicks.length * KICK + after,
		content: {
			kind: "result",
			score: scoreOf(play.goals),
			halfTime: scoreOf(atHalf),
			...(play.playedOn > 0 && { regularTime: scoreOf(regular) }),
			...(play.kicks.length > 0 && { shootOut: shootOutScore(play.kicks) }),
			...(play.decidedBy && { decidedBy: play.decidedBy }),
		},
	};
}

/** Each with the score after it; goals in the same minute stay in order. */
function goalReports(goals: readonly Goal[], during: (minute: number) => number): ScriptedReport[] {
	const seconds = goals.map(({ minute }) => during(minute)).sort((a, b) => a - b);
	return goals.map(({ minute, side, shirt, penalty }, index) => {
		const score: Score = scoreOf(goals.slice(0, index + 1));
		return { second: seconds[index]!, content: { kind: penalty ? "penalty" : "goal", minute, side, shirt, score } };
	});
}

function incidentOf({ kind, minute, side, shirt }: Punishment): Content {
	if (kind === "yellow-card" || kind === "red-card" || kind === "two-minute-suspension") return { kind, minute, side, shirt };
	throw new RangeError(`A match has no ${kind} as a punishment`);
}

function kickReports({ kicks }: Play, from: number): ScriptedReport[] {
	if (kicks.length === 0) return [];
	return [
		{ second: from, content: { kind: "shoot-out" } },
		...kicks.map(({ side, shirt, scored }, index): ScriptedReport => {
			const taken = kicks.slice(0, index + 1);
			return {
				second: from + (index + 1) * KICK,
				content: {
					kind: scored ? "shoot-out-scored" : "shoot-out-missed",
					side,
					kick: taken.filter((kick) => kick.side === side).length,
					shirt,
					shootOut: shootOutScore(taken),
				},
			};
		}),
	];
}
