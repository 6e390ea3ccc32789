export type Fixture<T> = { readonly home: T; readonly away: T };

/**
 * The rounds of a group by the circle method: one seat is fixed while the others move one step per round. All meet once, or with
 * two legs home and away; with an odd number one team rests each round. Fewer than two teams have no rounds.
 */
export function roundRobin<T extends string | number>(teams: readonly T[], legs: 1 | 2 = 1): Fixture<T>[][] {
	const single = circle(teams);
	if (legs === 1) return single;
	return [...single, ...single.map((round) => round.map(({ home, away }) => ({ home: away, away: home })))];
}

function circle<T extends string | number>(teams: readonly T[]): Fixture<T>[][] {
	if (teams.length < 2) return [];
	const seats = teams.length % 2 === 0 ? teams : [null, ...teams];
	const moving = seats.length - 1;
	return Array.from({ length: moving }, (_, round) => {
		const at = (seat: number) => seats[seat === 0 ? 0 : 1 + ((seat - 1 + round) % moving)] ?? null;
		return Array.from({ length: seats.length / 2 }, (_, pair) => {
			const [one, other] = [at(pair), at(moving - pair)];
			if (one === null || other === null) return null;
			return (pair === 0 ? round : pair) % 2 === 1 ? { home: other, away: one } : { home: one, away: other };
		}).filter((fixture) => fixture !== null);
	});
}

/** The rounds in which each team of one group meets each of another, nobody twice in a round; with unequal groups some rest. */
export function acrossGroups<T extends string | number>(one: readonly T[], other: readonly T[]): Fixture<T>[][] {
	const rounds = Math.max(one.length, other.length);
	return Array.from({ length: rounds }, (_, round) =>
		one.flatMap((home, at): Fixture<T>[] => {
			const away = other[(at + round) % rounds];
			if (away === undefined) return [];
			return round % 2 === 0 ? [{ home, away }] : [{ home: away, away: home }];
		}),
	).filter((round) => round.length > 0);
}
