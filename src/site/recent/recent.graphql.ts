import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";

/** What a group or playoff plays. Asked for as anybody's page of it is: which of its teams somebody has looked at is told to nobody. */
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
