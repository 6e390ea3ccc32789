import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";
import { shortTableFields } from "../../client/queries/table.graphql.ts";

/** The data of a match's picture. */
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

/** The data of a team's picture. */
export const PicturedTeamDocument = graphql(
	`
	query PicturedTeam($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			team(id: $id) {
				id
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

/** The data of a group's picture; there is none without a table, as for young teams. */
export const PicturedGroupDocument = graphql(
	`
	query PicturedGroup($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			division(id: $id) {
				title
				isLive
				category { name }
				table { ...ShortTableFields }
			}
		}
	}
`,
	[shortTableFields],
);

export type PicturedGroupData = NonNullable<NonNullable<ResultOf<typeof PicturedGroupDocument>["tournament"]>["division"]>;
export type PicturedTeamData = NonNullable<NonNullable<ResultOf<typeof PicturedTeamDocument>["tournament"]>["team"]>;
