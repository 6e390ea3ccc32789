import { nameKey } from "../../cup/search/name-key.ts";

const LONGEST_SLUG = 48;
const LONGEST_TAIL = 32;

/** A name in the form for ids: "Côte d'Ivoire" is `cote-divoire`. */
export function slug(name: string): string {
	return words(name).join("-").slice(0, LONGEST_SLUG).replace(/-$/, "");
}

/**
 * The last words of a name, if these distinguish it from similar ones: "UEFA Second Round Play-offs, Path A" is
 * `second-round-play-offs-path-a`.
 */
export function slugOfLastWords(name: string): string {
	let tail = "";
	for (const word of words(name).reverse()) {
		if (tail && tail.length + word.length >= LONGEST_TAIL) break;
		tail = tail ? `${word}-${tail}` : word;
	}
	return tail.slice(-LONGEST_TAIL);
}

const words = (name: string): string[] =>
	nameKey(name)
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== "");
