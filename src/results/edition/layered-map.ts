/** Entries that changed since the map below them was made; beyond this a new one is made, so that no layer grows as large as it. */
const MOST_ABOVE = 256;

/** The changed entries of a map, by key; undefined: removed. */
export type MapChanges<Value> = ReadonlyMap<string, Value | undefined>;

/**
 * An immutable map: a copy with changed entries shares the others with the map below, so its cost depends on the number of
 * changes only.
 */
export class LayeredMap<Value> {
	readonly #below: ReadonlyMap<string, Value>;
	readonly #above: MapChanges<Value>;

	constructor(below: ReadonlyMap<string, Value>, above: MapChanges<Value> = new Map()) {
		this.#below = below;
		this.#above = above;
	}

	get(key: string): Value | undefined {
		return this.#above.size > 0 && this.#above.has(key) ? this.#above.get(key) : this.#below.get(key);
	}

	has(key: string): boolean {
		return this.get(key) !== undefined;
	}

	with(changes: MapChanges<Value>): LayeredMap<Value> {
		if (changes.size === 0) return this;
		const above = new Map(this.#above);
		for (const [key, value] of changes) above.set(key, value);
		const changed = new LayeredMap(this.#below, above);
		return above.size > MOST_ABOVE ? new LayeredMap(new Map(changed)) : changed;
	}

	*[Symbol.iterator](): Generator<[string, Value]> {
		for (const entry of this.#below) if (!this.#above.has(entry[0])) yield entry;
		for (const [key, value] of this.#above) if (value !== undefined) yield [key, value];
	}

	*values(): Generator<Value> {
		for (const [, value] of this) yield value;
	}
}
