/**
 * Conditions on whole numbers: `factors` times the numbers, added up with the constant that stands last, is at least 0. All of a system have the same
 * length.
 */
export type Inequality = readonly number[];

/**
 * Whether some whole numbers satisfy all of them; exact (the Omega test, W. Pugh 1991). Numbers are eliminated one by one; where that loses what holds
 * of whole numbers alone, a narrower system is asked whose every solution can be completed by a whole number, and what lies between the two is gone
 * through: there the number is within a few of one of its lower bounds.
 */
export function isPossible(system: readonly Inequality[]): boolean {
	let rows = tidied(system);
	while (rows !== null && rows.length > 0) {
		const equation = equationIn(rows);
		if (equation) {
			rows = tidied(substituted(rows, equation));
			continue;
		}
		const at = cheapest(rows, numbersIn(rows));
		const [above, below] = [rows.filter((row) => row[at]! > 0), rows.filter((row) => row[at]! < 0)];
		const rest: Inequality[] = rows.filter((row) => row[at] === 0);
		const loses = above.some((row) => row[at]! > 1) && below.some((row) => row[at]! < -1);
		if (loses) return isPossibleBetween(at, above, below, rest);
		rows = tidied([...rest, ...pairs(at, above, below, 0)]);
	}
	return rows !== null;
}

/** The same where a number is bounded on both sides by more than its single: what the bounds say of each other is not all that there is to say. */
function isPossibleBetween(
	at: number,
	above: readonly Inequality[],
	below: readonly Inequality[],
	rest: readonly Inequality[],
): boolean {
	if (!isPossible([...rest, ...pairs(at, above, below, 0)])) return false;
	if (isPossible([...rest, ...pairs(at, above, below, 1)])) return true;
	const steepest = Math.max(...below.map((row) => -row[at]!));
	const all = [...rest, ...above, ...below];
	for (const low of above) {
		const factor = low[at]!;
		const furthest = Math.floor((steepest * factor - steepest - factor) / steepest);
		for (let over = 0; over <= furthest; over++) {
			const equal = low.map((one, index) => (index === low.length - 1 ? one - over : one));
			if (isPossible([...all, equal, equal.map((one) => -one)])) return true;
		}
	}
	return false;
}

/** What each two bounds of a number say of the others. @param dark 1: so that a whole number is sure to lie between them; 0: any number */
function pairs(at: number, above: readonly Inequality[], below: readonly Inequality[], dark: 0 | 1): Inequality[] {
	const made: Inequality[] = [];
	for (const low of above) {
		for (const high of below) {
			const [up, down] = [low[at]!, -high[at]!];
			const row = low.map((factor, index) => factor * down + high[index]! * up);
			row[row.length - 1]! -= dark * (up - 1) * (down - 1);
			made.push(row);
		}
	}
	return made;
}

function numbersIn(rows: readonly Inequality[]): Set<number> {
	const found = new Set<number>();
	for (const row of rows) for (let at = 0; at < row.length - 1; at++) if (row[at] !== 0) found.add(at);
	return found;
}

/** A condition whose opposite holds too; one with a factor 1 or -1 where there is one. */
function equationIn(rows: readonly Inequality[]): Inequality | undefined {
	let found: Inequality | undefined;
	for (const [index, row] of rows.entries()) {
		if (!hasOpposite(rows, row, index)) continue;
		if (row.some((factor, at) => at < row.length - 1 && Math.abs(factor) === 1)) return row;
		found ??= row;
	}
	return found;
}

/**
 * One number told by the others, as an equation has it. Where no factor of it is 1 or -1, numbers are first put together to others that are whole as they are
 * (as in Euclid's way to the common divisor), until one is.
 */
function substituted(rows: readonly Inequality[], equation: Inequality): Inequality[] {
	let [all, by] = [rows, equation];
	for (;;) {
		const last = by.length - 1;
		let at = -1;
		for (let one = 0; one < last; one++) if (by[one] !== 0 && (at < 0 || Math.abs(by[one]!) < Math.abs(by[at]!))) at = one;
		if (Math.abs(by[at]!) === 1) {
			const sign = by[at]!;
			return all.map((row) => {
				const times = row[at]! * sign;
				return times === 0 ? row : row.map((factor, index) => factor - times * by[index]!);
			});
		}
		const quotients = by.map((factor, index) => (index === last || index === at ? 0 : Math.trunc(factor / by[at]!)));
		const changed = (row: Inequality) =>
			row[at] === 0 ? row : row.map((factor, index) => factor - row[at]! * quotients[index]!);
		all = all.map(changed);
		by = changed(by);
	}
}

