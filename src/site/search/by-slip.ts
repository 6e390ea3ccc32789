import { slipsAllowed } from "../../cup/search/name-search.ts";
import { slipsToBeginning } from "../../cup/search/near-word.ts";
import { wordsOf } from "../search-box/marked.ts";

/**
 * Whether something was found by a slip of the finger only: a typed word begins none of its words, but nearly does. What is found
 * by a name that is not shown (the other language's) is no slip.
 * @param texts what is shown of it
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
