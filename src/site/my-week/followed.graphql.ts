import { matchCardFields } from "../match/match-card.graphql.ts";
import { graphql, type ResultOf } from "../results/graphql.ts";

const followedFields = graphql(
	`
	fragment FollowedFields on Match {
		...MatchCardFields
		arenaId
		fieldId
		latitude
		longitude
		fullTime
		category { id }
		division { id title stage { type } }
	}
`,
	[matchCardFields],
);

/** What favourite teams play and may come to play, and what is played on favourite fields. */
export const FollowedDocument = graphql(
	`
	query Followed($cup: Int!, $tournament: String!, $teams: [ID!]!, $fields: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			revision
			today
			startsAt
			endsAt
			status { schedulePublished }
			matchesOf(teams: $teams, fields: $fields) { ...FollowedFields }
			teamsOf(ids: $teams) {
				id
				name
				nation { code name }
				possibleMatches { ...FollowedFields }
			}
		}
	}
`,
	[followedFields],
);

export type Followed = NonNullable<ResultOf<typeof FollowedDocument>["tournament"]>;
export type FollowedMatch = Followed["matchesOf"][number];
