import { add, hasOpposite, type Inequality, leaving, type System, systemOf } from "./system.ts";

/** Whether some whole numbers satisfy all of them; exact. */
export function isPossible(conditions: readonly Inequality[]): boolean {
	return solution(conditions, conditions[0]?.length ?? 0) !== null;
}

/** An eliminated variable: replaced by an equation, by its bounds, or by another variable plus a part of the others. */
type Step = { readonly at: number } & (
	| { readonly by: Inequality }
	| { readonly bounds: readonly Inequality[] }
	| { readonly less: readonly number[] }
);

/** Feasible conditions with their equations substituted, so that further conditions only have to be reduced by the same steps. */
export type Known = { readonly system: System; readonly steps: readonly Step[] };

const NOTHING_KNOWN: Known = { system: { rows: [], keys: [], equation: null }, steps: [] };

/** Adds conditions; null if they contradict each other. Infeasibility in other ways is found by `solutionOf`. */
export function withConditions(more: readonly Inequality[], known: Known = NOTHING_KNOWN): Known | null {
	const { rows, keys, equation } = known.system;
	let system: System | null = { rows: rows.slice(), keys: keys.slice(), equation };
	for (const row of more) {
		let then = row;
		for (const step of known.steps) then = afterStep(then, step);
		if (!add(system, then)) return null;
	}
	if (!system.equation) return { system, steps: known.steps };
	const steps = known.steps.slice();
	while (system?.equation) system = substituted(system, system.equation, steps);
	return system && { system, steps };
}

/** A condition after a variable was substituted. */
function afterStep(row: Inequality, step: Step): Inequality {
	if (row[step.at] === 0) return row;
	if ("by" in step) return plusTimes(row, -row[step.at]! * step.by[step.at]!, step.by);
	return "less" in step ? plusTimes(row, -row[step.at]!, step.less) : row;
}

/**
 * Whole numbers that satisfy all of them, with 1 last for the constants; null if there are none: exact.
 * @param width the number of variables, including that 1
 */
export function solution(conditions: readonly Inequality[], width: number): number[] | null {
	const known = withConditions(conditions);
	return known && solutionOf(known, width);
}

/**
 * The same for known conditions (the Omega test, W. Pugh 1991). Variables are eliminated one by one. If that is not exact for
 * whole numbers, a narrower system is solved first, whose every solution can be completed by a whole number; the cases between
 * the two are enumerated: there the variable is close to one of its lower bounds.
 */
export function solutionOf(known: Known, width: number): number[] | null {
	const steps = known.steps.slice();
	const bound = withoutFree(known.system.rows, ALL, steps);
	let system = bound.length === 0 ? NOTHING_KNOWN.system : systemOf(bound);
	while (system !== null && system.rows.length > 0) {
		if (system.equation) {
			system = substituted(system, system.equation, steps);
			continue;
		}
		const { at, loses } = cheapest(system.rows, ALL);
		if (loses) {
			const found = solutionBetween(at, system.rows, width);
			return found && completed(found, steps);
		}
		steps.push({ at, bounds: system.rows.filter((row) => row[at] !== 0) });
		system = without(system, at);
	}
	if (system === null) return null;
	const found = Array<number>(width).fill(0);
	found[width - 1] = 1;
	return completed(found, steps);
}

/**
 * Removes conditions that a variable can always satisfy: if all conditions with it only bound it from below, or only from above.
 * @param left the variables that may be removed, as bits
 * @param steps removed variables are appended
 */
function withoutFree(conditions: readonly Inequality[], left: number, steps: Step[] | null): readonly Inequality[] {
	let rows = conditions;
	for (;;) {
		let [above, below] = [0, 0];
		for (const row of rows) {
			for (let at = row.length - 2; at >= 0; at--) {
				const factor = row[at]!;
				if (factor > 0) above |= 1 << at;
				else if (factor < 0) below |= 1 << at;
			}
		}
		const free = (above ^ below) & left;
		if (free === 0) return rows;
		const at = 31 - Math.clz32(free);
		const bounds = steps ? rows.filter((row) => row[at] !== 0) : [];
		steps?.push({ at, bounds });
		rows = rows.filter((row) => row[at] === 0);
	}
}

