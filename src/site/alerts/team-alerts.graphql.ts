import { graphql } from "../results/graphql.ts";

/** Whether a team's category tells results: what there is to be told of hangs on it. */
export const TellsResultsDocument = graphql(`
	query TellsResults($cup: Int!, $tournament: String!, $team: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			team(id: $team) { category { publishesScores } }
		}
	}
`);
