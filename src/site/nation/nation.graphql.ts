import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";

/**
 * Teams have only the fields of their rows: some nations have hundreds, and the filter searches all of them. They are left out if queried
 * separately (nation-teams.graphql.ts). `ahead`: live and upcoming, soonest first; `over`: finished, latest first.
 */
export const NationDocument = graphql(
	`
	query Nation($cup: Int!, $tournament: String!, $nation: ID!, $teams: Boolean = true) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			status { teamsPublished }
			nation(code: $nation) {
				code
				name
				teamCount
				clubCount
				record { played won drawn lost goalsFor goalsAgainst }
				teamsByCategory @include(if: $teams) {
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
type Nation = NonNullable<Tournament["nation"]>;
export type NationTeamsData = NonNullable<Nation["teamsByCategory"]>;
export type NationData = Omit<Nation, "teamsByCategory"> & { readonly teamsByCategory: NationTeamsData };
export type NationCategoryData = NationTeamsData[number];
export type NationProgramme = Pick<Tournament, "today" | "ahead" | "over">;
export type NationMatch = Tournament["ahead"]["nodes"][number];
