import { matchCardFields } from "../match/match-card.graphql.ts";
import { graphql, type ResultOf } from "../results/graphql.ts";

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
