import { matchCardFields } from "../match/match-card.graphql.ts";
import { graphql } from "../results/graphql.ts";

/** What a group or playoff plays. Asked for as anybody's page of it is: which of its teams somebody has looked at is told to nobody. */
export const RecentDivisionDocument = graphql(
	`
	query RecentDivision($cup: Int!, $tournament: String!, $division: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			revision
			division(id: $division) { matches { ...MatchCardFields } }
		}
	}
`,
	[matchCardFields],
);
