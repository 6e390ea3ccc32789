import type { CupFileMatch } from "../results/record/cup-file.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { BREAK_MINUTES, playingMinutes } from "./match-length.ts";
import { type Goal, type Play, scoreOf } from "./play.ts";
import { type Kick, shootOutScore } from "./shoot-out.ts";

/** The reported values of a match. */
export type Report = Pick<
	CupFileMatch,
	"status" | "score" | "halfTime" | "regularTime" | "shootOut" | "decidedBy" | "period" | "minute" | "events"
>;
type Event = NonNullable<CupFileMatch["events"]>[number];

/** Three kicks in two minutes. */
const KICKS_PER_MINUTE = 1.5;

/** @param elapsed minutes since kick-off, the break included; at least 0. `withEvents`: whether the match is reported live */
export function reportAt(plan: CategoryPlan, play: Play, elapsed: number, withEvents: boolean): Report {
	const half = plan.minutesPerHalf;
	const full = 2 * half;
	const afterFull = elapsed - playingMinutes(plan);
	if (elapsed < half) return running("first-half", Math.floor(elapsed));
	if (elapsed < half + BREAK_MINUTES) return running("half-time", half);
	if (afterFull < 0) return running("second-half", Math.floor(elapsed - BREAK_MINUTES));
	const extra = play.playedOn;
	if (afterFull < extra) return running("extra-time", full + Math.floor(afterFull));
	const kicked = Math.floor((afterFull - extra) * KICKS_PER_MINUTE);
	if (kicked < play.kicks.length) return inShootOut(play.kicks.slice(0, kicked));
	return finished();

	function running(period: "first-half" | "half-time" | "second-half" | "extra-time", minute: number): Report {
		const goals = play.goals.filter((goal) => goal.minute <= minute);
		const beforeBreak = period === "first-half";
		return {
			status: "live",
			score: scoreOf(goals),
			...(beforeBreak ? {} : { halfTime: halfTimeScore() }),
			...(period === "extra-time" ? { regularTime: regularScore() } : {}),
			period,
			minute,
			...(withEvents
				? { events: eventsOf(goals, minute, beforeBreak ? "first" : period === "half-time" ? "break" : "second") }
				: {}),
		};
	}

	function inShootOut(kicks: readonly Kick[]): Report {
		return {
			status: "live",
			score: scoreOf(play.goals),
			halfTime: halfTimeScore(),
			...(extra > 0 ? { regularTime: regularScore() } : {}),
			shootOut: shootOutScore(kicks),
			period: "shoot-out",
			...(withEvents ? { events: [...eventsOf(play.goals, full + extra, "over"), ...kickEvents(kicks)] } : {}),
		};
	}

	function finished(): Report {
		return {
			status: "finished",
			score: scoreOf(play.goals),
			halfTime: halfTimeScore(),
			...(extra > 0 ? { regularTime: regularScore() } : {}),
			...(play.kicks.length > 0 ? { shootOut: shootOutScore(play.kicks) } : {}),
			...(play.decidedBy ? { decidedBy: play.decidedBy } : {}),
			...(withEvents ? { events: [...eventsOf(play.goals, full + extra, "over"), ...kickEvents(play.kicks)] } : {}),
		};
	}

	function halfTimeScore() {
		return scoreOf(play.goals.filter((goal) => goal.minute <= half));
	}

	function regularScore() {
		return scoreOf(play.goals.filter((goal) => goal.minute <= full));
	}

	function eventsOf(goals: readonly Goal[], minute: number, phase: "first" | "break" | "second" | "over"): Event[] {
		const events: Event[] = [{ minute: 0, kind: "kick-off" }];
		goals.forEach((goal, index) => {
			events.push({
				minute: goal.minute,
				kind: goal.penalty ? "penalty" : "goal",
				side: goal.side,
				shirt: goal.shirt,
				score: scoreOf(goals.slice(0, index + 1)),
			});
		});
		for (const { minute: at, kind, side, shirt } of play.punishments)
			if (at <= minute) events.push({ minute: at, kind, side, shirt });
		if (phase !== "first") events.push({ minute: half, kind: "half-time", score: halfTimeScore() });
		if (phase === "over") events.push({ minute, kind: "full-time", score: scoreOf(goals) });
		return events
			.map((event, index) => ({ event, index }))
			.sort((a, b) => at(a.event) - at(b.event) || a.index - b.index)
			.map(({ event }) => event);
	}

	/** Half-time is after the half's last goal, and full time after everything. */
	function at(event: Event): number {
		const late = event.kind === "half-time" ? 0.5 : event.kind === "full-time" ? 0.9 : 0;
		return (event.minute ?? 0) + late;
	}

	function kickEvents(kicks: readonly Kick[]): Event[] {
		return kicks.map(({ side, shirt, scored }) => ({ kind: scored ? "shoot-out-scored" : "shoot-out-missed", side, shirt }));
	}
}
