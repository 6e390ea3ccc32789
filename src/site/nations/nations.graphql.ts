import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";

export const NationsDocument = graphql(`
	query Nations($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			nations { code name names teamCount }
		}
	}
`);

export type ListedNation = NonNullable<ResultOf<typeof NationsDocument>["tournament"]>["nations"][number];
