/** A group's pairings: how many have a match, of how many, and those without one. */
export type Pairings<Side extends string> = {
	readonly planned: number;
	readonly of: number;
	readonly missing: readonly (readonly [Side, Side])[];
};

/**
 * Finds the missing matches of a group. A group with one can never be final.
 * @param sides those of the group; a pair with a side in `left` needs no match
 * @param matches the pairs that have a match, including cancelled ones
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

/** The same of two groups whose teams meet each of the other, and not those of their own. */
export function pairingsBetween<Side extends string>(
	sides: readonly Side[],
	others: readonly Side[],
	matches: readonly (readonly [Side, Side])[],
	left: ReadonlySet<Side> = new Set(),
): Pairings<Side> {
	const met = new Set(matches.map(([one, other]) => keyOf(one, other)));
	const pairs = sides.flatMap((one) => others.map((other) => [one, other] as const));
	const missing = pairs.filter(([one, other]) => !met.has(keyOf(one, other)) && !left.has(one) && !left.has(other));
	return { planned: pairs.length - missing.length, of: pairs.length, missing };
}

const keyOf = (one: string, other: string): string => (one < other ? `${one}\n${other}` : `${other}\n${one}`);
