import type { StageId, TeamId } from "../ids.ts";
import { pointsOfOne, pointsWays } from "../tables/match-points.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { tally } from "../tables/tally.ts";
import { figuresSoFar, type OpenGroup, openGroup } from "./open-group.ts";
import { placePoints } from "./place-points.ts";

/** What the teams of several groups are compared by first; infinite where nothing bounds it. */
export type BestFigures = { readonly points: number; readonly goalDifference: number; readonly goalsFor: number };

/** The best and the worst that whoever will have a place of a group can have. */
export type BestBounds = { readonly most: BestFigures; readonly least: BestFigures };

/** A race between groups for places that only the best on a position get. */
export type BestRace = {
	readonly position: number;
	readonly stage: StageId;
	readonly seats: number;
	/** Where groups are unequal: of each third only its matches against the first two of its group count. */
	readonly againstFirstTwo: boolean;
	/** Of each other group; null: nothing is known of it. */
	readonly others: readonly (BestBounds | null)[];
};

/** Better than `enough` is sure to go on; worse than `short` is sure not to. */
export type Bars = { readonly enough: BestFigures; readonly short: BestFigures };

const ALL: BestFigures = figures(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
const NONE: BestFigures = figures(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY);
/** So many courses of another group are gone through, as six matches with a draw have; with more points alone are told. */
const MOST_GONE_THROUGH = 3 ** 6;

/**
 * Groups are played apart, so that all others may end at their best at once, and at their worst: who is better than all but `seats - 1` of them at their
 * best is among the best whatever happens. What only a fact decides is left open.
 */
export function barsOf({ seats, others }: BestRace): Bars {
	const at = (all: readonly BestFigures[]): BestFigures => all.toSorted((a, b) => compare(b, a))[seats - 1] ?? NONE;
	return { enough: at(others.map((one) => one?.most ?? ALL)), short: at(others.map((one) => one?.least ?? NONE)) };
}

/** Negative where `a` is the worse. */
export function compare(a: BestFigures, b: BestFigures): number {
	const sign = (one: number, other: number) => (one === other ? 0 : one > other ? 1 : -1);
	return sign(a.points, b.points) || sign(a.goalDifference, b.goalDifference) || sign(a.goalsFor, b.goalsFor);
}

/**
 * Null where it cannot be told: the programme has holes, or somebody withdrew.
 * @param againstFirstTwo whether of the third only its matches against the first two count
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

/** Of a group of which all is played; where the third shares its place, nobody knows yet who the first two are. */
function againstTheFirstTwo(input: StandingsInput, group: OpenGroup): BestBounds {
	const { rows } = standings(input);
	const [first, second, third, fourth] = rows;
	if (third!.position !== 3 || fourth?.position === 3) return againstAnyTwo(group);
	const teams = [third!.team, first!.team, second!.team];
	const { points, goalDifference, goalsFor } = tally(teams, group.counted, group.rules).get(third!.team)!;
	return boundsOf([figures(points, goalDifference, goalsFor)]);
}

/** What any team can have against any two others. */
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

/** Whatever goals are scored. */
const byPointsOnly = (least: number, most: number): BestBounds => ({
	most: { ...ALL, points: most },
	least: { ...NONE, points: least },
});

function boundsOf(all: readonly BestFigures[]): BestBounds {
	const sorted = all.toSorted(compare);
	return { least: sorted[0]!, most: sorted.at(-1)! };
}

/** `came`: by goals; "drawn" also where kicks decided. */
type Result = { readonly against: TeamId; readonly came: "won" | "drawn" | "lost"; readonly points: number };

/** By who wins each match that is left: points tell who may have the place, and how each may come there. */
function boundsAhead(group: OpenGroup, position: number, againstFirstTwo: boolean): BestBounds {
	const { teams, open, rules } = group;
	const soFar = figuresSoFar(group);
	const now = new Map([...soFar].map(([team, { points }]) => [team, points]));
	let bounds: BestBounds | null = null;
	const results = new Map<TeamId, Result[]>(teams.map((team) => [team, []]));
	// Points given by decisions count where all of its matches do.
	const playedAmong = againstFirstTwo ? talliesAmong(group) : (team: TeamId) => soFar.get(team)!;
	const take = (): void => {
		const place = [...now.values()].sort((a, b) => b - a)[position - 1]!;
		for (const team of teams) {
			if (now.get(team) !== place) continue;
			const among = againstFirstTwo ? firstTwos(team, now) : [teams.filter((other) => other !== team)];
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
				now.set(team, now.get(team)! + result.points);
				results.get(team)!.push(result);
			}
			play(at + 1);
			for (const { team, points } of sides) {
				now.set(team, now.get(team)! - points);
				results.get(team)!.pop();
			}
		}
	};
	play(0);
	return bounds!;
}

/** What has been played between a team and some others, asked once of the same. */
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

/** The two that may be ahead of a third, by points. */
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
