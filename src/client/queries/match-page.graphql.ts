import { graphql, type ResultOf } from "../graphql/graphql.ts";
import { matchCardFields } from "./match-card.graphql.ts";
import { matchRowFields } from "./match-row.graphql.ts";
import { streamPlayerFields } from "./stream-player.graphql.ts";
import { tableFields } from "./table.graphql.ts";

export const MatchDocument = graphql(
	`
	query Match($cup: Int!, $tournament: String!, $match: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			match(id: $match) {
				...MatchRowFields
				contestedSides { team { name } instead { name } isDecided }
				stream { ...StreamPlayerFields }
				category { id name shortName publishesScores rules { halves } }
				division { id title stage { type } table { ...TableFields } }
				against { id title table { ...TableFields } }
				halfTimeHome
				halfTimeAway
				regularTimeHome
				regularTimeAway
				events { minute added kind side shirt homeScore awayScore homeScoreBefore awayScoreBefore text }
				arenaId
				arenaName
				fieldId
				arenaAddress
				latitude
				longitude
				fullTime
				winnerGoesTo {
					...MatchCardFields
					home { slot { match { ...MatchRowFields } } }
					away { slot { match { ...MatchRowFields } } }
				}
				loserGoesTo { ...MatchCardFields }
				moreOnField { ...MatchRowFields }
				earlierMeetings(first: 5) { ...MatchCardFields tournament { id year } }
			}
		}
	}
`,
	[matchRowFields, matchCardFields, tableFields, streamPlayerFields],
);

export type MatchPageData = NonNullable<NonNullable<ResultOf<typeof MatchDocument>["tournament"]>["match"]>;
export type MatchEventData = MatchPageData["events"][number];
