import type { Score, SideName } from "../match/match.ts";
import type { Bonus, Rules } from "../rules.ts";
import type { CountedMatch, GroupOutcome } from "./counted-match.ts";

type PointRules = Pick<Rules, "points" | "bonus" | "drawnGroup">;

const POINTS_OF = { won: "win", drawn: "draw", lost: "loss" } as const;

/** A side's points from a match: for its outcome, and the bonus for its goals. */
export function matchPoints(match: CountedMatch, side: SideName, rules: PointRules): number {
	const { outcome, goals } = match[side];
	const other = match[side === "home" ? "away" : "home"];
	return outcomePoints(outcome, match.afterFullTime, rules) + bonusPoints({ outcome, goals, against: other.goals }, rules.bonus);
}

function outcomePoints(outcome: GroupOutcome, afterFullTime: boolean, { points }: Pick<Rules, "points">): number {
	if (afterFullTime && points.decided && outcome !== "drawn") return points.decided[outcome === "won" ? "win" : "loss"];
	return points[POINTS_OF[outcome]];
}

type Played = { readonly outcome: GroupOutcome; readonly goals: number; readonly against: number };

function bonusPoints(played: Played, bonus: readonly Bonus[] = []): number {
	return bonus.reduce((sum, one) => sum + one.points * timesEarned(played, one), 0);
}

function timesEarned({ outcome, goals, against }: Played, bonus: Bonus): number {
	switch (bonus.for) {
		case "each-goal":
			return Math.min(goals, bonus.most);
		case "goals":
			return goals >= bonus.from ? 1 : 0;
		case "clean-sheet":
			return against === 0 ? 1 : 0;
		case "narrow-loss":
			return outcome === "lost" && against - goals <= bonus.by ? 1 : 0;
	}
}

/** One possible pair of points from a match, with the side that has more goals: "level" also if a shoot-out decided it. */
export type PointsWay = { readonly home: number; readonly away: number; readonly goals: "home" | "away" | "level" };

const known = new WeakMap<PointRules["points"], { readonly of: PointRules; readonly ways: readonly PointsWay[] }>();

/** Every pair of points that a match can give its sides, by which side has more goals. */
export function pointsWays(rules: PointRules): readonly PointsWay[] {
	const before = known.get(rules.points);
	if (before && before.of.bonus === rules.bonus && before.of.drawnGroup === rules.drawnGroup) return before.ways;
	const found = new Map<string, PointsWay>();
	const put = (score: Score, winner: SideName | null, afterFullTime: boolean) => {
		const outcomeOf = (side: SideName): GroupOutcome => (winner === null ? "drawn" : winner === side ? "won" : "lost");
		const match: CountedMatch = {
			...{ id: "", live: false, afterFullTime },
			home: { team: "home", goals: score.home, outcome: outcomeOf("home") },
			away: { team: "away", goals: score.away, outcome: outcomeOf("away") },
		};
		const goals = score.home === score.away ? "level" : score.home > score.away ? "home" : "away";
		const way: PointsWay = { home: matchPoints(match, "home", rules), away: matchPoints(match, "away", rules), goals };
		found.set(`${way.home} ${way.away} ${goals}`, way);
	};
	const most = mostGoalsThatMatter(rules.bonus);
	const hasExtraTime = isDecidedByGoals(rules);
	for (let home = most; home >= 0; home--)
		for (let away = 0; away <= most; away++) {
			const score = { home, away };
			if (home === away) {
				if (!rules.drawnGroup) put(score, null, false);
				else for (const winner of ["home", "away"] as const) put(score, winner, true);
				continue;
			}
			const winner = home > away ? "home" : "away";
			put(score, winner, false);
			if (hasExtraTime) put(score, winner, true);
		}
	const ways = [...found.values()];
	known.set(rules.points, { of: rules, ways });
	return ways;
}

/** The number of goals above which more goals change no points. */
function mostGoalsThatMatter(bonus: readonly Bonus[] = []): number {
	const goals = bonus.map((one) => (one.for === "each-goal" ? one.most : one.for === "goals" ? one.from : 0));
	const margins = bonus.map((one) => (one.for === "narrow-loss" ? one.by : 0));
	return Math.max(0, ...goals) + Math.max(0, ...margins) + 2;
}

/** Whether level group matches may be decided by goals after full time, not only by a shoot-out or lots. */
export const isDecidedByGoals = ({ drawnGroup = [] }: Pick<Rules, "drawnGroup">): boolean =>
	drawnGroup.includes("extra-time") || drawnGroup.includes("golden-goal");

/** The fewest and the most points that a side can get from a match. */
export function pointsOfOne(rules: PointRules): { readonly least: number; readonly most: number } {
	const all = pointsWays(rules).flatMap(({ home, away }) => [home, away]);
	return { least: Math.min(...all), most: Math.max(...all) };
}
