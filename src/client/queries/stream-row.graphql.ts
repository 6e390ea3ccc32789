import { type FragmentOf, graphql } from "../graphql/graphql.ts";
import { matchCardFields } from "./match-card.graphql.ts";

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
