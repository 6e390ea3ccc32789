/**
 * Puts teams in groups so that the groups differ by at most one team, as far as those that are in already allow.
 * @param teams in the order in which they are put
 * @param groups with the number of teams that each has
 * @returns the group of each team
 */
export function spreadEvenly(
	teams: readonly string[],
	groups: readonly { readonly id: string; readonly size: number }[],
): ReadonlyMap<string, string> {
	const sizes = groups.map((group) => ({ ...group }));
	const put = new Map<string, string>();
	for (const team of teams) {
		const smallest = sizes.reduce((least, one) => (one.size < least.size ? one : least), sizes[0]!);
		smallest.size++;
		put.set(team, smallest.id);
	}
	return put;
}
