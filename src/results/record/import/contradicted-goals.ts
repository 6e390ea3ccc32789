import type { Score, SideName } from "../../../cup/match/match.ts";
import type { CupFileEvent, CupFileMatch } from "../cup-file.ts";
import type { MatchChange } from "../cup-file-change.ts";

const GOALS: ReadonlySet<CupFileEvent["kind"]> = new Set(["goal", "own-goal", "penalty"]);

const counted = (goals: readonly CupFileEvent[], side: SideName) => goals.filter((goal) => goal.side === side).length;

/**
 * If files state a new score without goals, the record's goals belong to the old score and are removed. Other events stay.
 * @param match with the file's values
 * @returns the message; null if the goals agree with the score, or the file states no new score
 */
export function dropContradictedGoals(match: CupFileMatch, stated: Omit<MatchChange, "home" | "away">) {
	const { score, events = [] } = match;
	const goals = events.filter(({ kind }) => GOALS.has(kind));
	if (!stated.score || stated.events || !score || goals.length === 0) return null;
	const was: Score = { home: counted(goals, "home"), away: counted(goals, "away") };
	if (was.home === score.home && was.away === score.away) return null;
	const others = events.filter(({ kind }) => !GOALS.has(kind));
	if (others.length > 0) match.events = others;
	else delete match.events;
	return {
		value: was,
		message: "goals in the record that do not add up to the score: they are dropped",
		expected: `goals that do, ${score.home} and ${score.away}, in the file`,
	};
}
