import type { Score } from "../match/match.ts";
import { GOAL_KINDS, type ReportContent, type Stated } from "./report.ts";

/** Why a field's report is looked at by the office before anybody sees it. */
export const IMPROBABLE = ["over-too-soon", "goals-at-once", "score-unheard-of"] as const;
export type Improbable = (typeof IMPROBABLE)[number];

type Sport = "football" | "handball";

/** What is improbable in each sport: what happens now and then stays below it, what a slip of the thumb makes is above. */
export const LIMITS: Readonly<Record<Sport, { readonly goalsAtOnce: number; readonly goalsOfASide: number }>> = {
	// A reporter who was away misses two or three goals, hardly six; youth cups have seen 30–0, not 40.
	football: { goalsAtOnce: 6, goalsOfASide: 40 },
	// A goal a minute: who comes back from a break of ten minutes reports ten at once. No side has had 80.
	handball: { goalsAtOnce: 16, goalsOfASide: 80 },
};

/** A match that is given up early is one or the other minute short; a quarter of its time is no match. */
const PART_PLAYED = 0.25;
/** Where the cup does not say how long it is played: no cup plays shorter. */
const SHORTEST = 5;
const MINUTE = 60_000;

/**
 * @param report by a field, with its instant by the cup's clock
 * @param standing what the match has come to without it
 * @param timeRuns off: the cup's clock stands still, and how long something took says nothing
 * @returns why it is improbable; null where it is not
 */
export function improbable(
	report: ReportContent & { readonly at: string },
	standing: Pick<Stated, "status" | "score" | "begun">,
	{ sport, halfMinutes, timeRuns }: { readonly sport: Sport; readonly halfMinutes: number | null; readonly timeRuns: boolean },
): Improbable | null {
	const { goalsAtOnce, goalsOfASide } = LIMITS[sport];
	const score = "score" in report && report.score !== undefined ? report.score : null;
	if (score !== null && Math.max(score.home, score.away) >= goalsOfASide) return "score-unheard-of";
	const isGoal = (GOAL_KINDS as readonly string[]).includes(report.kind);
	if (isGoal && score !== null && goalsOf(score) - goalsOf(standing.score) >= goalsAtOnce) return "goals-at-once";
	const ends = report.kind === "full-time" || report.kind === "result";
	if (ends && timeRuns && standing.status === "live" && standing.begun !== null) {
		const least = halfMinutes === null ? SHORTEST : 2 * halfMinutes * PART_PLAYED;
		if (Date.parse(report.at) - Date.parse(standing.begun) < least * MINUTE) return "over-too-soon";
	}
	return null;
}

const goalsOf = (score: Score | null): number => (score === null ? 0 : score.home + score.away);
