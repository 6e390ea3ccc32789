import { groupBy } from "../../../collections/group-by.ts";
import {
	byMargin,
	type CategoryFiguresEntity,
	type DayFigures,
	type MatchFigures,
	type ResultCount,
	type Win,
} from "../building/category-figures.ts";

/** The figures of several categories, or of several days, together. */
export function sumOf(figures: readonly MatchFigures[]): MatchFigures {
	const sum = (of: (one: MatchFigures) => number) => figures.reduce((total, one) => total + of(one), 0);
	const told = figures.filter(({ goals }) => goals !== null);
	return {
		matches: sum(({ matches }) => matches),
		live: sum(({ live }) => live),
		finished: sum(({ finished }) => finished),
		walkovers: sum(({ walkovers }) => walkovers),
		cancelled: sum(({ cancelled }) => cancelled),
		counted: sum(({ counted }) => counted),
		goals: told.length > 0 ? sum(({ goals }) => goals ?? 0) : null,
	};
}

/** The days of several categories together, in order. */
export function mergeDayFigures(figures: readonly CategoryFiguresEntity[]): DayFigures[] {
	const days = groupBy(
		figures.flatMap((category) => category.days),
		({ day }) => day,
	);
	return [...days].map(([day, own]) => ({ day, ...sumOf(own) })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The results of several categories together: the most common first, of those the lower ones. */
export function mergeResultCounts(figures: readonly CategoryFiguresEntity[]): ResultCount[] {
	const results = groupBy(
		figures.flatMap((category) => category.results),
		({ winner, loser }) => `${winner}-${loser}`,
	);
	return [...results.values()]
		.map((same) => ({ ...(same[0] as ResultCount), count: same.reduce((count, one) => count + one.count, 0) }))
		.sort((a, b) => b.count - a.count || a.winner - b.winner || a.loser - b.loser);
}

/** The wins of several categories together, the biggest first. */
export function mergeBiggestWins(figures: readonly CategoryFiguresEntity[]): Win[] {
	return figures.flatMap(({ wins }) => wins).sort(byMargin);
}

/** Null if no match counts. */
export function goalsPerMatch({ goals, counted }: MatchFigures): number | null {
	return goals === null || counted === 0 ? null : goals / counted;
}
