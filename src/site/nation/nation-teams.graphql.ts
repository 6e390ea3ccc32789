import { graphql } from "../../client/graphql/graphql.ts";

/** A nation's teams alone. They do not change while its matches do, so the server caches them. */
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
