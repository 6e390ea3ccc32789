/** Who meets whom in a group: how many of its pairs have a match, of how many, and those that have none. */
export type Pairings<Side extends string> = {
	readonly planned: number;
	readonly of: number;
	readonly missing: readonly (readonly [Side, Side])[];
};

/**
 * A group in which two have no match with each other is not planned to its end: nothing of it can be final.
 * @param sides those of the group; a pair of whom one is in `left` needs no match
 * @param matches who meets whom, cancelled matches too
 */
export function pairings<Side extends string>(
	sides: readonly Side[],
	matches: readonly (readonly [Side, Side])[],
	left: ReadonlySet<Side> = new Set(),
): Pairings<Side> {
	const met = new Set(matches.map(([one, other]) => keyOf(one, other)));
	const pairs = sides.flatMap((one, at) => sides.slice(at + 1).map((other) => [one, other] as const));
	const missing = pairs.filter(([one, other]) => !met.has(keyOf(one, other)) && !left.has(one) && !left.has(other));
	return { planned: pairs.length - missing.length, of: pairs.length, missing };
}

const keyOf = (one: string, other: string): string => (one < other ? `${one}\n${other}` : `${other}\n${one}`);
