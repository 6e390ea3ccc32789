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

/** The matches of a category, in order of time. */
export const MatchSheetDocument = graphql(`
	query MatchSheet($cup: Int!, $tournament: String!, $category: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			status { schedulePublished }
			category(id: $category) {
				shortName
				stages {
					divisions {
						matches {
							number
							zonedStartTime
							locationName
							divisionName
							roundName
							homeTeamName
							awayTeamName
							homeScore
							awayScore
							shootOutHome
							shootOutAway
							state
							isWalkover
							isPlayedWithoutScore
							home { team { nation { name } } }
							away { team { nation { name } } }
						}
					}
				}
			}
		}
	}
`);

/** The categories of an edition, in their order. */
export const SheetCategoriesDocument = graphql(`
	query SheetCategories($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) { categories { id shortName } }
	}
`);

type CategoryOf<Tournament extends { readonly category: unknown } | null> = NonNullable<NonNullable<Tournament>["category"]>;
export type PlacedCategory = CategoryOf<ResultOf<typeof PlacingSheetDocument>["tournament"]>;
export type TabledCategory = CategoryOf<ResultOf<typeof TableSheetDocument>["tournament"]>;
export type MatchesCategory = CategoryOf<ResultOf<typeof MatchSheetDocument>["tournament"]>;
