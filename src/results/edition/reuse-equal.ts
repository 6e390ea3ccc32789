/** The earlier value where the later one says the same: what did not change keeps its identity. Plain data only. */
export function reuseIfEqual<Value>(earlier: Value | undefined, later: Value): Value {
	return earlier !== undefined && isDeepEqual(earlier, later) ? earlier : later;
}

function isDeepEqual(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) || Array.isArray(b)) {
		// Lists of thousands, of which most are the same objects.
		return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => isDeepEqual(one, b[at]));
	}
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	return keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(a[key as keyof typeof a], b[key as keyof typeof b]));
}