/**
 * What the system says of the kept numbers alone: whatever satisfies it there can be completed by the others. Null where that shows that nothing
 * satisfies it. By Fourier and Motzkin, once equations have been put in; over whole numbers that is exact as long as of each two conditions that are
 * added one has the factor 1. Where each team has one match left they do; else more may be held for possible than is, never less.
 */
export function reduced(system: readonly Inequality[], kept: readonly number[]): Inequality[] | null {
	let rows = tidied(system);
	if (!rows) return null;
	const width = system[0]?.length ?? 0;
	const left = new Set<number>();
	for (let at = 0; at < width - 1; at++) if (!kept.includes(at)) left.add(at);
	while (left.size > 0) {
		const sure = equated(rows, left);
		const at = sure?.at ?? cheapest(rows, left);
		left.delete(at);
		const next = rows.filter((row) => row[at] === 0);
		if (sure) {
			const { by } = sure;
			for (const row of rows) {
				// By the factor 1 or -1 of the equation: what stands for the number is put in its place, and nothing is lost.
				const times = row[at]! * by[at]!;
				if (times !== 0) next.push(row.map((factor, index) => factor - times * by[index]!));
			}
			const found = tidied(next);
			if (!found) return null;
			rows = found;
		} else if (next.length < rows.length) {
			const [above, below] = [rows.filter((row) => row[at]! > 0), rows.filter((row) => row[at]! < 0)];
			for (const low of above) {
				for (const high of below) next.push(low.map((factor, index) => factor * -high[at]! + high[index]! * low[at]!));
			}
			const found = tidied(next);
			if (!found) return null;
			rows = found;
		}
	}
	return rows;
}

/** A number that an equation tells by the others, with the factor 1 or -1; undefined where there is none. */
function equated(
	rows: readonly Inequality[],
	left: ReadonlySet<number>,
): { readonly at: number; readonly by: Inequality } | undefined {
	for (const [index, row] of rows.entries()) {
		if (!hasOpposite(rows, row, index)) continue;
		for (const at of left) if (row[at] === 1 || row[at] === -1) return { at, by: row };
	}
	return undefined;
}

/** Whether the opposite of a condition holds too, which makes an equation of it. @param from where its opposite is looked for: behind it */
function hasOpposite(rows: readonly Inequality[], row: Inequality, from: number): boolean {
	const last = row.length - 1;
	for (let index = from + 1; index < rows.length; index++) {
		const other = rows[index]!;
		// The constant first: it tells most apart.
		let at = last;
		while (at >= 0 && other[at]! + row[at]! === 0) at -= 1;
		if (at < 0) return true;
	}
	return false;
}

/** Which number goes first: one that can go exactly, with the fewest conditions that come of it. */
function cheapest(rows: readonly Inequality[], left: ReadonlySet<number>): number {
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	for (const at of left) {
		let [above, below, steepAbove, steepBelow] = [0, 0, false, false];
		for (const row of rows) {
			const factor = row[at]!;
			if (factor > 0) above += 1;
			if (factor < 0) below += 1;
			if (factor > 1) steepAbove = true;
			if (factor < -1) steepBelow = true;
		}
		const cost = above * below - above - below + (steepAbove && steepBelow ? 1000 : 0);
		if (cost < least) {
			least = cost;
			best = at;
		}
	}
	return best;
}

/** The tightest of each, in their smallest whole factors; null where one contradicts itself. */
function tidied(rows: readonly Inequality[]): Inequality[] | null {
	const tightest = new Map<number | string, Inequality>();
	for (const row of rows) {
		const last = row.length - 1;
		let common = 0;
		for (let at = 0; at < last && common !== 1; at++) if (row[at] !== 0) common = divisor(common, Math.abs(row[at]!));
		if (common === 0) {
			if (row[last]! < 0) return null;
			continue;
		}
		const own = common === 1 ? row : row.map((factor, at) => (at === last ? Math.floor(factor / common) : factor / common));
		const key = keyOf(own, 1);
		const known = tightest.get(key);
		if (known && known[last]! <= own[last]!) continue;
		const opposite = tightest.get(keyOf(own, -1));
		if (opposite && opposite[last]! + own[last]! < 0) return null;
		tightest.set(key, own);
	}
	return [...tightest.values()];
}

/** Another for every other row of factors: a number, where they are as small as tables have them. */
function keyOf(row: Inequality, sign: 1 | -1): number | string {
	let key = 0;
	for (let at = 0; at < row.length - 1; at++) {
		if (row[at]! > 8 || row[at]! < -8 || row.length > 13)
			return row.map((factor, index) => (index === row.length - 1 ? 0 : sign * factor)).join();
		key = key * 17 + sign * row[at]! + 8;
	}
	return key;
}

function divisor(a: number, b: number): number {
	let [one, other] = [a, b];
	while (other !== 0) [one, other] = [other, one % other];
	return one;
}
