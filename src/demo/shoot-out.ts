import type { Score, SideName } from "../cup/match/match.ts";
import type { Random } from "./random.ts";

/** A penalty kick, or a seven-metre throw. */
export type Kick = { readonly side: SideName; readonly shirt: number; readonly scored: boolean };

/** The scored kicks. */
export function shootOutScore(kicks: readonly Kick[]): Score {
	return {
		home: kicks.filter((kick) => kick.scored && kick.side === "home").length,
		away: kicks.filter((kick) => kick.scored && kick.side === "away").length,
	};
}

/** Five each while it is undecided, then one each until one side leads. Home begins. */
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

/** A shoot-out with this score, found by repeated tries, since few sequences give each score. */
export function shootOutTo(score: Score, chance: number, random: Random): Kick[] {
	for (;;) {
		const kicks = shootOut(chance, random);
		const result = shootOutScore(kicks);
		if (result.home === score.home && result.away === score.away) return kicks;
	}
}
