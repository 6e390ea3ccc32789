/** A first-round pair of seeds, 1 the highest; `away` null: a bye. */
export type SeedPair = { readonly home: number; readonly away: number | null };

/**
 * The first round for `teams` seeds (two or more), in the order of the bracket: neighbours meet in the next round. If higher
 * seeds always win, the highest meet as late as possible; byes go to the highest.
 */
export function seedBracket(teams: number): SeedPair[] {
	if (!Number.isInteger(teams) || teams < 2) throw new RangeError(`A bracket needs two teams or more, not ${teams}.`);
	let order = [1];
	while (order.length * 2 < teams) {
		const sum = order.length * 2 + 1;
		order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
	}
	const sum = order.length * 2 + 1;
	return order.map((seed) => ({ home: seed, away: sum - seed <= teams ? sum - seed : null }));
}
