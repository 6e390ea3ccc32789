import type { Score } from "../match/match.ts";
import { GOAL_KINDS, type ReportContent, type Stated } from "./report.ts";

/** Why the office checks a field's report before it is published. */
export const IMPROBABLE = ["over-too-soon", "goals-at-once", "score-unheard-of"] as const;
export type Improbable = (typeof IMPROBABLE)[number];

type Sport = "football" | "handball";

/** Improbable values in each sport: above what happens now and then, at what a typing error produces. */
export const LIMITS: Readonly<Record<Sport, { readonly goalsAtOnce: number; readonly goalsOfASide: number }>> = {
	// A reporter who was away misses two or three goals, hardly six; youth cups have seen 30–0, not 40.
	football: { goalsAtOnce: 6, goalsOfASide: 40 },
	// About a goal a minute: after a break of ten minutes a reporter sends ten at once. No side has had 80.
	handball: { goalsAtOnce: 16, goalsOfASide: 80 },
};

/** A match that ends early is short by a few minutes; a quarter of its time is improbable. */
const PART_PLAYED = 0.25;
/** In minutes, if the cup does not state the length: no cup plays shorter matches. */
const SHORTEST = 5;
const MINUTE = 60_000;

/**
 * @param report from a field, with its instant by the cup's clock
 * @param standing the match's state without it
 * @param timeRuns false: the cup's clock is fixed, so durations are meaningless
 * @returns why it is improbable; null: it is not
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
