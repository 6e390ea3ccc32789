/** Text whose brackets do not count: block strings, strings and comments (GraphQL §2.1). */
const LETTERS = /"""(?:\\"""|[\s\S])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*/g;

/** The nesting depth of a document's brackets. It scans without recursion, so any depth is safe. */
export function nesting(text: string): number {
	let [depth, deepest] = [0, 0];
	for (const [bracket] of text.replace(LETTERS, "").matchAll(/[[\]{}()]/g)) {
		depth += "[{(".includes(bracket) ? 1 : -1;
		if (depth > deepest) deepest = depth;
	}
	return deepest;
}
