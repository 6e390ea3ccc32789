/** Frozen values never change, so their JSON is cached for as long as they exist. */
const kept = new WeakMap<object, string>();

/** As `JSON.stringify` writes it; no text in it ends an element of a document. */
export const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** @param value its JSON is cached if it is frozen at every depth, like a cached answer or a part of one */
export function cachedJsonOf(value: object): string {
	const there = kept.get(value);
	if (there !== undefined) return there;
	const made = jsonOf(value);
	if (Object.isFrozen(value)) kept.set(value, made);
	return made;
}
