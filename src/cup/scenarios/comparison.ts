import type { TeamId } from "../ids.ts";
import type { HeadToHeadFigure } from "../rules.ts";
import { haveAllMet, type Level } from "../tables/break-tie.ts";
import type { Figure } from "../tables/criterion.ts";
import { betterIn, measure } from "../tables/measure.ts";
import type { Tally } from "../tables/tally.ts";
import type { ResultClass } from "./finish.ts";
import { asMet, type OpenGroup } from "./open-group.ts";
import type { Inequality } from "./system.ts";

/** Coefficients of a system's variables, the constant last. */
export type Sum = readonly number[];

/** A table's figures, as sums if they depend on open results. */
export type Sums = { readonly points: number; readonly won: number; readonly goalDifference: Sum; readonly goalsFor: Sum };

/** The lead of one of two level teams in a figure, with the conditions for being ahead, behind and level. */
export type Comparison = {
	readonly lead: Sum;
	/** 1, -1 or 0 if no open result can change it. */
	readonly sure: number | null;
	readonly ahead: readonly Inequality[];
	readonly behind: readonly Inequality[];
	readonly level: readonly Inequality[];
};

export type Compare = (team: TeamId, other: TeamId) => Comparison;

/** Compares level teams by their current figure; null if the figure cannot separate them. */
export type Comparing = (at: Level) => Compare | null;

/** The sources of figures: for the whole group, including carried results. */
type Counted = { readonly among: FiguresAmong; readonly whole: ReadonlyMap<TeamId, Sums> };

/** The figures among some teams once all matches have been won in these classes. */
export type FiguresAmong = (teams: readonly TeamId[]) => ReadonlyMap<TeamId, Sums>;

/**
 * All comparisons of a group whose open matches have been won in one way. Each is computed once, since every team needs them
 * several times.
 * @param haveMet whether all these teams have met each other at the end
 */
export function comparing(
	group: OpenGroup,
	figures: readonly Figure[],
	haveMet: (teams: readonly TeamId[]) => boolean,
	counted: Counted,
): Comparing {
	const known = new Map<string, Compare | null>();
	return (at) => {
		const figure = figures[at.figure]!;
		const key = `${at.figure} ${asksOf(figure, at)}`;
		let found = known.get(key);
		if (found === undefined) {
			const counts = figure.kind === "simple" || haveMet(at.among);
			const values = counts ? valuesOf(group, figure, at, counted) : null;
			found = values && comparingBy(values);
			known.set(key, found);
		}
		return found;
	};
}

/** The teams that a figure's values depend on, as text. */
function asksOf({ kind, criterion }: Figure, { teams, among }: Level): string {
	if (kind === "head-to-head") return among.join("\n");
	return criterion === "goal-difference" || criterion === "goals-for" || criterion === "wins" ? "" : teams.join("\n");
}

function comparingBy(values: ReadonlyMap<TeamId, Sum>): Compare {
	const known = new Map<TeamId, Map<TeamId, Comparison>>();
	return (team, other) => {
		let own = known.get(team);
		if (!own) {
			own = new Map();
			known.set(team, own);
		}
		let found = own.get(other);
		if (!found) {
			found = turned(known.get(other)?.get(team)) ?? comparisonOf(values.get(team)!, values.get(other)!);
			own.set(other, found);
		}
		return found;
	};
}

function comparisonOf(own: Sum, others: Sum): Comparison {
	const lead = own.map((one, at) => one - others[at]!);
	if (isConstant(lead)) return { lead, sure: Math.sign(lead.at(-1)!), ahead: [], behind: [], level: [] };
	const trail = negative(lead);
	return { lead, sure: null, ahead: [plus(lead, -1)], behind: [plus(trail, -1)], level: [lead, trail] };
}

/** The same for the other of the two teams. */
function turned(of: Comparison | undefined): Comparison | null {
	if (!of) return null;
	const { sure, ahead, behind, level } = of;
	return {
		lead: level[1] ?? negative(of.lead),
		sure: sure === null ? null : 0 - sure,
		ahead: behind,
		behind: ahead,
		level: level.toReversed(),
	};
}

