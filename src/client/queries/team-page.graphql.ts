import { graphql, type ResultOf } from "../graphql/graphql.ts";
import { matchRowFields } from "./match-row.graphql.ts";
import { answerFields, roadFields } from "./scenario.graphql.ts";
import { tableFields } from "./table.graphql.ts";

export const TeamDocument = graphql(
	`
	query Team($cup: Int!, $tournament: String!, $team: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			team(id: $team) {
				id
				name
				withdrawn
				placing { position shared among }
				fate { kind stage { title type } division { id title } round won }
				nation { code name }
				category { id name shortName publishesScores }
				club {
					name
					teams { id name category { name } }
					history {
						year
						teams { id name category { id shortName } reached { group { title } position playoff { title } round won } }
					}
				}
				shirts { home away }
				division { id title table { ...TableFields } scenario { stage { title } marks { team { id } mark } } }
				scenario { ...AnswerFields }
				roads { ...RoadFields }
				matches { ...MatchRowFields arenaId division { id title stage { type } } }
				possibleMatches { ...MatchRowFields }
			}
		}
	}
`,
	[matchRowFields, tableFields, answerFields, roadFields],
);

export type TeamPageData = NonNullable<NonNullable<ResultOf<typeof TeamDocument>["tournament"]>["team"]>;
export type TeamMatchData = TeamPageData["matches"][number];
