import { nameKey } from "../../cup/name-key.ts";

/** Things by the names that sheets call them: without case, accents and punctuation. */
export class NameIndex<Thing> {
	readonly #things = new Map<string, Thing[]>();

	add(thing: Thing, ...names: readonly (string | undefined)[]): void {
		for (const key of new Set(names.flatMap((name) => (name === undefined ? [] : [keyOf(name)])))) {
			const called = this.#things.get(key);
			if (called) called.push(thing);
			else this.#things.set(key, [thing]);
		}
	}

	/** In the order that they were added. */
	called(name: string): readonly Thing[] {
		return this.#things.get(keyOf(name)) ?? [];
	}
}

/** A name of punctuation alone is itself. */
const keyOf = (name: string): string => nameKey(name) || name;
