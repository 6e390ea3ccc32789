import { foldName } from "./name-folding.ts";

/**
 * Equal for two spellings of one name: without case, accents and punctuation, and with "&" as "and". A name with nothing else,
 * such as one of emoji, is its own key.
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
