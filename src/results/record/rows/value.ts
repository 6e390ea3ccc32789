/** The values that a row and the cup file write differently. */

type Holes<T> = { [Key in keyof T]: T[Key] | null };

/** A row's null is a field that the file leaves out. */
export function withoutHoles<T extends object>(holes: Holes<T>): T {
	const whole: Partial<T> = {};
	for (const key in holes) {
		const value = holes[key];
		if (value !== null && value !== undefined) whole[key] = value;
	}
	return whole as T;
}

/** @returns undefined where every field is null */
export function unlessEmpty<T extends object>(holes: Holes<T>): T | undefined {
	const whole = withoutHoles(holes);
	return Object.keys(whole).length === 0 ? undefined : whole;
}

/** One writing for an instant, whatever offset a file or a database gave it: `2026-07-16T12:20:00Z`. */
export const instant = (text: string): string => new Date(text).toISOString().replace(".000Z", "Z");

export const instantOrNull = (text: string | null | undefined): string | null => (text ? instant(text) : null);

export const scoreOrNull = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away });

/** Map.groupBy for Node 20, which has none. */
export function by<Key, Item>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const group = groups.get(key(item));
		if (group) group.push(item);
		else groups.set(key(item), [item]);
	}
	return groups;
}
