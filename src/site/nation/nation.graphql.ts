import { matchRowFields } from "../match/match-row.graphql.ts";
import { graphql, type ResultOf } from "../results/graphql.ts";

/** All teams, of which the filter finds any, with no more than their rows say: of some nations they are hundreds. `ahead` is played now or comes, soonest first; `over` is over, latest first. */
export const NationDocument = graphql(
	`
	query Nation($cup: Int!, $tournament: String!, $nation: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			status { teamsPublished }
			nation(code: $nation) {
				code
				name
				teamCount
				clubCount
				record { played won drawn lost goalsFor goalsAgainst }
				teamsByCategory {
					category { id name shortName }
					teams { id name withdrawn division { title } }
				}
			}
			live: matches(nation: $nation, part: [ON], first: 1) { totalCount }
			ahead: matches(nation: $nation, state: [LIVE, UPCOMING, POSTPONED], part: [ON, AHEAD, OFF], first: 12) {
				days { day matches }
				nodes { ...MatchRowFields }
			}
			over: matches(nation: $nation, state: [UPCOMING, FINISHED, CANCELLED], part: [OVER, OFF], order: LATEST_FIRST, first: 12) {
				nodes { ...MatchRowFields }
			}
		}
	}
`,
	[matchRowFields],
);

type Tournament = NonNullable<ResultOf<typeof NationDocument>["tournament"]>;
export type NationData = NonNullable<Tournament["nation"]>;
export type NationCategoryData = NationData["teamsByCategory"][number];
export type NationProgramme = Pick<Tournament, "today" | "ahead" | "over">;
export type NationMatch = Tournament["ahead"]["nodes"][number];
