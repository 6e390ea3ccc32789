import type { TeamId } from "../ids.ts";
import { pointsOfOne, pointsWays } from "../tables/match-points.ts";
import type { OpenGroup } from "./open-group.ts";

/** The fewest and the most possible points. */
export type PointsRange = { readonly least: number; readonly most: number };

/** With more teams, each is bounded separately: there are too many subsets. */
const MOST_TEAMS = 10;

/**
 * The points that the team in a position can have, for any number of remaining matches. Never too narrow; with football's points
 * it may be too wide. A number of teams can only have some points each if every subset of them can have as many in total: their
 * present points, wins against others, and the points of their matches among themselves. (With two points for a win and one for a
 * draw this is sufficient, as H. G. Landau showed for score sequences in 1953; if a win gives more than two draws, less may be
 * possible.) The same in reverse for the fewest points.
 * @param now each team's points
 */
export function placePoints(group: OpenGroup, now: ReadonlyMap<TeamId, number>, position: number): PointsRange {
	const { teams, rules } = group;
	const both = pointsWays(rules).map(({ home, away }) => home + away);
	const one = pointsOfOne(rules);
	const most = { single: one.most, both: Math.max(...both) };
	const least = { single: one.least, both: Math.min(...both) };
	const lost = new Map([...now].map(([team, points]) => [team, 0 - points]));
	const fewest = highest(group, lost, { single: 0 - least.single, both: 0 - least.both }, teams.length + 1 - position);
	return { most: highest(group, now, most, position), least: 0 - fewest };
}

/** The points of an open match: at most to one of its teams, and to both together. */
type Worth = { readonly single: number; readonly both: number };

/** The points that this many teams may all reach at once; may be too many, never too few. */
function highest({ teams, open }: OpenGroup, now: ReadonlyMap<TeamId, number>, worth: Worth, count: number): number {
	const left = (team: TeamId) => open.filter(({ home, away }) => home === team || away === team).length;
	const alone = teams.map((team) => now.get(team)! + left(team) * worth.single);
	if (teams.length > MOST_TEAMS) return alone.toSorted((a, b) => b - a)[count - 1]!;
	const bits = new Map(teams.map((team, at) => [team, 1 << at]));
	const among = open.map(({ home, away }) => bits.get(home)! | bits.get(away)!);
	const size = 1 << teams.length;
	/** For each set of teams, as bits: the points that all of its teams can have at once, over all subsets. */
	const each = Array<number>(size).fill(Number.POSITIVE_INFINITY);
	let best = Number.NEGATIVE_INFINITY;
	for (let set = 1; set < size; set++) {
		let [total, members] = [0, 0];
		for (let at = 0; at < teams.length; at++) {
			if ((set & (1 << at)) === 0) continue;
			members += 1;
			total += alone[at]!;
			each[set] = Math.min(each[set]!, each[set & ~(1 << at)]!);
		}
		for (const both of among) if ((both & ~set) === 0) total += worth.both - 2 * worth.single;
		each[set] = Math.min(each[set]!, Math.floor(total / members));
		if (members === count) best = Math.max(best, each[set]!);
	}
	return best;
}
