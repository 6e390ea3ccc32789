/** The earlier value where the later one says the same: what did not change keeps its identity. Plain data only. */
export function keepSame<Value>(earlier: Value | undefined, later: Value): Value {
	return earlier !== undefined && same(earlier, later) ? earlier : later;
}

function same(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	return keys.every((key) => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]));
}
