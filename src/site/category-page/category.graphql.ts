import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";
import { placedTeamFields } from "../../client/queries/placing.graphql.ts";
import { rulesFields, shortTableFields } from "../../client/queries/table.graphql.ts";

/** Number of live, next and finished matches shown. */
export const MATCHES_SHOWN = 4;

export const CategoryDocument = graphql(
	`
	query Category($cup: Int!, $tournament: String!, $category: ID!, $tables: Boolean!) {
		tournament(cup: $cup, tournament: $tournament) {
			now
			status { teamsPublished lotPublished }
			streams(category: $category) { totalCount }
			category(id: $category) {
				id
				name
				shortName
				teamCount
				groupCount
				publishesScores
				publishesTables
				publishesPlayoffs
				stages {
					name
					title
					rank
					type
					categoryId
					stageId
					divisions { id }
					... on GroupStage {
						groups: divisions {
							id
							name
							title
							titleInStage
							isLive
							teams { id name nation { code } }
							table @include(if: $tables) { ...ShortTableFields }
						}
					}
					... on PlayoffStage { currentRound currentRoundDay playoffs: divisions { bracket { matchCount } } }
				}
				liveMatches { ...MatchRowFields }
				dueMatches { ...MatchRowFields }
				nextMatches(first: 4) { ...MatchRowFields }
				lastMatches(first: 4) { ...MatchRowFields }
				placings(first: 8) { ...PlacedTeamFields }
				rules { ...RulesFields }
			}
		}
	}
`,
	[matchRowFields, placedTeamFields, rulesFields, shortTableFields],
);

type Tournament = NonNullable<ResultOf<typeof CategoryDocument>["tournament"]>;
export type CategoryData = NonNullable<Tournament["category"]>;
export type StageData = CategoryData["stages"][number];
export type GroupStageData = Extract<StageData, { groups: unknown }>;
export type GroupData = GroupStageData["groups"][number];
export type CategoryMatch = CategoryData["liveMatches"][number];
