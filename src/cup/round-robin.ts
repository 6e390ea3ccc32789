export type Fixture<T> = { readonly home: T; readonly away: T };

/**
 * The rounds of a group by the circle method: the first team stands still while the others move one step a round. Each meets each once,
 * or with two legs home and away; with an odd number one rests each round. Fewer than two teams have no rounds.
 */
export function roundRobin<T>(teams: readonly T[], legs: 1 | 2 = 1): Fixture<T>[][] {
	const single = circle(teams);
	if (legs === 1) return single;
	return [...single, ...single.map((round) => round.map(({ home, away }) => ({ home: away, away: home })))];
}

function circle<T>(teams: readonly T[]): Fixture<T>[][] {
	const seats = teams.length % 2 === 0 ? teams.length : teams.length + 1;
	const moving = seats - 1;
	return Array.from({ length: teams.length < 2 ? 0 : moving }, (_, round) => {
		const seated = (seat: number) => (seat === 0 ? 0 : 1 + ((seat - 1 + round) % moving));
		return Array.from({ length: seats / 2 }, (_, pair) => {
			const [one, other] = [seated(pair), seated(seats - 1 - pair)];
			const swap = (pair === 0 ? round : pair) % 2 === 1;
			return swap ? [other, one] : [one, other];
		}).flatMap(([home, away]) =>
			home! < teams.length && away! < teams.length ? [{ home: teams[home!] as T, away: teams[away!] as T }] : [],
		);
	});
}
