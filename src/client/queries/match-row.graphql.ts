import { type FragmentOf, graphql } from "../graphql/graphql.ts";
import { matchCardFields } from "./match-card.graphql.ts";

/** What a row in a list of matches shows. */
export const matchRowFields = graphql(
	`
	fragment MatchRowFields on Match {
		...MatchCardFields
		number
		streamUrl
	}
`,
	[matchCardFields],
);

export type MatchRowData = FragmentOf<typeof matchRowFields>;
