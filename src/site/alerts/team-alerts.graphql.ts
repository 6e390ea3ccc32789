import { graphql } from "../results/graphql.ts";

/** Whether teams' categories tell results: what there is to be told of hangs on it. */
export const TellsResultsDocument = graphql(`
	query TellsResults($cup: Int!, $tournament: String!, $teams: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			teamsOf(ids: $teams) { id category { publishesScores } }
		}
	}
`);