/** @param steps in the order of elimination */
function completed(found: number[], steps: readonly Step[]): number[] {
	for (const step of steps.toReversed()) {
		const { at } = step;
		found[at] = "less" in step ? found[at]! : 0;
		if ("by" in step) found[at] = -step.by[at]! * sumAt(step.by, found);
		else if ("less" in step) found[at] = found[at]! - sumAt(step.less, found);
		else found[at] = withinBounds(at, step.bounds, found);
	}
	return found;
}

/** The smallest allowed value of a variable, else the largest. @param found with 0 for the variable itself */
function withinBounds(at: number, bounds: readonly Inequality[], found: readonly number[]): number {
	let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (const row of bounds) {
		const bound = -sumAt(row, found) / row[at]!;
		if (row[at]! > 0) least = Math.max(least, Math.ceil(bound));
		else most = Math.min(most, Math.floor(bound));
	}
	return Number.isFinite(least) ? least : most;
}

/** @param numbers with 1 last */
export function sumAt(factors: Inequality, numbers: readonly number[]): number {
	let value = 0;
	for (let at = 0; at < factors.length; at++) value += factors[at]! * numbers[at]!;
	return value;
}

/** For a variable with bounds on both sides whose coefficients are not 1: combining the bounds is then not exact. */
function solutionBetween(at: number, all: readonly Inequality[], width: number): number[] | null {
	const [above, below] = [all.filter((row) => row[at]! > 0), all.filter((row) => row[at]! < 0)];
	const rest = all.filter((row) => row[at] === 0);
	if (!isPossible([...rest, ...pairs(at, above, below, 0)])) return null;
	const dark = solution([...rest, ...pairs(at, above, below, 1)], width);
	if (dark) return completed(dark, [{ at, bounds: [...above, ...below] }]);
	const steepest = Math.max(...below.map((row) => -row[at]!));
	for (const low of above) {
		const factor = low[at]!;
		const furthest = Math.floor((steepest * factor - steepest - factor) / steepest);
		for (let over = 0; over <= furthest; over++) {
			const equal = low.map((one, index) => (index === low.length - 1 ? one - over : one));
			const found = solution([...all, equal, equal.map((one) => -one)], width);
			if (found) return found;
		}
	}
	return null;
}

/**
 * Combines all pairs of a variable's bounds.
 * @param dark 1: such that a whole number certainly lies between them; 0: any number
 */
function pairs(at: number, above: readonly Inequality[], below: readonly Inequality[], dark: 0 | 1): Inequality[] {
	return above.flatMap((low) =>
		below.map((high) => {
			const row = between(at, low, high);
			row[row.length - 1]! -= dark * (low[at]! - 1) * (-high[at]! - 1);
			return row;
		}),
	);
}

/** Combines a lower and an upper bound of a variable, which eliminates it. */
function between(at: number, low: Inequality, high: Inequality): number[] {
	const [up, down] = [low[at]!, -high[at]!];
	const row = low.slice();
	for (let index = 0; index < row.length; index++) row[index] = row[index]! * down + high[index]! * up;
	return row;
}

/** The system after eliminating a variable by its bounds; null if they contradict each other. */
function without(system: System, at: number): System | null {
	const rest = leaving(system, at);
	for (const low of system.rows) {
		if (low[at]! <= 0) continue;
		for (const high of system.rows) if (high[at]! < 0 && !add(rest, between(at, low, high))) return null;
	}
	return rest;
}

/** The system after substituting a variable that has the coefficient 1 or -1 in an equation. */
function replaced(system: System, at: number, by: Inequality): System | null {
	const rest = leaving(system, at);
	for (const row of system.rows) {
		const times = row[at]! * by[at]!;
		if (times !== 0 && !add(rest, plusTimes(row, -times, by))) return null;
	}
	return rest;
}

