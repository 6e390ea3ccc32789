import type { MatchId, TeamId } from "./ids.ts";

/** Round numbers, from 1, for a group's matches given in order of time: no team stands twice in a round. */
export declare function groupRounds(
	matches: readonly { readonly id: MatchId; readonly home: TeamId | null; readonly away: TeamId | null }[],
): ReadonlyMap<MatchId, number>;
