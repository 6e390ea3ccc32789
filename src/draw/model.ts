import type { DrawProblem, DrawTeam } from "./problem.ts";

/** A value that no other team has: it restricts nothing. */
export const NONE = -1;

/** A problem as numbers. Teams are numbered by pot, in the order in which the problem has them. */
export type Model = {
	readonly teams: readonly DrawTeam[];
	readonly potOf: Int32Array;
	/** The first team of each pot, and the number of teams. */
	readonly potStart: readonly number[];
	/** The most teams of a pot in one group. */
	readonly potCap: Int32Array;
	readonly sizes: Int32Array;
	/** By rule: the cost of one broken pair. One of an earlier rule costs more than all of the later ones, as far as numbers are exact. */
	readonly weights: readonly number[];
	/** By rule and team: the number of its value, or NONE. */
	readonly values: readonly Int32Array[];
	/** By rule: how many teams have each value. */
	readonly counts: readonly Int32Array[];
	/** No draw costs less. */
	readonly leastCost: number;
};

/** @throws if the groups have not as many places as there are teams, or a team is in two pots */
export function modelOf({ pots, groups, rules }: DrawProblem): Model {
	const teams = pots.flat();
	const places = groups.reduce((sum, { size }) => sum + size, 0);
	if (places !== teams.length) throw new Error(`${teams.length} teams for ${places} places`);
	if (new Set(teams.map(({ id }) => id)).size < teams.length) throw new Error("a team in two pots");
	const potStart = [0];
	for (const pot of pots) potStart.push(potStart.at(-1)! + pot.length);
	const potOf = new Int32Array(teams.length);
	for (let pot = 0; pot < pots.length; pot++) potOf.fill(pot, potStart[pot], potStart[pot + 1]);
	const numbered = rules.map(({ apart }) => numberedValues(teams.map(({ values }) => values[apart])));
	const sizes = Int32Array.from(groups, ({ size }) => size);
	const weights = weightsOf(
		rules,
		sizes.reduce((sum, size) => sum + pairsOf(size), 0),
	);
	return {
		...{ teams, potOf, potStart, sizes, weights },
		potCap: Int32Array.from(pots, ({ length }) => Math.ceil(length / Math.max(1, groups.length))),
		values: numbered.map(({ values }) => values),
		counts: numbered.map(({ counts }) => counts),
		leastCost: numbered.reduce(
			(sum, { counts }, rule) =>
				sum + weights[rule]! * counts.reduce((pairs, count) => pairs + pairsSpread(count, groups.length), 0),
			0,
		),
	};
}

function numberedValues(texts: readonly (string | undefined)[]): { values: Int32Array; counts: Int32Array } {
	const times = new Map<string, number>();
	for (const text of texts) if (text !== undefined) times.set(text, (times.get(text) ?? 0) + 1);
	const numbers = new Map<string, number>();
	const values = new Int32Array(texts.length).fill(NONE);
	for (const [at, text] of texts.entries()) {
		if (text === undefined || times.get(text) === 1) continue;
		let number = numbers.get(text);
		if (number === undefined) {
			number = numbers.size;
			numbers.set(text, number);
		}
		values[at] = number;
	}
	return { values, counts: Int32Array.from(numbers.keys(), (text) => times.get(text)!) };
}

/** The pairs among so many teams. */
export const pairsOf = (teams: number): number => (teams * (teams - 1)) / 2;

/** The fewest pairs that share a group if so many teams are spread over the groups. */
export function pairsSpread(teams: number, groups: number): number {
	const each = Math.floor(teams / groups);
	const more = teams - each * groups;
	return more * pairsOf(each + 1) + (groups - more) * pairsOf(each);
}

/** Whole numbers are exact up to 2^53. With four rules and more than about 600 pairs the base has to be smaller than the pairs. */
function weightsOf(rules: DrawProblem["rules"], pairs: number): number[] {
	const base = Math.min(pairs + 1, Math.floor(2 ** (50 / Math.max(1, rules.length)) / Math.max(1, Math.cbrt(pairs))) + 2);
	const order = [...rules.keys()].toSorted((a, b) => Number(rules[b]!.must) - Number(rules[a]!.must) || a - b);
	const weights = rules.map(() => 1);
	for (const [place, rule] of order.toReversed().entries()) weights[rule] = base ** place;
	return weights;
}
