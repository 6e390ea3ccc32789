import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";

/** SPEC §7: the query for one tournament. */
export const HomeDocument = graphql(
	`
	query Home($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			id
			name
			startsAt
			endsAt
			now
			status { clubsPublished teamsPublished lotPublished schedulePublished }
			statistics { teams nations matches }
			streams { totalCount }
			selectedGames { ...MatchCardFields }
			categories {
				id
				name
				shortName
				gender
				teamCount
				stages { typename categoryId stageId rank type name title divisions { id } }
			}
		}
	}
`,
	[matchCardFields],
);

/** The other years' data in the year picker of an unpublished edition. */
export const YearsDocument = graphql(`
	query Years($cup: Int!, $lang: String) {
		cups(cup: $cup, lang: $lang) {
			editions { name tournaments { startsAt endsAt statistics { teams } } }
		}
	}
`);

export type HomeTournament = NonNullable<ResultOf<typeof HomeDocument>["tournament"]>;
export type HomeCategory = HomeTournament["categories"][number];
export type Year = NonNullable<ResultOf<typeof YearsDocument>["cups"]>["editions"][number];
