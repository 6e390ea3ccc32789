/** The ages that have a colour of their own in the design; the names of its colours. */
const HUES = [18, 16, 15, 14, 13, 12, 11] as const;
/** For ages beside them, where a cup has more than the design has colours. */
const MORE_HUES = ["red", "green", "magenta", "slate", "orange", "cyan", "grey"] as const;
export type Hue = (typeof HUES)[number] | (typeof MORE_HUES)[number];

/** Ages that share no colour: a youth cup has no more of them. */
export const MOST_AGES = HUES.length + MORE_HUES.length;

/**
 * A colour for each age of a cup: its own where the design has one, else one that no age of the cup has, the nearest first. With more ages
 * than colours the colours repeat.
 */
export function ageHues(ages: readonly (number | null)[]): ReadonlyMap<number | null, Hue> {
	const hues = new Map<number | null, Hue>();
	for (const hue of HUES) if (ages.includes(hue)) hues.set(hue, hue);
	const others = [...new Set(ages)].filter((age) => !hues.has(age)).sort((a, b) => (b ?? 0) - (a ?? 0));
	for (const [at, age] of others.entries()) {
		const used = new Set(hues.values());
		const near = HUES.filter((hue) => !used.has(hue)).sort((a, b) => Math.abs(a - (age ?? 0)) - Math.abs(b - (age ?? 0)));
		const more = MORE_HUES.find((hue) => !used.has(hue)) ?? MORE_HUES[at % MORE_HUES.length]!;
		hues.set(age, near[0] ?? more);
	}
	return hues;
}
