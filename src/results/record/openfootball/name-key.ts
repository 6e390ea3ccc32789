import { foldName } from "../../../cup/name-folding.ts";

/** What two spellings of a name have in common: no case, no accents, "&" as "and", no punctuation. */
export function nameKey(name: string): string {
	return foldName(name.replaceAll("&", " and "))
		.replace(/['’.]/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

const LONGEST_SLUG = 48;

/** A name as a part of an id: "Côte d'Ivoire" is `cote-divoire`. */
export function slug(name: string): string {
	return nameKey(name)
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, LONGEST_SLUG)
		.replace(/^-|-$/g, "");
}
