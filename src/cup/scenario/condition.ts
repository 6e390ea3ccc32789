import type { CriterionCode } from "../criterion.ts";
import { type Boxes, boxesWithin, type Lattice } from "./lattice.ts";
import { type Terms, termsFor } from "./terms.ts";
import { awaitedOf, type Cell, decidingOf } from "./way.ts";

/**
 * What a stage takes of the other matches. `if`: it is enough, and where not `exact` some other results may do too, where `by` decides. `open`: only
 * with `need` (null: whatever happens), and then `by` decides. `cases`: more than a sentence tells.
 */
export type Condition =
	| { readonly kind: "always" | "never" }
	| ({ readonly kind: "cases" } & Basis)
	| ({
			readonly kind: "if";
			readonly terms: Terms;
			readonly exact: boolean;
			readonly need: Terms | null;
	  } & Deciding &
			Basis)
	| ({ readonly kind: "open"; readonly need: Terms | null } & Deciding & Basis);

/** What decides where it is not sure; `elsewhere`: other groups do, as for a best third. */
type Deciding = { readonly by: CriterionCode | null; readonly elsewhere: boolean };

type Basis = { readonly basis: Asked };
/** With which results it is sure, and with which it may be. */
type Asked = {
	readonly sure: Boxes;
	readonly possible: Boxes;
	/** All that was found of it, of one or several own results. */
	readonly cells: readonly Located[];
};

type Located = { readonly cell: Cell; readonly boxes: Boxes };

export function conditionOf(cells: readonly Cell[], lattice: Lattice): Condition {
	let [sure, possible] = [0n, 0n];
	const located: Located[] = [];
	for (const cell of cells) {
		const { at, reaches } = cell;
		const boxes = boxesWithin(lattice, at);
		located.push({ cell, boxes });
		if (reaches.size === 1 && reaches.has("in")) sure |= boxes;
		if (reaches.size > 1 || !reaches.has("out")) possible |= boxes;
	}
	return asked({ sure, possible, cells: located }, lattice);
}

/** What holds of several own results at once: enough with each, and possible with one. */
export function combined(conditions: readonly Condition[], lattice: Lattice): Condition {
	const [first, ...rest] = conditions;
	if (first === undefined || rest.every((one) => sameCondition(one, first))) return first ?? { kind: "never" };
	const all = conditions.map((one) => basisOf(one, lattice));
	return asked(
		{
			sure: all.reduce((boxes, { sure }) => boxes & sure, lattice.all),
			possible: all.reduce((boxes, { possible }) => boxes | possible, 0n),
			cells: all.flatMap((one) => one.cells),
		},
		lattice,
	);
}

export function sameCondition(a: Condition, b: Condition): boolean {
	if (a.kind !== b.kind) return false;
	return "basis" in a && "basis" in b ? a.basis.sure === b.basis.sure && a.basis.possible === b.basis.possible : true;
}

function basisOf(condition: Condition, { all }: Lattice): Asked {
	if ("basis" in condition) return condition.basis;
	const results = condition.kind === "always" ? all : 0n;
	return { sure: results, possible: results, cells: [] };
}

function asked(basis: Asked, lattice: Lattice): Condition {
	const { sure, possible } = basis;
	if (sure === lattice.all) return { kind: "always" };
	if (possible === 0n) return { kind: "never" };
	const undecided = possible & ~sure;
	const open = undecided === 0n ? [] : basis.cells.filter(({ boxes }) => (boxes & undecided) !== 0n);
	const isLevel = open.some(({ cell }) => cell.reaches.has("level"));
	const by =
		decidingOf(new Set(open.flatMap(({ cell }) => [...cell.criteria])), lattice.order) ??
		(isLevel ? awaitedOf(lattice.order) : null);
	const elsewhere = open.some(({ cell }) => cell.reaches.has("elsewhere"));
	const need = possible === lattice.all ? null : termsFor(possible, lattice);
	if (sure === 0n)
		return need === null && possible !== lattice.all ? { kind: "cases", basis } : { kind: "open", by, elsewhere, need, basis };
	const terms = termsFor(sure, lattice);
	if (!terms) return { kind: "cases", basis };
	// Where it is out with some results and no sentence says which, "otherwise goals scored decide" would not be true of them.
	const tellsRest = need !== null || possible === lattice.all;
	const deciding = { by: tellsRest ? by : null, elsewhere: tellsRest && elsewhere };
	return { kind: "if", terms, exact: undecided === 0n, ...deciding, need, basis };
}
