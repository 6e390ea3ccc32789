import type { Score, SideName } from "../cup/match.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { EXTRA_TIME_MINUTES } from "./match-length.ts";
import type { Random } from "./random.ts";

export type Goal = { readonly minute: number; readonly side: SideName; readonly shirt: number; readonly penalty: boolean };
export type Kick = { readonly side: SideName; readonly shirt: number; readonly scored: boolean };

/** A whole match as it goes, from kick-off to the end; a match in progress is the beginning of one. */
export type Play = {
	/** In order. Minutes beyond full time are extra time. */
	readonly goals: readonly Goal[];
	readonly extraTime: boolean;
	readonly kicks: readonly Kick[];
};

/** What is known before: the score of it all, of the first minutes, or that one side must go through. */
export type Script = {
	readonly score?: Score;
	/** The score when so many minutes have been played. */
	readonly after?: { readonly minute: number; readonly score: Score };
	readonly shootOut?: Score;
	readonly winner?: SideName;
};

const HOME_AND_AWAY = ["home", "away"] as const;
const SCRIPTED_TRIES = 400;
const SCORING_CHANCE = 0.74;

/**
 * @param strength how much better the home side is: 0 between equals, about 1 where it wins three matches of four
 * @param decide whether it goes on until one side has won
 */
export function playMatch(plan: CategoryPlan, strength: number, decide: boolean, script: Script, random: Random): Play {
	for (let tries = 0; tries < SCRIPTED_TRIES; tries++) {
		const play = tryMatch(plan, strength, decide, script, random);
		if (!script.winner || winnerOf(play) === script.winner) return play;
	}
	const score = script.winner === "home" ? { home: 1, away: 0 } : { home: 0, away: 1 };
	return tryMatch(plan, strength, decide, { score }, random);
}

function tryMatch(plan: CategoryPlan, strength: number, decide: boolean, script: Script, random: Random): Play {
	const full = 2 * plan.minutesPerHalf;
	const expected = {
		home: (plan.goals / 2) * Math.exp(0.42 * strength),
		away: (plan.goals / 2) * Math.exp(-0.42 * strength),
	};
	const goals = script.after
		? [
				...scored(script.after.score, 1, script.after.minute, random),
				...scored(drawnScore(expected, 1 - script.after.minute / full, random), script.after.minute + 1, full, random),
			]
		: scored(script.score ?? drawnScore(expected, 1, random), 1, full, random);
	if (!decide || !isLevel(goals)) return { goals, extraTime: false, kicks: [] };
	if (script.shootOut) return { goals, extraTime: false, kicks: kicksTo(script.shootOut, random) };
	const extra = plan.extraTime
		? scored(drawnScore(expected, EXTRA_TIME_MINUTES / full, random), full + 1, full + EXTRA_TIME_MINUTES, random)
		: [];
	const all = [...goals, ...extra];
	return { goals: all, extraTime: plan.extraTime ?? false, kicks: isLevel(all) ? shootOut(random) : [] };
}

/** The goals so far. */
export function scoreOf(goals: readonly Goal[]): Score {
	return {
		home: goals.filter((goal) => goal.side === "home").length,
		away: goals.filter((goal) => goal.side === "away").length,
	};
}

/** The kicks that went in. */
export function shootOutScore(kicks: readonly Kick[]): Score {
	return {
		home: kicks.filter((kick) => kick.scored && kick.side === "home").length,
		away: kicks.filter((kick) => kick.scored && kick.side === "away").length,
	};
}

function winnerOf({ goals, kicks }: Play): SideName | null {
	const score = scoreOf(goals);
	const { home, away } = score.home === score.away ? shootOutScore(kicks) : score;
	return home === away ? null : home > away ? "home" : "away";
}

function isLevel(goals: readonly Goal[]): boolean {
	const { home, away } = scoreOf(goals);
	return home === away;
}

function drawnScore(expected: Score, share: number, random: Random): Score {
	return { home: poisson(expected.home * share, random), away: poisson(expected.away * share, random) };
}

/** Knuth's way: multiply until the product is small. */
function poisson(mean: number, random: Random): number {
	const limit = Math.exp(-mean);
	let count = 0;
	for (let product = random.next(); product > limit; product *= random.next()) count++;
	return count;
}

function scored(score: Score, first: number, last: number, random: Random): Goal[] {
	const goals = HOME_AND_AWAY.flatMap((side) =>
		Array.from({ length: score[side] }, () => ({
			minute: first + random.below(last - first + 1),
			side,
			shirt: 2 + random.below(17),
			penalty: random.chance(0.08),
		})),
	);
	return goals.sort((a, b) => a.minute - b.minute);
}

/** Five each, as long as it is open, then one each until one side leads. Home begins. */
function shootOut(random: Random): Kick[] {
	const kicks: Kick[] = [];
	for (let index = 0; !isDecided(kicks); index++) {
		const side = index % 2 === 0 ? "home" : "away";
		kicks.push({ side, shirt: 2 + random.below(17), scored: random.chance(SCORING_CHANCE) });
	}
	return kicks;
}

function isDecided(kicks: readonly Kick[]): boolean {
	const { home, away } = shootOutScore(kicks);
	const taken = { home: Math.ceil(kicks.length / 2), away: Math.floor(kicks.length / 2) };
	if (taken.home > 5 || taken.away > 5) return taken.home === taken.away && home !== away;
	return home > away + (5 - taken.away) || away > home + (5 - taken.home);
}

/** A shoot-out that ends so; found by trying, since the rules of a shoot-out allow few ways to each score. */
function kicksTo(score: Score, random: Random): Kick[] {
	for (;;) {
		const kicks = shootOut(random);
		const result = shootOutScore(kicks);
		if (result.home === score.home && result.away === score.away) return kicks;
	}
}
