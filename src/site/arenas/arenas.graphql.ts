import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";

export const ArenasDocument = graphql(`
	query Arenas($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			arenas {
				id
				name
				address
				liveCount
				fields { id name now { id } }
			}
		}
	}
`);

export type ListedArena = NonNullable<ResultOf<typeof ArenasDocument>["tournament"]>["arenas"][number];
