import { graphql } from "../graphql/graphql.ts";

/** Teams' present names, and whether their categories publish results, which decides the available alerts. */
export const TeamAlertsDocument = graphql(`
	query TeamAlerts($cup: Int!, $tournament: String!, $teams: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			teamsOf(ids: $teams) { id name category { publishesScores } }
		}
	}
`);