function plusTimes(row: Inequality, times: number, by: Inequality): number[] {
	const made = row.slice();
	for (let index = 0; index < made.length; index++) made[index]! += times * by[index]!;
	return made;
}

/**
 * Substitutes a variable by an equation. If none has the coefficient 1 or -1, variables are first combined to new whole ones (as
 * in Euclid's algorithm) until one has.
 */
function substituted(system: System, equation: Inequality, steps: Step[]): System | null {
	let [all, by]: [readonly Inequality[], Inequality] = [system.rows, equation];
	for (;;) {
		const last = by.length - 1;
		let at = -1;
		for (let one = 0; one < last; one++) if (by[one] !== 0 && (at < 0 || Math.abs(by[one]!) < Math.abs(by[at]!))) at = one;
		if (Math.abs(by[at]!) === 1) {
			steps.push({ at, by });
			if (all === system.rows) return replaced(system, at, by);
			const changed = systemOf(all);
			return changed && replaced(changed, at, by);
		}
		const quotients = by.map((factor, index) => (index === last || index === at ? 0 : Math.trunc(factor / by[at]!)));
		const changed = (row: Inequality) =>
			row[at] === 0 ? row : row.map((factor, index) => factor - row[at]! * quotients[index]!);
		steps.push({ at, less: quotients });
		all = all.map(changed);
		by = changed(by);
	}
}

/**
 * The projection of a system onto the kept variables: each of its solutions can be completed by the others. Null if that shows
 * that the system is infeasible. By Fourier–Motzkin after substituting equations. For whole numbers it is exact if one of each
 * two combined conditions has the coefficient 1, as when each team has one match left; otherwise it may over-approximate what is
 * possible.
 */
export function reduced(conditions: readonly Inequality[], kept: readonly number[]): readonly Inequality[] | null {
	let left = 0;
	for (let at = 0; at < (conditions[0]?.length ?? 0) - 1; at++) if (!kept.includes(at)) left |= 1 << at;
	let system = systemOf(withoutFree(conditions, left, null));
	while (system !== null && left !== 0) {
		const sure: Sure | null = system.equation && equated(system, left);
		const at: number = sure ? sure.at : cheapest(system.rows, left).at;
		if (at < 0) break;
		left &= ~(1 << at);
		system = sure ? replaced(system, at, sure.by) : without(system, at);
	}
	return system?.rows ?? null;
}

/** A variable that an equation determines, with the coefficient 1 or -1. */
type Sure = { readonly at: number; readonly by: Inequality };

/** Null if there is none. @param left the variables that may be eliminated, as bits */
function equated(system: System, left: number): Sure | null {
	for (let index = 0; index < system.rows.length; index++) {
		const row = system.rows[index]!;
		for (let at = 0; at < row.length - 1; at++) {
			if ((left & (1 << at)) === 0 || (row[at] !== 1 && row[at] !== -1)) continue;
			if (!hasOpposite(system, index)) break;
			return { at, by: row };
		}
	}
	return null;
}

/** All variables, as bits. */
const ALL = -1;

/**
 * The next variable to eliminate: one that can be eliminated exactly, with the fewest resulting conditions, and whether it is
 * inexact. -1 if no condition contains any.
 */
function cheapest(rows: readonly Inequality[], left: number): { readonly at: number; readonly loses: boolean } {
	let [best, least, loses] = [-1, Number.POSITIVE_INFINITY, false];
	for (let at = 0; at < (rows[0]?.length ?? 0) - 1; at++) {
		if ((left & (1 << at)) === 0) continue;
		let [above, below, steepAbove, steepBelow] = [0, 0, false, false];
		for (const row of rows) {
			const factor = row[at]!;
			if (factor > 0) above += 1;
			if (factor < 0) below += 1;
			if (factor > 1) steepAbove = true;
			if (factor < -1) steepBelow = true;
		}
		if (above + below === 0) continue;
		const cost = above * below - above - below + (steepAbove && steepBelow ? 1000 : 0);
		if (cost >= least) continue;
		[best, least, loses] = [at, cost, steepAbove && steepBelow];
	}
	return { at: best, loses };
}
