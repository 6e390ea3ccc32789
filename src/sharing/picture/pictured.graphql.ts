import { matchCardFields } from "../../site/match/match-card.graphql.ts";
import { graphql, type ResultOf } from "../../site/results/graphql.ts";

/** What a match's picture shows. */
export const PicturedMatchDocument = graphql(
	`
	query PicturedMatch($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			match(id: $id) {
				...MatchCardFields
				category { name }
			}
		}
	}
`,
	[matchCardFields],
);

/** What a team's picture shows. */
export const PicturedTeamDocument = graphql(
	`
	query PicturedTeam($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			team(id: $id) {
				name
				nation { code name }
				category { name }
				division { title }
				matches { ...MatchCardFields }
			}
		}
	}
`,
	[matchCardFields],
);

export type PicturedTeamData = NonNullable<NonNullable<ResultOf<typeof PicturedTeamDocument>["tournament"]>["team"]>;
