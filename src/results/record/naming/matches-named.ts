import { nameKey } from "../../../cup/search/name-key.ts";
import type { CupFileEdition, CupFileMatch } from "../cup-file.ts";

const LEAD = /^(?:#|(?:match|matchen|number|nummer|nr|no)[.:]?\s*#?)\s*(?=\S)/i;

/**
 * @returns the matches that a text refers to, by their id, else by the number printed on the programme ("412", "#412", "Match
 * 412")
 */
export function matchesNamed({ matches }: Pick<CupFileEdition, "matches">, text: string): CupFileMatch[] {
	const own = matches.find(({ id }) => id === text);
	if (own) return [own];
	const numbers = new Set([text, text.replace(LEAD, "")].map(nameKey));
	return matches.filter(({ number }) => number !== undefined && numbers.has(nameKey(number)));
}
