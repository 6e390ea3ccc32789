/**
 * A linear condition on whole numbers: the sum of coefficients times variables, plus the constant in the last place, is at least
 * 0. All conditions of a system have the same length.
 */
export type Inequality = readonly number[];

/** Conditions with coefficients reduced to lowest terms; of those with equal coefficients only the tightest. */
export type System = {
	readonly rows: Inequality[];
	/**
	 * A hash of each row's coefficients; opposite coefficients have the opposite hash. Collisions are possible with large
	 * coefficients.
	 */
	readonly keys: number[];
	/** A condition whose opposite is also in the system; if possible one with a coefficient 1 or -1. */
	equation: Inequality | null;
};

/** The coefficients of tables are far smaller, so their rows have unique hashes. */
const KEY_BASE = 64;

/** Null if a condition contradicts itself or another. */
export function systemOf(rows: readonly Inequality[]): System | null {
	const system: System = { rows: [], keys: [], equation: null };
	for (const row of rows) if (!add(system, row)) return null;
	return system;
}

/** False if the condition contradicts itself or an existing one. */
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

/** The rows without a variable, as the start of a new system. */
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

/** Whether the opposite of a condition is in the system too, which makes it an equation. @param index of the condition */
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
