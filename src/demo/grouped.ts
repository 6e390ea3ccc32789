/** A list's parts by key, each in the list's order. */
export function grouped<K, T>(list: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
	const parts = new Map<K, T[]>();
	for (const item of list) {
		const key = keyOf(item);
		const part = parts.get(key);
		if (part) part.push(item);
		else parts.set(key, [item]);
	}
	return parts;
}
