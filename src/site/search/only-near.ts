import type { SearchResult } from "../search-box/search.graphql.ts";
import { foundBySlip } from "./by-slip.ts";

/** Nothing is called as it was typed, in no language of a nation's names: all that was found is only nearly called so. */
export function onlyNear(query: string, { teams, clubs, nations, categories, arenas, fields, matches }: SearchResult): boolean {
	if (matches.totalCount > 0) return false;
	const shown = [
		...(teams.nodes ?? []).map(({ name, nation, category }) => [name, ...nation.names, category.name]),
		...(clubs.nodes ?? []).map(({ name, nation }) => [name, ...nation.names]),
		...(nations.nodes ?? []).map(({ name, names, code }) => [name, ...names, code]),
		...(categories.nodes ?? []).map(({ name, shortName }) => [name, shortName]),
		...(arenas.nodes ?? []).map(({ name }) => [name]),
		...(fields.nodes ?? []).map(({ name, arena }) => [name, arena.name]),
	];
	return shown.length > 0 && shown.every((texts) => foundBySlip(query, texts));
}
