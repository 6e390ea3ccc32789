import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";

/** Everything with a page in an edition, except teams and matches, and the numbers of those; of streams at most the first hundred. */
export const EditionPagesDocument = graphql(`
	query EditionPages($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			status { clubsPublished teamsPublished lotPublished schedulePublished }
			categories { id teamCount stages { type divisions { id } } }
			nations { code }
			arenas { id fields { id } }
			streams(first: 100) { nodes { id } }
			matches(first: 0) { totalCount }
		}
	}
`);

export const EditionTeamsDocument = graphql(`
	query EditionTeams($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) { categories { teams { id } } }
	}
`);

/** A hundred matches of a category, after those that were read before. */
export const EditionMatchesDocument = graphql(`
	query EditionMatches($cup: Int!, $tournament: String!, $category: ID!, $after: String) {
		tournament(cup: $cup, tournament: $tournament) {
			matches(category: $category, order: SOONEST_FIRST, first: 100, after: $after) { nodes { id } next }
		}
	}
`);

export type EditionPagesData = NonNullable<ResultOf<typeof EditionPagesDocument>["tournament"]>;