/** The figures of level teams, the higher the better; null if a fact is missing. */
function valuesOf(group: OpenGroup, figure: Figure, at: Level, { among, whole }: Counted): ReadonlyMap<TeamId, Sum> | null {
	const constant = (value: number): Sum => [...Array<number>(group.open.length * 2).fill(0), value];
	if (figure.kind === "head-to-head") return figuresIn(among(at.among), figure.criterion, constant);
	switch (figure.criterion) {
		case "goal-difference":
		case "goals-for":
		case "wins":
			return figuresIn(whole, figure.criterion, constant);
		case "fair-play":
		case "ranking":
		case "shoot-out":
		case "lots": {
			const measured = measure(figure.criterion, at.teams, { tallies: new Map(), facts: group.facts });
			if (!measured) return null;
			const sign = betterIn(figure.criterion) === "higher" ? 1 : -1;
			return new Map([...measured].map(([team, value]) => [team, constant(sign * value)]));
		}
	}
}

function figuresIn(
	sums: ReadonlyMap<TeamId, Sums>,
	figure: HeadToHeadFigure | "wins",
	constant: (value: number) => Sum,
): Map<TeamId, Sum> {
	return new Map([...sums].map(([team, of]) => [team, figureIn(of, figure, constant)]));
}

function figureIn(sums: Sums, figure: HeadToHeadFigure | "wins", constant: (value: number) => Sum): Sum {
	switch (figure) {
		case "points":
			return constant(sums.points);
		case "wins":
			return constant(sums.won);
		case "goal-difference":
			return sums.goalDifference;
		case "goals-for":
			return sums.goalsFor;
	}
}

/** The figures of a table among these teams: the present ones, plus those of open matches between them. */
export function sumsOf(
	teams: readonly TeamId[],
	base: ReadonlyMap<TeamId, Tally>,
	{ open, rules }: OpenGroup,
	classes: readonly ResultClass[],
): Map<TeamId, Sums> {
	const sums = new Map(
		teams.map((team) => {
			const { points, won, goalDifference, goalsFor } = base.get(team)!;
			const numbers = Array<number>(open.length * 2).fill(0);
			return [team, { points, won, goalDifference: [...numbers, goalDifference], goalsFor: [...numbers, goalsFor] }];
		}),
	);
	const decided = rules.points.decided ?? rules.points;
	for (const [at, match] of open.entries()) {
		const { winner, capped, kicks, late } = classes[at]!;
		const [home, away] = [sums.get(match.home), sums.get(match.away)];
		if (!home || !away) continue;
		const [first, second] = winner === "away" ? [away, home] : [home, away];
		first.goalsFor[2 * at + 1]! += 1;
		second.goalsFor[2 * at + 1]! += 1;
		if (winner === "none") {
			if (kicks) {
				const [better, worse] = kicks === "home" ? [home, away] : [away, home];
				better.points += decided.win;
				worse.points += decided.loss;
				better.won += 1;
				continue;
			}
			first.points += rules.points.draw;
			second.points += rules.points.draw;
			continue;
		}
		first.points += late ? decided.win : rules.points.win;
		second.points += late ? decided.loss : rules.points.loss;
		first.won += 1;
		first.goalsFor[2 * at]! += 1;
		const margin = capped ? open.length * 2 : 2 * at;
		const worth = capped ? rules.goalCap! : 1;
		first.goalDifference[margin]! += worth;
		second.goalDifference[margin]! -= worth;
	}
	return sums;
}

/** A cached function: whether all these teams will have met each other once all is played. */
export function metAtTheEnd({ counted, open }: OpenGroup): (teams: readonly TeamId[]) => boolean {
	const met = [...counted, ...open.map(asMet)];
	const known = new Map<string, boolean>();
	return (teams) => {
		const key = teams.join("\n");
		let all = known.get(key);
		if (all === undefined) {
			all = haveAllMet(teams, met);
			known.set(key, all);
		}
		return all;
	};
}

export const negative = (sum: Sum): Sum => sum.map((one) => (one === 0 ? 0 : -one));
export const plus = (sum: Sum, more: number): Sum => sum.map((one, at) => (at === sum.length - 1 ? one + more : one));
const isConstant = (sum: Sum): boolean => sum.every((one, at) => one === 0 || at === sum.length - 1);
