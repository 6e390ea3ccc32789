import { type FragmentOf, graphql } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";

/** A match of a bracket, with its winner's next match. */
export const bracketMatchFields = graphql(
	`
	fragment BracketMatchFields on Match {
		...MatchCardFields
		winnerGoesTo { id round position zonedStartTime locationName }
	}
`,
	[matchCardFields],
);

export const bracketFields = graphql(
	`
	fragment BracketFields on Bracket {
		teamCount
		matchCount
		playedCount
		currentRound
		rounds { code day matches { ...BracketMatchFields } }
	}
`,
	[bracketMatchFields],
);

export type BracketMatchData = FragmentOf<typeof bracketMatchFields>;
export type BracketData = FragmentOf<typeof bracketFields>;
