import { groupBy } from "../../../collections/group-by.ts";
import type { MatchId } from "../../../cup/ids.ts";
import type { Score } from "../../../cup/match/match.ts";
import type { MatchEntity } from "../entities.ts";
import { dayOf } from "./zoned-time.ts";

/** Counts of matches, without byes. */
export type MatchFigures = {
	readonly matches: number;
	readonly live: number;
	/** Walkovers included. */
	readonly finished: number;
	readonly walkovers: number;
	readonly cancelled: number;
	/** Finished matches whose goals count: with a published score; a walkover has none. */
	readonly counted: number;
	/** Goals in those, without shoot-outs. Null if scores are not published. */
	readonly goals: number | null;
};

export type DayFigures = MatchFigures & { readonly day: string };

/** The results regardless of who won, home or away. */
export type ResultCount = { readonly winner: number; readonly loser: number; readonly count: number };

export type Win = { readonly match: MatchId; readonly margin: number; readonly goals: number; readonly at: number };

export type CategoryFiguresEntity = MatchFigures & {
	/** In order; matches without a time are left out. */
	readonly days: readonly DayFigures[];
	readonly results: readonly ResultCount[];
	/** The biggest first, at most `BIGGEST_WINS`. */
	readonly wins: readonly Win[];
};

/** How many of the biggest wins are cached. */
export const BIGGEST_WINS = 20;

/**
 * The figures of a category's matches.
 * @param tellsGoals whether its scores are published
 */
export function categoryFigures(matches: readonly MatchEntity[], tellsGoals: boolean): CategoryFiguresEntity {
	const days = groupBy(
		matches.filter(({ start }) => start !== null),
		({ start }) => dayOf(start ?? ""),
	);
	return {
		...matchFigures(matches, tellsGoals),
		days: [...days].map(([day, own]) => ({ day, ...matchFigures(own, tellsGoals) })).sort((a, b) => (a.day < b.day ? -1 : 1)),
		...scoredFigures(matches),
	};
}

function scoredFigures(matches: readonly MatchEntity[]): Pick<CategoryFiguresEntity, "results" | "wins"> {
	return {
		results: resultCounts(matches.flatMap((match) => countedScore(match) ?? [])),
		wins: matches.flatMap(winOf).sort(byMargin).slice(0, BIGGEST_WINS),
	};
}

function withInstead(sum: MatchFigures, before: MatchFigures, after: MatchFigures): MatchFigures {
	const of = (figure: Exclude<keyof MatchFigures, "goals">) => sum[figure] - before[figure] + after[figure];
	return {
		matches: of("matches"),
		live: of("live"),
		finished: of("finished"),
		walkovers: of("walkovers"),
		cancelled: of("cancelled"),
		counted: of("counted"),
		goals: sum.goals === null ? null : sum.goals - (before.goals ?? 0) + (after.goals ?? 0),
	};
}

/**
 * The figures after some matches changed, without new matches or new times: computed from the changes only.
 * @param changed before and after
 * @param matches all in their present state, iterated only if goals that count have changed
 */
export function figuresAfter(
	earlier: CategoryFiguresEntity,
	changed: readonly { readonly before: MatchEntity; readonly after: MatchEntity }[],
	matches: readonly MatchEntity[],
	tellsGoals: boolean,
): CategoryFiguresEntity {
	const { days, results, wins, ...all } = earlier;
	const figures = new Map<string | null, MatchFigures>([[null, all], ...days.map(({ day, ...own }) => [day, own] as const)]);
	let isScored = false;
	for (const { before, after } of changed) {
		const [was, is] = [matchFigures([before], tellsGoals), matchFigures([after], tellsGoals)];
		for (const day of [null, after.start && dayOf(after.start)]) {
			const sum = figures.get(day);
			if (sum) figures.set(day, withInstead(sum, was, is));
			if (after.start === null) break;
		}
		const [scoreBefore, score] = [countedScore(before), countedScore(after)];
		isScored ||= scoreBefore?.home !== score?.home || scoreBefore?.away !== score?.away;
	}
	return {
		...(figures.get(null) ?? all),
		days: days.map(({ day, ...own }) => ({ day, ...(figures.get(day) ?? own) })),
		...(isScored ? scoredFigures(matches) : { results, wins }),
	};
}

/** The goals that count in figures; null: none to publish. */
export function countedScore({ state, isWalkover, score }: MatchEntity): Score | null {
	return state === "finished" && !isWalkover ? score : null;
}

/** Bigger margins first, then more goals, then the earlier match. */
export function byMargin(a: Win, b: Win): number {
	return b.margin - a.margin || b.goals - a.goals || a.at - b.at || (a.match < b.match ? -1 : 1);
}

function winOf(match: MatchEntity): Win[] {
	const score = countedScore(match);
	const margin = score ? Math.abs(score.home - score.away) : 0;
	return score && margin > 0 ? [{ match: match.id, margin, goals: score.home + score.away, at: match.at }] : [];
}

function matchFigures(matches: readonly MatchEntity[], tellsGoals: boolean): MatchFigures {
	const among = (state: MatchEntity["state"]) => matches.filter((match) => match.state === state).length;
	const scores = matches.flatMap((match) => countedScore(match) ?? []);
	return {
		matches: matches.length,
		live: among("live"),
		finished: among("finished"),
		walkovers: matches.filter(({ isWalkover }) => isWalkover).length,
		cancelled: among("cancelled"),
		counted: scores.length,
		goals: tellsGoals ? scores.reduce((goals, { home, away }) => goals + home + away, 0) : null,
	};
}

function resultCounts(scores: readonly Score[]): ResultCount[] {
	const results = groupBy(scores, ({ home, away }) => `${Math.max(home, away)}-${Math.min(home, away)}`);
	return [...results.values()].map((same) => {
		const { home, away } = same[0] as Score;
		return { winner: Math.max(home, away), loser: Math.min(home, away), count: same.length };
	});
}
