import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";

/** Bars shown of nations and of results, and rows of the biggest wins. */
export const NATIONS_SHOWN = 10;
const RESULTS_SHOWN = 8;
const WINS_SHOWN = 4;

export const SHOWN = { nations: NATIONS_SHOWN, results: RESULTS_SHOWN, wins: WINS_SHOWN };

export const StatisticsDocument = graphql(
	`
	query Statistics($cup: Int!, $tournament: String!, $nations: Int, $results: Int, $wins: Int) {
		tournament(cup: $cup, tournament: $tournament) {
			now
			today
			startsAt
			endsAt
			figures {
				teams
				nations
				matches
				finished
				remaining
				counted
				goals
				goalsPerMatch
				fields
				days { day matches finished remaining counted goals goalsPerMatch }
				categories { category { id name shortName } matches counted goals goalsPerMatch }
				teamsPerNation(first: $nations) { nation { code name } teams }
				results(first: $results) { winner loser count }
				biggestWins(first: $wins) { ...MatchRowFields }
				winners {
					category { id name shortName }
					division { id title stage { type } }
					team { id name nation { code name } }
					runnerUp { id name }
					match { id homeScore awayScore shootOutHome shootOutAway decidedBy isWalkover home { team { id } } }
				}
				editions { year teams nations matches goals goalsPerMatch }
			}
		}
	}
`,
	[matchRowFields],
);

export type StatisticsTournament = NonNullable<ResultOf<typeof StatisticsDocument>["tournament"]>;
export type StatisticsFigures = StatisticsTournament["figures"];
export type DayFigures = StatisticsFigures["days"][number];
export type WinnerData = StatisticsFigures["winners"][number];
