/** What is frozen says the same for ever: its JSON is made once, and goes away with it. */
const kept = new WeakMap<object, string>();

/** As `JSON.stringify` writes it; no text in it ends an element of a document. */
export const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** @param value whose JSON is kept where it is frozen, all through (an answer, or a part of one, that is kept) */
export function cachedJsonOf(value: object): string {
	const there = kept.get(value);
	if (there !== undefined) return there;
	const made = jsonOf(value);
	if (Object.isFrozen(value)) kept.set(value, made);
	return made;
}
