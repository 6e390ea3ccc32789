import type { Score, SideName } from "../../../cup/match/match.ts";
import type { CupFileEvent, CupFileMatch } from "../cup-file.ts";
import type { MatchChange } from "../cup-file-change.ts";

const GOALS: ReadonlySet<CupFileEvent["kind"]> = new Set(["goal", "own-goal", "penalty"]);

const counted = (goals: readonly CupFileEvent[], side: SideName) => goals.filter((goal) => goal.side === side).length;

/**
 * Where files tell a new score and no goals, those that the record has are of the score that was: they go. What else happened stays.
 * @param match with the file laid over it
 * @returns what is told of it; null where the goals add up, or the file says nothing new of the score
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
