import { slipsAllowed } from "../../cup/search/name-search.ts";
import { slipsToBeginning } from "../../cup/search/near-word.ts";
import { wordsOf } from "../search-box/marked.ts";

/**
 * Whether a result matches only with a typing error: a typed word begins none of its words, but nearly does. A match by a name that is not
 * shown (in the other language) is not an error.
 * @param texts the texts shown for it
 */
export function foundBySlip(query: string, texts: readonly string[]): boolean {
	const words = wordsOf(texts.join(" "));
	const together = wordsOf(query).join("");
	if (
		wordsOf(texts[0] ?? "")
			.join("")
			.includes(together)
	)
		return false;
	return wordsOf(query).some((typed) => {
		const slips = words.map((word) => slipsToBeginning(typed, word, slipsAllowed(typed))).filter((found) => found !== null);
		return slips.length > 0 && Math.min(...slips) > 0;
	});
}
