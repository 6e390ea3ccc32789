import type { MatchId } from "./ids.ts";
import type { Match, SideName } from "./match.ts";
import type { PlayoffRound } from "./playoff-round.ts";

export type PlayoffMatch = Match & {
	readonly round: PlayoffRound;
	/** 1-based order within the round, where the cup states it. */
	readonly position?: number | null;
	readonly start?: string | null;
};

/** The side of a match that another match's winner or loser goes to. */
export type Place = { readonly match: MatchId; readonly side: SideName };

export type BracketRound = { readonly code: PlayoffRound; readonly matches: readonly MatchId[] };

export type Bracket = {
	/** In the order they are played; in each the matches stand so that those whose winners meet next are neighbours. */
	readonly rounds: readonly BracketRound[];
	readonly winnerGoesTo: ReadonlyMap<MatchId, Place>;
	readonly loserGoesTo: ReadonlyMap<MatchId, Place>;
};

/** The bracket of one playoff, from its matches' rounds and slots. */
export declare function bracket(matches: readonly PlayoffMatch[]): Bracket;
