/** The earlier value if both are equal, so that unchanged values keep their identity. Plain data only. */
export function reuseIfEqual<Value>(earlier: Value | undefined, later: Value): Value {
	return earlier !== undefined && isDeepEqual(earlier, later) ? earlier : later;
}

function isDeepEqual(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) || Array.isArray(b)) {
		// Lists of thousands, of which most are the same objects.
		if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
		for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !isDeepEqual(a[at], b[at])) return false;
		return true;
	}
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	return keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(a[key as keyof typeof a], b[key as keyof typeof b]));
}
