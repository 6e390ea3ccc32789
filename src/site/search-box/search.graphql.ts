import { type FragmentOf, graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";

const hitFields = {
	team: graphql(`fragment TeamHitFields on Team { id name isLive nation { code name names } category { id name shortName } }`),
	nation: graphql(`fragment NationHitFields on Nation { code name names teamCount }`),
	category: graphql(`fragment CategoryHitFields on Category { id name shortName teamCount }`),
	arena: graphql(`fragment ArenaHitFields on Arena { id name fields { id } }`),
	field: graphql(`fragment FieldHitFields on Field { id name arena { id name } }`),
	match: graphql(`fragment MatchSuggestionFields on Match { id number categoryShortName homeTeamName awayTeamName }`),
};

/** The results for some words, limited by kind; for kinds that are not shown only the counts. */
export const SearchDocument = graphql(
	`
	query Search(
		$cup: Int!
		$tournament: String!
		$query: String!
		$first: Int!
		$teams: Boolean!
		$clubs: Boolean!
		$nations: Boolean!
		$categories: Boolean!
		$arenas: Boolean!
		$fields: Boolean!
		$matches: Boolean!
	) {
		tournament(cup: $cup, tournament: $tournament) {
			status { teamsPublished }
			search(query: $query, first: $first) {
				totalCount
				teams { totalCount nodes @include(if: $teams) { ...TeamHitFields } }
				clubs {
					totalCount
					nodes @include(if: $clubs) { id name nation { code name names } teams { id } }
				}
				nations { totalCount nodes @include(if: $nations) { ...NationHitFields } }
				categories { totalCount nodes @include(if: $categories) { ...CategoryHitFields } }
				arenas { totalCount nodes @include(if: $arenas) { ...ArenaHitFields } }
				fields { totalCount nodes @include(if: $fields) { ...FieldHitFields } }
				matches { totalCount nodes @include(if: $matches) { ...MatchRowFields } }
			}
		}
	}
`,
	[hitFields.team, hitFields.nation, hitFields.category, hitFields.arena, hitFields.field, matchRowFields],
);

/** The suggestions below the box while typing. */
export const SuggestionsDocument = graphql(
	`
	query Suggestions($cup: Int!, $tournament: String!, $query: String!, $first: Int!) {
		tournament(cup: $cup, tournament: $tournament) {
			search(query: $query, first: $first) {
				teams { nodes { ...TeamHitFields } }
				nations { nodes { ...NationHitFields } }
				categories { nodes { ...CategoryHitFields } }
				arenas { nodes { ...ArenaHitFields } }
				fields { nodes { ...FieldHitFields } }
				matches { nodes { ...MatchSuggestionFields } }
			}
		}
	}
`,
	[hitFields.team, hitFields.nation, hitFields.category, hitFields.arena, hitFields.field, hitFields.match],
);

export type SearchResult = NonNullable<ResultOf<typeof SearchDocument>["tournament"]>["search"];
type Node<Kind extends Exclude<keyof SearchResult, "totalCount">> = NonNullable<SearchResult[Kind]["nodes"]>[number];
export type TeamHit = Node<"teams">;
export type ClubHit = Node<"clubs">;
export type NationHit = Node<"nations">;
export type CategoryHit = Node<"categories">;
export type ArenaHit = Node<"arenas">;
export type FieldHit = Node<"fields">;
export type MatchSuggestion = FragmentOf<typeof hitFields.match>;
export type MatchHit = Node<"matches">;
