import { nameKey } from "./name-key.ts";

const MOST = 3;

/** Up to three names that a misspelt one may mean, the most similar first. */
export function nearNames(name: string, names: Iterable<string>): string[] {
	const key = nameKey(name);
	return (
		[...new Set(names)]
			.map((candidate) => ({ candidate, distance: distance(key, nameKey(candidate)) }))
			// Changing half the letters of a short name gives another name: "b14" is not near "b99".
			.filter(({ candidate: { length }, distance }) => distance <= Math.min(Math.max(2, length / 3), Math.max(1, length / 2)))
			.sort((a, b) => a.distance - b.distance)
			.slice(0, MOST)
			.map(({ candidate }) => candidate)
	);
}

/**
 * "a stadium of 2018.worldcup.stadiums.json; near: Kazan Arena"
 * @param shown formats a suggested name
 */
export function orNear(expected: string, name: string, names: Iterable<string>, shown = (near: string) => near): string {
	const near = nearNames(name, names);
	return near.length === 0 ? expected : `${expected}; near: ${near.map(shown).join(", ")}`;
}

/** Whether one is a misspelling of the other, and not the next in a series: "Hall 2" after "Hall 1", "Plan B" after "Plan A". */
export function isSlipOf(name: string, other: string): boolean {
	const [one, two] = [nameKey(name), nameKey(other)];
	const counted = (key: string) =>
		key
			.split(" ")
			.filter((word) => word.length < 3 || /\d/.test(word))
			.join(" ");
	const isPart = ` ${one} `.includes(` ${two} `) || ` ${two} `.includes(` ${one} `);
	return !isPart && counted(one) === counted(two) && nearNames(name, [other]).length > 0;
}

/**
 * The Levenshtein distance: letters to add, remove or change. A name within the other, "Fonte Nova" in "Arena Fonte Nova", has
 * distance 1.
 */
function distance(a: string, b: string): number {
	if (a !== b && a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a))) return 1;
	let row = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
		}
		row = next;
	}
	return row[b.length]!;
}
