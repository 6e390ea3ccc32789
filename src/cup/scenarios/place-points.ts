import type { TeamId } from "../ids.ts";
import { pointsOfOne, pointsWays } from "../tables/match-points.ts";
import type { OpenGroup } from "./open-group.ts";

/** The fewest and the most points that somebody can have. */
export type PointsRange = { readonly least: number; readonly most: number };

/** Of more teams only what each of them can reach is asked: their subsets are too many. */
const MOST_TEAMS = 10;

/**
 * The points that whoever will be on a place can have, however many matches are left. Never too narrow; of football's points it may be too wide.
 *
 * So many teams have at least some points only if all of them together can have as much, and each few of them: what they have, what they can win from
 * others, and what their matches among themselves give out. (Of a win for two points and a draw for one that is all there is to ask, as H. G. Landau found
 * of scores in 1953; where a win gives more than two draws, less may be possible.) The same the other way round of those who have at most some.
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

/** What an open match gives: to one of its teams at most, and to both together. */
type Worth = { readonly single: number; readonly both: number };

/** So many teams may reach as much as this all at once; it may be too much, and is never too little. */
function highest({ teams, open }: OpenGroup, now: ReadonlyMap<TeamId, number>, worth: Worth, count: number): number {
	const left = (team: TeamId) => open.filter(({ home, away }) => home === team || away === team).length;
	const alone = teams.map((team) => now.get(team)! + left(team) * worth.single);
	if (teams.length > MOST_TEAMS) return alone.toSorted((a, b) => b - a)[count - 1]!;
	const bits = new Map(teams.map((team, at) => [team, 1 << at]));
	const among = open.map(({ home, away }) => bits.get(home)! | bits.get(away)!);
	const size = 1 << teams.length;
	/** Of each set of teams: so much can each of them have at once, and of each part of it. */
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
