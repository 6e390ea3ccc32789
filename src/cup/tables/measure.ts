import type { Fact } from "../fact.ts";
import type { TeamId } from "../ids.ts";
import type { HeadToHeadFigure, SimpleCriterion } from "../rules.ts";
import type { Tally } from "./tally.ts";

/** The level teams' figures in one criterion. */
export type FigureByTeam = ReadonlyMap<TeamId, number>;

type Evidence = { readonly tallies: ReadonlyMap<TeamId, Tally>; readonly facts: readonly Fact[] };

/** The figure of a tally that a criterion uses. */
const FIGURE_OF = {
	points: "points",
	"goal-difference": "goalDifference",
	"goals-for": "goalsFor",
	wins: "won",
} as const satisfies Record<HeadToHeadFigure | "wins", keyof Tally>;

type Measure = {
	readonly better: "higher" | "lower";
	readonly of: (level: readonly TeamId[], evidence: Evidence) => FigureByTeam | null;
};

const MEASURES: Readonly<Record<SimpleCriterion, Measure>> = {
	"goal-difference": { better: "higher", of: (level, { tallies }) => measureTally("goal-difference", level, tallies) },
	"goals-for": { better: "higher", of: (level, { tallies }) => measureTally("goals-for", level, tallies) },
	wins: { better: "higher", of: (level, { tallies }) => measureTally("wins", level, tallies) },
	"fair-play": { better: "higher", of: (level, { facts }) => recordedNumbers(level, facts, fairPlay) },
	ranking: { better: "lower", of: (level, { facts }) => recordedNumbers(level, facts, ranking) },
	"shoot-out": { better: "lower", of: (level, { facts }) => drawnOrder("shoot-out", level, facts) },
	lots: { better: "lower", of: (level, { facts }) => drawnOrder("lots", level, facts) },
};

/** Whether a higher or a lower figure is better. */
export const betterIn = (criterion: SimpleCriterion): Measure["better"] => MEASURES[criterion].better;

/** The level teams' figures in a criterion; null if it waits for an unrecorded fact. */
export function measure(criterion: SimpleCriterion, level: readonly TeamId[], evidence: Evidence): FigureByTeam | null {
	return MEASURES[criterion].of(level, evidence);
}

export function measureTally(
	figure: keyof typeof FIGURE_OF,
	level: readonly TeamId[],
	tallies: ReadonlyMap<TeamId, Tally>,
): FigureByTeam {
	return new Map(level.map((team) => [team, tallies.get(team)![FIGURE_OF[figure]]]));
}

/** The level teams in parts with equal figures, best first. */
export function splitByFigure(
	level: readonly TeamId[],
	measured: FigureByTeam,
	criterion: SimpleCriterion | HeadToHeadFigure,
): TeamId[][] {
	const byFigure = new Map<number, TeamId[]>();
	for (const team of level) {
		const figure = measured.get(team)!;
		byFigure.set(figure, [...(byFigure.get(figure) ?? []), team]);
	}
	const lowerFirst = criterion !== "points" && betterIn(criterion) === "lower";
	return [...byFigure].toSorted(([a], [b]) => (lowerFirst ? a - b : b - a)).map(([, part]) => part);
}

/**
 * Only usable if every level team has a number: a missing number is unknown, not zero. The last one recorded for a team counts.
 */
function recordedNumbers(
	level: readonly TeamId[],
	facts: readonly Fact[],
	numberIn: (fact: Fact) => { readonly team: TeamId; readonly number: number } | null,
): FigureByTeam | null {
	const recorded = new Map<TeamId, number>();
	for (const fact of byTime(facts)) {
		const found = numberIn(fact);
		if (found) recorded.set(found.team, found.number);
	}
	if (!level.every((team) => recorded.has(team))) return null;
	return new Map(level.map((team) => [team, recorded.get(team)!]));
}

const fairPlay = (fact: Fact) => (fact.kind === "fair-play" ? { team: fact.team, number: fact.points } : null);
const ranking = (fact: Fact) => (fact.kind === "ranking" ? { team: fact.team, number: fact.ranking } : null);

/** The last draw that included all the level teams: 1 for the first drawn of them, 2, 3, … */
function drawnOrder(kind: "lots" | "shoot-out", level: readonly TeamId[], facts: readonly Fact[]): FigureByTeam | null {
	const drawn = byTime(facts).findLast((fact) => fact.kind === kind && level.every((team) => fact.order.includes(team)));
	if (drawn?.kind !== kind) return null;
	return new Map(drawn.order.filter((team) => level.includes(team)).map((team, index) => [team, index + 1]));
}

/** Oldest first, so that a fact recorded again replaces the earlier one. */
function byTime(facts: readonly Fact[]): Fact[] {
	return facts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
}
