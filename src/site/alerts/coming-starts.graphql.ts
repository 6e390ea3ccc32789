import { graphql } from "../../client/graphql/graphql.ts";

/** Time and place of favourites' next matches, to compute when the next kick-off alert will be sent. */
export const ComingStartsDocument = graphql(`
	query ComingStarts($cup: Int!, $tournament: String!, $teams: [ID!]!, $fields: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			matchesOf(teams: $teams, fields: $fields) {
				id
				state
				zonedStartTime
				expectedStart
				arenaName
				latitude
				longitude
				fieldId
				home { team { id } }
				away { team { id } }
			}
		}
	}
`);
