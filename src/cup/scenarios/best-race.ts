import type { StageId, TeamId } from "../ids.ts";
import { pointsOfOne, pointsWays } from "../tables/match-points.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { tally } from "../tables/tally.ts";
import { figuresSoFar, type OpenGroup, openGroup } from "./open-group.ts";
import { placePoints } from "./place-points.ts";

/** The first figures by which teams of several groups are compared; infinite: unbounded. */
export type BestFigures = { readonly points: number; readonly goalDifference: number; readonly goalsFor: number };

/** The best and the worst figures that the team in a position of a group can have. */
export type BestBounds = { readonly most: BestFigures; readonly least: BestFigures };

/** A comparison between groups for places that only the best of a position get. */
export type BestRace = {
	readonly position: number;
	readonly stage: StageId;
	readonly seats: number;
	/** With groups of different sizes: only a third's matches against the first two of its group count. */
	readonly againstFirstTwo: boolean;
	/** For each other group; null: unknown. */
	readonly others: readonly (BestBounds | null)[];
};

/** Figures better than `enough` certainly advance; worse than `short` certainly do not. */
export type Bars = { readonly enough: BestFigures; readonly short: BestFigures };

const ALL: BestFigures = figures(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
const NONE: BestFigures = figures(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY);
/**
 * Up to this many outcomes of another group are enumerated, as for six matches with a draw; with more, only points are bounded.
 */
const MOST_GONE_THROUGH = 3 ** 6;

/**
 * Groups are independent, so all others may end at their best or worst at once: a team better than all but `seats - 1` of the
 * others' bests is certainly among the best. Ties that only a fact decides stay open.
 */
export function barsOf({ seats, others }: BestRace): Bars {
	const at = (all: readonly BestFigures[]): BestFigures => all.toSorted((a, b) => compare(b, a))[seats - 1] ?? NONE;
	return { enough: at(others.map((one) => one?.most ?? ALL)), short: at(others.map((one) => one?.least ?? NONE)) };
}

/** Negative if `a` is worse. */
export function compare(a: BestFigures, b: BestFigures): number {
	const sign = (one: number, other: number) => (one === other ? 0 : one > other ? 1 : -1);
	return sign(a.points, b.points) || sign(a.goalDifference, b.goalDifference) || sign(a.goalsFor, b.goalsFor);
}

/**
 * Null if it cannot be computed: the programme is incomplete, or a team withdrew.
 * @param againstFirstTwo whether only the third's matches against the first two count
 */
export function placeBounds(input: StandingsInput, position: number, againstFirstTwo = false): BestBounds | null {
	if (input.teams.some((team) => input.withdrawn?.has(team))) return null;
	const group = openGroup(input);
	if (!group || position > group.teams.length) return null;
	if (pointsWays(group.rules).length ** group.open.length > MOST_GONE_THROUGH)
		return againstFirstTwo ? againstAnyTwo(group) : byPoints(group, position);
	if (group.open.length > 0) return boundsAhead(group, position, againstFirstTwo);
	return againstFirstTwo ? againstTheFirstTwo(input, group) : boundsOf(atPosition(input, position));
}

function atPosition(input: StandingsInput, position: number): BestFigures[] {
	const { rows } = standings(input);
	const held = rows[position - 1]!.position;
	return rows
		.filter((row) => row.position === held)
		.map(({ points, goalDifference, goalsFor }) => figures(points, goalDifference, goalsFor));
}

/** For a group with all matches played; if the third position is shared, the first two are not certain. */
function againstTheFirstTwo(input: StandingsInput, group: OpenGroup): BestBounds {
	const { rows } = standings(input);
	const [first, second, third, fourth] = rows;
	if (third!.position !== 3 || fourth?.position === 3) return againstAnyTwo(group);
	const teams = [third!.team, first!.team, second!.team];
	const { points, goalDifference, goalsFor } = tally(teams, group.counted, group.rules).get(third!.team)!;
	return boundsOf([figures(points, goalDifference, goalsFor)]);
}

/** The figures that any team can have against any two others. */
function againstAnyTwo({ teams, counted, open, rules }: OpenGroup): BestBounds {
	const one = pointsOfOne(rules);
	let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (const team of teams) {
		const against = teams.flatMap((other): { most: number; least: number }[] => {
			if (other === team) return [];
			const { points } = tally([team, other], counted, rules).get(team)!;
			const left = open.filter(({ home, away }) => [home, away].includes(team) && [home, away].includes(other)).length;
			return [{ most: points + left * one.most, least: points + left * one.least }];
		});
		const sumOfTwo = (all: number[]) => all.slice(0, 2).reduce((sum, one) => sum + one, 0);
		most = Math.max(most, sumOfTwo(against.map((one) => one.most).sort((a, b) => b - a)));
		least = Math.min(least, sumOfTwo(against.map((one) => one.least).sort((a, b) => a - b)));
	}
	return byPointsOnly(least, most);
}

function byPoints(group: OpenGroup, position: number): BestBounds {
	const tallies = figuresSoFar(group);
	const now = new Map(group.teams.map((team) => [team, tallies.get(team)!.points]));
	const { least, most } = placePoints(group, now, position);
	return byPointsOnly(least, most);
}

/** Bounds with unlimited goals. */
const byPointsOnly = (least: number, most: number): BestBounds => ({
	most: { ...ALL, points: most },
	least: { ...NONE, points: least },
});

function boundsOf(all: readonly BestFigures[]): BestBounds {
	const sorted = all.toSorted(compare);
	return { least: sorted[0]!, most: sorted.at(-1)! };
}

/** `came`: by goals; "drawn" also if a shoot-out decided. */
type Result = { readonly against: TeamId; readonly came: "won" | "drawn" | "lost"; readonly points: number };

/** Enumerates the winners of remaining matches: points show which teams may have the position, and with which results. */
function boundsAhead(group: OpenGroup, position: number, againstFirstTwo: boolean): BestBounds {
	const { teams, open, rules } = group;
	const soFar = figuresSoFar(group);
	const now = new Map(teams.map((team) => [team, soFar.get(team)!.points]));
	/** Those of another group that teams of this one meet, too. */
	const everybody = [...soFar.keys()];
	let bounds: BestBounds | null = null;
	const results = new Map<TeamId, Result[]>(teams.map((team) => [team, []]));
	// Points given by decisions count only if all of its matches do.
	const playedAmong = againstFirstTwo ? talliesAmong(group) : (team: TeamId) => soFar.get(team)!;
	const take = (): void => {
		const place = [...now.values()].sort((a, b) => b - a)[position - 1]!;
		for (const team of teams) {
			if (now.get(team) !== place) continue;
			const among = againstFirstTwo ? firstTwos(team, now) : [everybody.filter((other) => other !== team)];
			for (const others of among) {
				const { points, goalDifference, goalsFor } = playedAmong(team, others);
				const mine = results.get(team)!.filter(({ against }) => others.includes(against));
				const wins = mine.filter(({ came }) => came === "won").length;
				const defeats = mine.filter(({ came }) => came === "lost").length;
				const made = mine.reduce((sum, own) => sum + own.points, points);
				const most = figures(
					made,
					wins > 0 ? Number.POSITIVE_INFINITY : goalDifference - defeats,
					mine.length > 0 ? Number.POSITIVE_INFINITY : goalsFor,
				);
				const least = figures(made, defeats > 0 ? Number.NEGATIVE_INFINITY : goalDifference + wins, goalsFor + wins);
				bounds = boundsOf(bounds ? [bounds.most, bounds.least, most, least] : [most, least]);
			}
		}
	};
	const play = (at: number): void => {
		const match = open[at];
		if (!match) {
			take();
			return;
		}
		for (const way of pointsWays(rules)) {
			const sides = [
				{ team: match.home, against: match.away, points: way.home, came: CAME.home[way.goals] },
				{ team: match.away, against: match.home, points: way.away, came: CAME.away[way.goals] },
			];
			for (const { team, ...result } of sides) {
				if (!now.has(team)) continue;
				now.set(team, now.get(team)! + result.points);
				results.get(team)!.push(result);
			}
			play(at + 1);
			for (const { team, points } of sides) {
				if (!now.has(team)) continue;
				now.set(team, now.get(team)! - points);
				results.get(team)!.pop();
			}
		}
	};
	play(0);
	return bounds!;
}

/** A cached function: the figures between a team and some others. */
function talliesAmong({ counted, rules }: OpenGroup) {
	const known = new Map<string, BestFigures>();
	return (team: TeamId, others: readonly TeamId[]): BestFigures => {
		const key = `${team}\n${others.join("\n")}`;
		let found = known.get(key);
		if (!found) {
			found = tally([team, ...others], counted, rules).get(team)!;
			known.set(key, found);
		}
		return found;
	};
}

/** The pairs that may be ahead of a third, by points. */
function firstTwos(team: TeamId, now: ReadonlyMap<TeamId, number>): TeamId[][] {
	const own = now.get(team)!;
	const [above, level]: [TeamId[], TeamId[]] = [[], []];
	for (const [other, points] of now) {
		if (other !== team && points >= own) (points > own ? above : level).push(other);
	}
	if (above.length === 2) return [above];
	if (above.length === 1) return level.map((one) => [...above, one]);
	return level.flatMap((one, at) => level.slice(at + 1).map((other) => [one, other]));
}

const CAME = {
	home: { home: "won", level: "drawn", away: "lost" },
	away: { home: "lost", level: "drawn", away: "won" },
} as const;

function figures(points: number, goalDifference: number, goalsFor: number): BestFigures {
	return { points, goalDifference, goalsFor };
}
