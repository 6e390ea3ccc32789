import { graphql, type ResultOf } from "../graphql/graphql.ts";
import { matchCardFields } from "./match-card.graphql.ts";
import { matchRowFields } from "./match-row.graphql.ts";
import { headlineFields } from "./scenario.graphql.ts";

/** The certain and possible matches of favourite teams, and the matches on favourite fields. */
export const FollowedDocument = graphql(
	`
	query Followed($cup: Int!, $tournament: String!, $teams: [ID!]!, $fields: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			revision
			today
			startsAt
			endsAt
			status { schedulePublished }
			matchesOf(teams: $teams, fields: $fields) {
				...MatchRowFields
				arenaId
				fieldId
				latitude
				longitude
				fullTime
				category { id }
				division { id title stage { type } }
				against { id }
			}
			teamsOf(ids: $teams) {
				id
				name
				category { name }
				fate { kind stage { title type } division { id title } round won }
				scenario { ...HeadlineFields }
				possibleMatches { ...MatchCardFields arenaId latitude longitude fullTime }
			}
		}
	}
`,
	[matchCardFields, matchRowFields, headlineFields],
);

export type Followed = NonNullable<ResultOf<typeof FollowedDocument>["tournament"]>;
export type FollowedMatch = Followed["matchesOf"][number];
/** A match that a followed team plays if it wins. */
export type PossibleMatch = Followed["teamsOf"][number]["possibleMatches"][number];
