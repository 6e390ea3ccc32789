import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";

export const CategoriesDocument = graphql(`
	query Categories($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			status { teamsPublished }
			categories {
				id
				name
				shortName
				gender
				teamCount
				stages { name title rank type categoryId divisions { id } }
			}
		}
	}
`);

export type CategoryOfList = NonNullable<ResultOf<typeof CategoriesDocument>["tournament"]>["categories"][number];
