/** A meeting of two of a group, the home side first. */
export type Meeting<Side> = { readonly round: number; readonly home: Side; readonly away: Side };

/**
 * Everybody meets everybody once, in as few rounds as there can be, by the circle method with the home sides of Berger's tables: nobody is at
 * home more than once oftener than away.
 * @param sides in the order of the draw; with an odd number each rests in one round
 * @returns in order of rounds, which begin with 1
 */
export function roundRobin<Side>(sides: readonly Side[]): Meeting<Side>[] {
	// Beside an odd number, who meets nobody rests.
	const count = sides.length + (sides.length % 2);
	const rounds = count - 1;
	const meetings: Meeting<Side>[] = [];
	for (let one = 1; one <= sides.length; one++)
		for (let other = one + 1; other <= sides.length; other++) {
			const isLast = other === count;
			const sum = isLast ? 2 * one : one + other;
			const isHome = isLast ? one <= count / 2 : sum % 2 === 1;
			const [home, away] = isHome ? [one, other] : [other, one];
			// Numbers 1 and 2 meet last in this count: from the other end they meet first.
			meetings.push({ round: ((sum - 2 + rounds) % rounds) + 1, home: sides[home - 1]!, away: sides[away - 1]! });
		}
	return meetings.toSorted((a, b) => a.round - b.round);
}

/** Everybody meets everybody twice, the second time in the other's home. */
export function doubleRoundRobin<Side>(sides: readonly Side[]): Meeting<Side>[] {
	const first = roundRobin(sides);
	const rounds = Math.max(0, ...first.map(({ round }) => round));
	return [...first, ...first.map(({ round, home, away }) => ({ round: round + rounds, home: away, away: home }))];
}

/** Everybody of one group meets everybody of another, each once a round. */
export function acrossGroups<Side>(one: readonly Side[], other: readonly Side[]): Meeting<Side>[] {
	const rounds = Math.max(one.length, other.length);
	return one
		.flatMap((home, at) =>
			other.map((away, to) => {
				const round = (((to - at) % rounds) + rounds) % rounds;
				return round % 2 === 0 ? { round: round + 1, home, away } : { round: round + 1, home: away, away: home };
			}),
		)
		.toSorted((a, b) => a.round - b.round);
}
