import { graphql } from "../../client/graphql/graphql.ts";

/** A nation's teams alone, as its page asks for them with all else: they stand while its matches change, so that the server keeps them. */
export const NationTeamsDocument = graphql(`
	query NationTeams($cup: Int!, $tournament: String!, $nation: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			nation(code: $nation) {
				teamsByCategory {
					category { id name shortName }
					teams { id name withdrawn division { title } }
				}
			}
		}
	}
`);
