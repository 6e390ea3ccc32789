import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { placedTeamFields } from "../../client/queries/placing.graphql.ts";

/** The final places of a category. */
export const PlacingSheetDocument = graphql(
	`
	query PlacingSheet($cup: Int!, $tournament: String!, $category: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			category(id: $category) { shortName publishesScores placings { ...PlacedTeamFields } }
		}
	}
`,
	[placedTeamFields],
);

/** The tables of a category's groups. */
export const TableSheetDocument = graphql(`
	query TableSheet($cup: Int!, $tournament: String!, $category: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			category(id: $category) {
				shortName
				publishesTables
				stages {
					title
					... on GroupStage {
						groups: divisions {
							name
							table {
								rows {
									position team { id name nation { name } } played won drawn lost goalsFor goalsAgainst goalDifference points
									carried { points }
								}
								given { team { id } points }
							}
						}
					}
				}
			}
		}
	}
`);

type CategoryOf<Tournament extends { readonly category: unknown } | null> = NonNullable<NonNullable<Tournament>["category"]>;
export type PlacedCategory = CategoryOf<ResultOf<typeof PlacingSheetDocument>["tournament"]>;
export type TabledCategory = CategoryOf<ResultOf<typeof TableSheetDocument>["tournament"]>;
