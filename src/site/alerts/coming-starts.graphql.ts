import { graphql } from "../../client/graphql/graphql.ts";

/** When and where is played what somebody follows: by it, when the next kick-off will be told. */
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
