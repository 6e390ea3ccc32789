/** What is no bracket of the document: block strings, strings and comments (GraphQL §2.1). */
const LETTERS = /"""(?:\\"""|[\s\S])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*/g;

/** How deep brackets of a document's text stand within each other. Nothing is parsed for it, so no depth is too much for it. */
export function nesting(text: string): number {
	let [depth, deepest] = [0, 0];
	for (const [bracket] of text.replace(LETTERS, "").matchAll(/[[\]{}()]/g)) {
		depth += "[{(".includes(bracket) ? 1 : -1;
		if (depth > deepest) deepest = depth;
	}
	return deepest;
}
