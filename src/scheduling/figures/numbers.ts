import { groupBy } from "../../collections/group-by.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";

/** A match to be numbered; `start` in milliseconds, null: no place yet, numbered after the others of its series. */
export type NumberedMatch = {
	readonly id: string;
	readonly start: number | null;
	readonly field: string | null;
	/** What `{category}` and `{day}` become. */
	readonly category: string;
	readonly day: string;
	/** The number that is published: it remains; null: none. */
	readonly published: string | null;
};

/**
 * The printed numbers of matches in order of time, then by field. `{n}` counts within each series, a series being what the rest of the
 * pattern makes: "{n}" counts through, "{category}-{n}" by category, "{day}{n}" by day. A published number remains, and no other match
 * gets it.
 * @param pattern has `{n}`, else it is put at the end. `{n:3}` is filled up to three digits with zeros.
 * @returns by match id
 */
export function numbersOf(matches: readonly NumberedMatch[], pattern: string): Map<string, string> {
	const whole = /\{n(:\d)?\}/.test(pattern) ? pattern : `${pattern}{n}`;
	const numbers = new Map<string, string>();
	const taken = new Set<string>();
	for (const { id, published } of matches) {
		if (published === null) continue;
		numbers.set(id, published);
		taken.add(published);
	}
	const left = matches.filter(({ published }) => published === null);
	const series = groupBy(left, ({ category, day }) => whole.replaceAll("{category}", category).replaceAll("{day}", day));
	for (const [text, own] of series) {
		let next = 1;
		for (const { id } of own.toSorted(inOrderOfTime)) {
			let number = numbered(text, next++);
			while (taken.has(number)) number = numbered(text, next++);
			taken.add(number);
			numbers.set(id, number);
		}
	}
	return numbers;
}

const numbered = (series: string, n: number) =>
	series.replaceAll(/\{n(?::(\d))?\}/g, (_, digits: string | undefined) => String(n).padStart(Number(digits ?? 1), "0"));

function inOrderOfTime(one: NumberedMatch, other: NumberedMatch): number {
	const [a, b] = [one.start ?? Number.POSITIVE_INFINITY, other.start ?? Number.POSITIVE_INFINITY];
	if (a !== b) return a - b;
	return naturalOrder(one.field ?? "", other.field ?? "") || naturalOrder(one.id, other.id);
}
