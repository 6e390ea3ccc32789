import type { TeamMatchData } from "../../client/queries/team-page.graphql.ts";
import type { ShownState } from "../match/shown-state.ts";

export type TeamMatches<Match> = {
	/** Being played now, and what should have started. */
	readonly live: readonly Match[];
	/** Not yet played, soonest first. */
	readonly next: readonly Match[];
	/** Over, latest first. Cancelled matches, and those that were not reported on their day, are over too. */
	readonly results: readonly Match[];
};

/**
 * A team's matches as its page shows them.
 * @param matches in order of time
 * @param stateOf the state that one shows, now
 */
export function teamMatches<Match extends Pick<TeamMatchData, "state">>(
	matches: readonly Match[],
	stateOf: (match: Match) => ShownState,
): TeamMatches<Match> {
	const inState = (...states: ShownState[]): Match[] => matches.filter((match) => states.includes(stateOf(match)));
	return {
		live: [...inState("LIVE"), ...inState("DUE")],
		next: inState("UPCOMING", "POSTPONED"),
		results: inState("FINISHED", "CANCELLED", "UNREPORTED").toReversed(),
	};
}
