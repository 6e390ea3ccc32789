import type { DecidedBy, Score, SideName } from "../cup/match/match.ts";
import type { Rules } from "../cup/rules.ts";
import type { CupFileEvent } from "../results/record/cup-file.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { DECIDING_MINUTES } from "./match-length.ts";
import type { Random } from "./random.ts";
import { rulesFor } from "./rules.ts";
import { type Kick, shootOut, shootOutScore, shootOutTo } from "./shoot-out.ts";
import { SPORT_PLAY } from "./sport-play.ts";

export type Goal = { readonly minute: number; readonly side: SideName; readonly shirt: number; readonly penalty: boolean };
export type Punishment = Pick<Goal, "minute" | "side" | "shirt"> & { readonly kind: CupFileEvent["kind"] };

/** The complete course of a match, from kick-off to the end; a match in progress is a prefix of it. */
export type Play = {
	/** In order. Minutes beyond full time are in extra time. */
	readonly goals: readonly Goal[];
	/** In order. */
	readonly punishments: readonly Punishment[];
	/** Minutes of extra time. */
	readonly playedOn: number;
	readonly kicks: readonly Kick[];
	/** Null: by its score at full time. */
	readonly decidedBy: Extract<DecidedBy, Rules["drawnPlayoff"][number]> | null;
};

/** The predetermined part of a match: its final score, its score after some minutes, or the side that wins. */
export type Script = {
	readonly score?: Score;
	/** The score after this many minutes. */
	readonly after?: { readonly minute: number; readonly score: Score };
	readonly shootOut?: Score;
	readonly winner?: SideName;
};

const HOME_AND_AWAY = ["home", "away"] as const;
const SCRIPTED_TRIES = 400;

/**
 * @param strength the home side's advantage: 0 between equals, about 1 if it wins three matches of four
 * @param decide whether it continues until one side has won
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
	const { edge } = SPORT_PLAY[plan.sport];
	const expected = {
		home: (plan.goals / 2) * Math.exp(edge * strength),
		away: (plan.goals / 2) * Math.exp(-edge * strength),
	};
	const goals = script.after
		? [
				...scored(plan, script.after.score, 1, script.after.minute, random),
				...scored(plan, drawnScore(expected, 1 - script.after.minute / full, random), script.after.minute + 1, full, random),
			]
		: scored(plan, script.score ?? drawnScore(expected, 1, random), 1, full, random);
	const decided = decide ? decision(plan, goals, expected, script, random) : { goals, playedOn: 0, kicks: [], decidedBy: null };
	return { ...decided, punishments: punished(plan, full, random) };
}

/** A drawn match continues by the category's rules, one way after another, until one side has won. */
function decision(
	plan: CategoryPlan,
	regular: readonly Goal[],
	expected: Expected,
	script: Script,
	random: Random,
): Omit<Play, "punishments"> {
	const full = 2 * plan.minutesPerHalf;
	let play: Omit<Play, "punishments"> = { goals: regular, playedOn: 0, kicks: [], decidedBy: null };
	for (const way of rulesFor(plan).drawnPlayoff) {
		if (!isLevel(play.goals)) return play;
		if (way === "extra-time" && !script.shootOut) {
			const minutes = DECIDING_MINUTES[way];
			const extra = scored(plan, drawnScore(expected, minutes / full, random), full + 1, full + minutes, random);
			play = { ...play, goals: [...play.goals, ...extra], playedOn: minutes, decidedBy: way };
		}
		if (way === "golden-goal") {
			const side = random.chance(expected.home / (expected.home + expected.away)) ? "home" : "away";
			const [goal] = scored(plan, { home: 0, away: 0, [side]: 1 }, full + 1, full + DECIDING_MINUTES[way], random);
			play = { ...play, goals: [...play.goals, goal!], playedOn: goal!.minute - full, decidedBy: way };
		}
		if (way === "penalties" || way === "seven-metre-throws") {
			const chance = SPORT_PLAY[plan.sport].shootOutScores;
			const kicks = script.shootOut ? shootOutTo(script.shootOut, chance, random) : shootOut(chance, random);
			return { ...play, kicks, decidedBy: way };
		}
	}
	return play;
}

/** The goals so far. */
export function scoreOf(goals: readonly Goal[]): Score {
	return {
		home: goals.filter((goal) => goal.side === "home").length,
		away: goals.filter((goal) => goal.side === "away").length,
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

const someShirt = (random: Random) => 2 + random.below(17);

function scored(plan: CategoryPlan, score: Score, first: number, last: number, random: Random): Goal[] {
	const { penaltyShare } = SPORT_PLAY[plan.sport];
	const goals = HOME_AND_AWAY.flatMap((side) =>
		Array.from({ length: score[side] }, () => ({
			minute: first + random.below(last - first + 1),
			side,
			shirt: someShirt(random),
			penalty: random.chance(penaltyShare),
		})),
	);
	return goals.sort((a, b) => a.minute - b.minute);
}

function punished(plan: CategoryPlan, full: number, random: Random): Punishment[] {
	const punishments = SPORT_PLAY[plan.sport].punishments.flatMap(({ kind, perMatch }) =>
		Array.from({ length: poisson(perMatch, random) }, () => ({
			minute: 1 + random.below(full),
			kind,
			side: random.pick(HOME_AND_AWAY),
			shirt: someShirt(random),
		})),
	);
	return punishments.sort((a, b) => a.minute - b.minute);
}

/** The expected goals of each side in a whole match. */
type Expected = { readonly home: number; readonly away: number };
/** @param share of the match that is played, 0 to 1 */
function drawnScore(expected: Expected, share: number, random: Random): Score {
	return { home: poisson(expected.home * share, random), away: poisson(expected.away * share, random) };
}
/** Knuth's algorithm: multiplies random numbers until the product is small. */
function poisson(mean: number, random: Random): number {
	const limit = Math.exp(-mean);
	let count = 0;
	for (let product = random.next(); product > limit; product *= random.next()) count++;
	return count;
}
