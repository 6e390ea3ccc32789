import type { TeamMatchData } from "./team-page.graphql.ts";

export type TeamMatches<Match> = {
	/** Being played now. */
	readonly live: readonly Match[];
	/** Not yet played, soonest first. */
	readonly next: readonly Match[];
	/** Over, latest first; a cancelled match is over too. */
	readonly results: readonly Match[];
};

/** A team's matches as its page shows them; `matches` in order of time. */
export function teamMatches<Match extends Pick<TeamMatchData, "state">>(matches: readonly Match[]): TeamMatches<Match> {
	const inState = (...states: Match["state"][]): Match[] => matches.filter(({ state }) => states.includes(state));
	return {
		live: inState("LIVE"),
		next: inState("UPCOMING", "POSTPONED"),
		results: inState("FINISHED", "CANCELLED").toReversed(),
	};
}
