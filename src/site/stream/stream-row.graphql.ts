import { matchCardFields } from "../match/match-card.graphql.ts";
import { type FragmentOf, graphql } from "../results/graphql.ts";

/** What a row in a list of streams shows. */
export const streamRowFields = graphql(
	`
	fragment StreamRowFields on Stream {
		id
		title
		state
		access
		zonedStartTime
		locationName
		match { ...MatchCardFields }
	}
`,
	[matchCardFields],
);

export type StreamRowData = FragmentOf<typeof streamRowFields>;
