import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";

/** The matches of a group or playoff. The query is that of any visitor of its page, so the server does not learn which team was viewed. */
export const RecentDivisionDocument = graphql(
	`
	query RecentDivision($cup: Int!, $tournament: String!, $division: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			revision
			division(id: $division) { teams { id } matches { ...MatchCardFields } }
		}
	}
`,
	[matchCardFields],
);

export type RecentDivision = NonNullable<NonNullable<ResultOf<typeof RecentDivisionDocument>["tournament"]>["division"]>;
