import type { Kind } from "../../client/address/kinds.ts";
import type { Language } from "../../text/language.ts";
import type { SearchTexts } from "../../text/search/en.ts";
import { arenaHit, categoryHit, clubHit, fieldHit, type Hit, nationHit, teamHit } from "../search-box/hit.ts";
import type { SearchResult } from "../search-box/search.graphql.ts";

/** The hits of a kind as rows; matches are rows of their own. */
export function hitsOf(
	kind: Exclude<Kind, "matches">,
	{ teams, clubs, nations, categories, arenas, fields }: SearchResult,
	words: { readonly text: SearchTexts; readonly language: Language },
): Hit[] {
	const rows: Record<typeof kind, () => Hit[]> = {
		teams: () => (teams.nodes ?? []).map(teamHit),
		clubs: () => (clubs.nodes ?? []).map((club) => clubHit(club, words)),
		nations: () => (nations.nodes ?? []).map((nation) => nationHit(nation, words)),
		categories: () => (categories.nodes ?? []).map((category) => categoryHit(category, words)),
		arenas: () => (arenas.nodes ?? []).map((arena) => arenaHit(arena, words)),
		fields: () => (fields.nodes ?? []).map(fieldHit),
	};
	return rows[kind]();
}
