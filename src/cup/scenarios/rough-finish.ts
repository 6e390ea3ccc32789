import type { TeamId } from "../ids.ts";
import { pointsOfOne, pointsWays } from "../tables/match-points.ts";
import { figuresSoFar, type OpenGroup } from "./open-group.ts";

/** The best and the worst position that is not ruled out. */
export type PlaceRange = { readonly first: number; readonly last: number };

/**
 * Up to this many outcomes are enumerated, as for six matches with a draw; with more, only each team's reachable points are used.
 */
const MOST_GONE_THROUGH = 3 ** 6;

/**
 * Positions by points alone, ignoring other criteria: what is ruled out here is impossible, the rest may be possible. For a group
 * with too many remaining matches for an exact answer.
 */
export function roughFinishes(group: OpenGroup): Map<TeamId, PlaceRange[]> {
	const { teams, open, rules } = group;
	const tallies = figuresSoFar(group);
	const now = new Map(teams.map((team) => [team, tallies.get(team)!.points]));
	const ways = pointsWays(rules);
	if (ways.length ** open.length > MOST_GONE_THROUGH) return withinReach(group, now);

	const ranges = new Map<TeamId, Map<string, PlaceRange>>(teams.map((team) => [team, new Map()]));
	/** A team of another group, which one of this plays, is ranked there. */
	const add = (team: TeamId, points: number): void => {
		const own = now.get(team);
		if (own !== undefined) now.set(team, own + points);
	};
	const play = (at: number): void => {
		const match = open[at];
		if (!match) {
			for (const team of teams) {
				const range = among(now.get(team)!, now.get(team)!, team, now, now);
				ranges.get(team)!.set(`${range.first}-${range.last}`, range);
			}
			return;
		}
		for (const { home, away } of ways) {
			add(match.home, home);
			add(match.away, away);
			play(at + 1);
			add(match.home, -home);
			add(match.away, -away);
		}
	};
	play(0);
	return new Map([...ranges].map(([team, found]) => [team, [...found.values()]]));
}

function withinReach({ teams, open, rules }: OpenGroup, now: ReadonlyMap<TeamId, number>): Map<TeamId, PlaceRange[]> {
	const one = pointsOfOne(rules);
	const left = (team: TeamId) => open.filter(({ home, away }) => home === team || away === team).length;
	const most = new Map(teams.map((team) => [team, now.get(team)! + left(team) * one.most]));
	const fewest = new Map(teams.map((team) => [team, now.get(team)! + left(team) * one.least]));
	return new Map(teams.map((team) => [team, [among(fewest.get(team)!, most.get(team)!, team, fewest, most)]]));
}

/** The positions of a team with this range of points, among others with theirs. */
function among(
	fewest: number,
	most: number,
	team: TeamId,
	othersFewest: ReadonlyMap<TeamId, number>,
	othersMost: ReadonlyMap<TeamId, number>,
): PlaceRange {
	let [above, notBelow] = [0, 0];
	for (const [other, points] of othersFewest) {
		if (other === team) continue;
		if (points > most) above += 1;
		if (othersMost.get(other)! >= fewest) notBelow += 1;
	}
	return { first: above + 1, last: notBelow + 1 };
}
