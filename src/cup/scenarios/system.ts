/**
 * Conditions on whole numbers: `factors` times the numbers, added up with the constant that stands last, is at least 0. All of a system have the same
 * length.
 */
export type Inequality = readonly number[];

/** Conditions in their smallest whole factors, of those with the same factors the tightest. */
export type System = {
	readonly rows: Inequality[];
	/** Of each: its factors as one number, the opposite of that of the opposite factors. Others may have the same where factors are large. */
	readonly keys: number[];
	/** Conditions whose opposite holds too: one with a factor 1 or -1 first, where there is one. */
	equation: Inequality | null;
};

/** Factors of a table's conditions are far smaller, and each row of them has another key. */
const KEY_BASE = 64;

/** Null where one contradicts itself or another. */
export function systemOf(rows: readonly Inequality[]): System | null {
	const system: System = { rows: [], keys: [], equation: null };
	for (const row of rows) if (!add(system, row)) return null;
	return system;
}

/** False where the condition contradicts itself, or one that is there. */
export function add(system: System, row: Inequality): boolean {
	const { rows, keys } = system;
	const last = row.length - 1;
	let common = 0;
	let key = 0;
	for (let at = 0; at < last; at++) {
		const factor = row[at]!;
		key = key * KEY_BASE + factor;
		if (factor !== 0 && common !== 1) common = divisor(common, Math.abs(factor));
	}
	if (common === 0) return row[last]! >= 0;
	let own = row;
	if (common > 1) {
		own = row.map((factor, at) => (at === last ? Math.floor(factor / common) : factor / common));
		key = own.reduce((sum, factor, at) => (at === last ? sum : sum * KEY_BASE + factor), 0);
	}
	const constant = own[last]!;
	let [same, opposite] = [-1, -1];
	for (let at = 0; at < rows.length; at++) {
		if (keys[at] === key && areAlike(rows[at]!, own, 1)) same = at;
		else if (keys[at] === -key && areAlike(rows[at]!, own, -1)) opposite = at;
	}
	if (same >= 0 && rows[same]![last]! <= constant) return true;
	const between = opposite < 0 ? 1 : rows[opposite]![last]! + constant;
	if (between < 0) return false;
	if (same >= 0) rows[same] = own;
	else {
		rows.push(own);
		keys.push(key);
	}
	if (between === 0 && (system.equation === null || !hasSingle(system.equation))) system.equation = own;
	return true;
}

/** The rows that do not name a number, for others to be put to them. */
export function leaving({ rows, keys, equation }: System, at: number): System {
	const rest: System = { rows: [], keys: [], equation: null };
	for (let index = 0; index < rows.length; index++) {
		const row = rows[index]!;
		if (row[at] !== 0) continue;
		rest.rows.push(row);
		rest.keys.push(keys[index]!);
	}
	if (equation === null) return rest;
	for (let index = 0; index < rest.rows.length; index++) {
		if (rest.equation !== null && hasSingle(rest.equation)) break;
		if (hasOpposite(rest, index)) rest.equation = rest.rows[index]!;
	}
	return rest;
}

/** Whether the opposite of a condition holds too, which makes an equation of it. @param index of the condition */
export function hasOpposite({ rows, keys }: System, index: number): boolean {
	const [row, key] = [rows[index]!, -keys[index]!];
	const constant = -row[row.length - 1]!;
	for (let at = 0; at < rows.length; at++) {
		if (keys[at] !== key) continue;
		const other = rows[at]!;
		if (other[other.length - 1] === constant && areAlike(other, row, -1)) return true;
	}
	return false;
}

function hasSingle(row: Inequality): boolean {
	for (let at = row.length - 2; at >= 0; at--) if (row[at] === 1 || row[at] === -1) return true;
	return false;
}

function areAlike(a: Inequality, b: Inequality, sign: 1 | -1): boolean {
	for (let at = 0; at < a.length - 1; at++) if (a[at] !== sign * b[at]!) return false;
	return true;
}

function divisor(a: number, b: number): number {
	let [one, other] = [a, b];
	while (other !== 0) [one, other] = [other, one % other];
	return one;
}
