import type { Score, SideName } from "../cup/match/match.ts";
import type { Random } from "./random.ts";

/** A kick from the mark, or a throw from seven metres. */
export type Kick = { readonly side: SideName; readonly shirt: number; readonly scored: boolean };

/** Those that went in. */
export function shootOutScore(kicks: readonly Kick[]): Score {
	return {
		home: kicks.filter((kick) => kick.scored && kick.side === "home").length,
		away: kicks.filter((kick) => kick.scored && kick.side === "away").length,
	};
}

/** Five each, as long as it is open, then one each until one side leads. Home begins. */
export function shootOut(chance: number, random: Random): Kick[] {
	const kicks: Kick[] = [];
	for (let index = 0; !isDecided(kicks); index++) {
		const side = index % 2 === 0 ? "home" : "away";
		kicks.push({ side, shirt: 2 + random.below(17), scored: random.chance(chance) });
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
export function shootOutTo(score: Score, chance: number, random: Random): Kick[] {
	for (;;) {
		const kicks = shootOut(chance, random);
		const result = shootOutScore(kicks);
		if (result.home === score.home && result.away === score.away) return kicks;
	}
}
