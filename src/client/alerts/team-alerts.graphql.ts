import { graphql } from "../graphql/graphql.ts";

/** What teams are called today, and whether their categories publish results, on which depends what alerts there are. */
export const TeamAlertsDocument = graphql(`
	query TeamAlerts($cup: Int!, $tournament: String!, $teams: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			teamsOf(ids: $teams) { id name category { publishesScores } }
		}
	}
`);
