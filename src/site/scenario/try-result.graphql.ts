import { graphql } from "../../client/graphql/graphql.ts";

/** Queried when the reader tries a result. */
export const TryDocument = graphql(`
	query TryResult($cup: Int!, $tournament: String!, $division: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			division(id: $division) {
				scenario { basis }
				teams { id name nation { code } }
				matches { id zonedStartTime locationName }
			}
		}
	}
`);
