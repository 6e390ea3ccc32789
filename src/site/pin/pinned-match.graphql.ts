import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";

export const PinnedMatchDocument = graphql(
	`
	query PinnedMatch($cup: Int!, $tournament: String!, $match: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			match(id: $match) { ...MatchCardFields }
		}
	}
`,
	[matchCardFields],
);

export type PinnedMatchData = NonNullable<ResultOf<typeof PinnedMatchDocument>["tournament"]>;
