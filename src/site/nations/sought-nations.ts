import { foldName } from "../../cup/search/name-folding.ts";
import type { ListedNation } from "./nations.graphql.ts";

/**
 * Filters by the beginning of any word of a name, in any language of the site, or by the code: "tysk" and "ger" find Germany, "de" finds
 * Germany and Denmark.
 */
export function soughtNations(nations: readonly ListedNation[], filter: string): ListedNation[] {
	const wanted = foldName(filter);
	return nations.filter(
		({ code, names }) => wanted === "" || code === wanted || names.some((name) => ` ${foldName(name)}`.includes(` ${wanted}`)),
	);
}
