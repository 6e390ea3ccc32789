/** A repeatable random source: the same label gives the same sequence on every machine. */
export type Random = {
	/** At least 0, less than 1. */
	next(): number;
	/** A whole number, at least 0, less than `below`. */
	below(below: number): number;
	chance(probability: number): boolean;
	/** @throws RangeError for an empty list */
	pick<T>(list: readonly T[]): T;
	/** A shuffled copy of the list. */
	shuffled<T>(list: readonly T[]): T[];
};

/** FNV-1a, 32 bits. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
	return value >>> 0;
}

/** An independent source for each label, so that more random numbers in one place do not change another (mulberry32). */
export function randomFrom(...label: readonly (string | number)[]): Random {
	let state = hash(label.join("/"));
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		next,
		below,
		chance: (probability) => next() < probability,
		pick: (list) => {
			if (list.length === 0) throw new RangeError("Nothing to pick from");
			return list[below(list.length)]!;
		},
		shuffled: (list) => {
			const copy = [...list];
			for (let i = copy.length - 1; i > 0; i--) {
				const j = below(i + 1);
				[copy[i], copy[j]] = [copy[j]!, copy[i]!];
			}
			return copy;
		},
	};
}
