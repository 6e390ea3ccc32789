import { foldName } from "./name-folding.ts";

/**
 * What two spellings of a name have in common: no case, no accents, "&" as "and", no punctuation. A name that has nothing else, such
 * as one of emoji, is itself.
 */
export function nameKey(name: string): string {
	return wordsOf(name) || name.normalize().trim();
}

function wordsOf(name: string): string {
	return foldName(name.replaceAll("&", " and "))
		.replace(/['’.]/g, "")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
}
