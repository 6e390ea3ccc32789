/** The ages that have a colour of their own in the design; the names of its colours. */
const HUES = [18, 16, 15, 14, 13, 12, 11] as const;
type Hue = (typeof HUES)[number];

/**
 * A colour for each age of a cup: its own where the design has one, else one that no age of the cup has, the nearest first. With more ages
 * than colours the colours repeat.
 */
export function ageHues(ages: readonly (number | null)[]): ReadonlyMap<number | null, Hue> {
	const hues = new Map<number | null, Hue>();
	for (const hue of HUES) if (ages.includes(hue)) hues.set(hue, hue);
	const others = [...new Set(ages)].filter((age) => !hues.has(age)).sort((a, b) => (b ?? 0) - (a ?? 0));
	for (const age of others) {
		const used = new Set(hues.values());
		const free = HUES.filter((hue) => !used.has(hue));
		const left = free.length > 0 ? free : HUES;
		const distance = (hue: Hue) => Math.abs(hue - (age ?? 0));
		hues.set(
			age,
			left.reduce((nearest, hue) => (distance(hue) < distance(nearest) ? hue : nearest)),
		);
	}
	return hues;
}
