import type { Score, SideName } from "../../cup/match/match.ts";
import type { CupFileEvent } from "../../results/record/cup-file.ts";
import { asList, asObject, type JsonObject } from "./json-value.ts";
import { type Place, placeWithin, type Report } from "./place.ts";

type Goal = CupFileEvent & { readonly side: SideName };

/**
 * The goals as events: minute, side that they count for, own goal or penalty. The file's scorers are not read, since players are
 * never named. The running score is set if the file states it or the minutes determine it.
 */
export function readGoals(match: JsonObject, score: Score | undefined, place: Place, report: Report): CupFileEvent[] {
	const goals = [
		...goalsOf("home", match.goals1, placeWithin(place, "goals1"), report),
		...goalsOf("away", match.goals2, placeWithin(place, "goals2"), report),
	];
	if (goals.length === 0) return [];
	const counted = count(goals);
	goals.sort((a, b) => time(a) - time(b));
	if (score && counted.home === score.home && counted.away === score.away) return withRunningScore(goals);
	report(place, {
		severity: "warning",
		value: counted,
		expected: score ? `${score.home} and ${score.away}, as the score says` : "no goals where there is no score",
		message: "goals that do not add up to the score; the score is used",
	});
	return score ? goals : [];
}

function goalsOf(side: SideName, value: unknown, place: Place, report: Report): Goal[] {
	if (value === undefined || value === null) return [];
	const list = asList(value);
	if (!list) report(place, { value, expected: "a list of goals", message: "no list" });
	return (list ?? []).flatMap((item, index) => {
		const goal = asObject(item);
		const at = placeWithin(place, index);
		if (goal) return [{ side, ...kind(goal), ...minute(goal, at, report), ...stated(goal) }];
		report(at, { value: item, expected: "a goal with its minute", message: "no goal" });
		return [];
	});
}

const kind = (goal: JsonObject): Pick<Goal, "kind"> => ({
	kind: goal.owngoal === true ? "own-goal" : goal.penalty === true ? "penalty" : "goal",
});

/** 45, with `offset` 2, or "45+2". */
function minute(goal: JsonObject, place: Place, report: Report): Pick<Goal, "minute" | "added"> {
	if (goal.minute === undefined || goal.minute === null) return {};
	const [, whole, more] = /^(\d{1,3})['’]?(?:\s*\+\s*(\d{1,2}))?['’]?$/.exec(String(goal.minute).trim()) ?? [];
	const added = Number(more ?? goal.offset ?? 0);
	if (whole !== undefined && Number.isInteger(added) && added >= 0) {
		return { minute: Number(whole), ...(added > 0 && { added }) };
	}
	report(placeWithin(place, "minute"), { value: goal.minute, expected: 'a minute such as 45 or "45+2"', message: "no minute" });
	return {};
}

function stated(goal: JsonObject): Pick<Goal, "score"> {
	const { score1: home, score2: away } = goal;
	return Number.isInteger(home) && Number.isInteger(away) ? { score: { home: Number(home), away: Number(away) } } : {};
}

const count = (goals: readonly Goal[]): Score => ({
	home: goals.filter(({ side }) => side === "home").length,
	away: goals.filter(({ side }) => side === "away").length,
});

/** Added time is before the next half's first minute: 45+2 before 46. */
const time = ({ minute = Number.POSITIVE_INFINITY, added = 0 }: Goal): number => minute + added / 100;

function withRunningScore(goals: readonly Goal[]): CupFileEvent[] {
	return goals.map((goal, index) => {
		if (goal.score || goals.some((other) => other.minute === undefined)) return goal;
		const rival = goals.some((other) => other.side !== goal.side && time(other) === time(goal));
		return rival ? goal : { ...goal, score: count(goals.slice(0, index + 1)) };
	});
}
