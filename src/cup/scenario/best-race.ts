import type { StageId, TeamId } from "../ids.ts";
import { type StandingsInput, standings } from "../standings.ts";
import { tally } from "../tally.ts";
import { type OpenGroup, openGroup } from "./open-group.ts";

/** What the teams of several groups are compared by first; infinite where nothing bounds it. */
export type BestFigures = { readonly points: number; readonly goalDifference: number; readonly goalsFor: number };

/** The best and the worst that whoever will have a place of a group can have. */
export type BestBounds = { readonly most: BestFigures; readonly least: BestFigures };

/** A race between groups for places that only the best on a position get. */
export type BestRace = {
	readonly position: number;
	readonly stage: StageId;
	readonly seats: number;
	/** Of each other group; null: nothing is known of it. */
	readonly others: readonly (BestBounds | null)[];
};

/** Better than `enough` is sure to go on; worse than `short` is sure not to. */
export type Bars = { readonly enough: BestFigures; readonly short: BestFigures };

const ALL: BestFigures = figures(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
const NONE: BestFigures = figures(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY);
/** So many matches of another group are gone through, by who wins. */
const MOST_GONE_THROUGH = 6;

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

/** Null where it cannot be told: too much is left, the programme has holes, or somebody withdrew. */
export function placeBounds(input: StandingsInput, position: number): BestBounds | null {
	if (input.teams.some((team) => input.withdrawn?.has(team))) return null;
	const group = openGroup(input);
	if (!group || group.open.length > MOST_GONE_THROUGH || position > group.teams.length) return null;
	return group.open.length === 0 ? boundsOf(atPosition(input, position)) : boundsAhead(group, position);
}

function atPosition(input: StandingsInput, position: number): BestFigures[] {
	const { rows } = standings(input);
	const held = rows[position - 1]!.position;
	return rows
		.filter((row) => row.position === held)
		.map(({ points, goalDifference, goalsFor }) => figures(points, goalDifference, goalsFor));
}

function boundsOf(all: readonly BestFigures[]): BestBounds {
	const sorted = all.toSorted(compare);
	return { least: sorted[0]!, most: sorted.at(-1)! };
}

/** By who wins each match that is left: points tell who may have the place, and how each may come there. */
function boundsAhead({ teams, open, counted, rules }: OpenGroup, position: number): BestBounds {
	const tallies = tally(teams, counted, rules);
	const now = new Map(teams.map((team) => [team, tallies.get(team)!.points]));
	let bounds: BestBounds | null = null;
	const results = new Map<TeamId, ("won" | "drawn" | "lost")[]>(teams.map((team) => [team, []]));
	const take = (): void => {
		const place = [...now.values()].sort((a, b) => b - a)[position - 1]!;
		for (const team of teams) {
			if (now.get(team) !== place) continue;
			const { goalDifference, goalsFor } = tallies.get(team)!;
			const mine = results.get(team)!;
			const wins = mine.filter((result) => result === "won").length;
			const defeats = mine.filter((result) => result === "lost").length;
			const most = figures(
				place,
				wins > 0 ? Number.POSITIVE_INFINITY : goalDifference - defeats,
				mine.length > 0 ? Number.POSITIVE_INFINITY : goalsFor,
			);
			const least = figures(place, defeats > 0 ? Number.NEGATIVE_INFINITY : goalDifference + wins, goalsFor + wins);
			bounds = boundsOf(bounds ? [bounds.most, bounds.least, most, least] : [most, least]);
		}
	};
	const play = (at: number): void => {
		const match = open[at];
		if (!match) {
			take();
			return;
		}
		for (const [home, away] of [
			["won", "lost"],
			["drawn", "drawn"],
			["lost", "won"],
		] as const) {
			for (const [team, result] of [
				[match.home, home],
				[match.away, away],
			] as const) {
				now.set(team, now.get(team)! + rules.points[POINTS[result]]);
				results.get(team)!.push(result);
			}
			play(at + 1);
			for (const [team, result] of [
				[match.home, home],
				[match.away, away],
			] as const) {
				now.set(team, now.get(team)! - rules.points[POINTS[result]]);
				results.get(team)!.pop();
			}
		}
	};
	play(0);
	return bounds!;
}

const POINTS = { won: "win", drawn: "draw", lost: "loss" } as const;

function figures(points: number, goalDifference: number, goalsFor: number): BestFigures {
	return { points, goalDifference, goalsFor };
}
