import type { CriterionCode } from "../tables/criterion.ts";
import { type Boxes, boxesOf, boxesWithin, type Lattice } from "./lattice.ts";
import { otherwiseTermsFor, type Terms, termsFor } from "./terms.ts";
import { awaitedOf, type Cell, decidingOf } from "./way.ts";

/**
 * What a stage takes of the other matches. `if`: it is enough, and where not `exact` some others may do too, otherwise only with `need` (null: any),
 * where `by` decides. `open`: only with `need` (null: whatever happens), and then `by` decides. `rough`: told by who wins alone, where margins tell more.
 * `cases`: more than a sentence tells.
 */
export type Condition =
	| { readonly kind: "always" | "never" }
	| ({ readonly kind: "cases" } & Basis)
	| ({
			readonly kind: "if";
			readonly terms: Terms;
			readonly exact: boolean;
			readonly need: Terms | null;
			readonly rough: boolean;
	  } & Deciding &
			Basis)
	| ({ readonly kind: "open"; readonly need: Terms | null; readonly rough: boolean } & Deciding & Basis);

/** What decides where it is not sure; `elsewhere`: other groups do, as for a best third. */
type Deciding = { readonly by: CriterionCode | null; readonly elsewhere: boolean };

type Sentence = Extract<Condition, { readonly by: unknown }>;
type Basis = { readonly basis: Asked };
type Told = Pick<Asked, "sure" | "possible">;
/** With which results it is sure, and with which it may be. */
type Asked = {
	readonly sure: Boxes;
	readonly possible: Boxes;
	/** All that was found of it, of one or several own results. */
	readonly cells: readonly Located[];
};

type Located = { readonly cell: Cell; readonly boxes: Boxes };

const OF_POINTS: ReadonlySet<CriterionCode> = new Set(["points", "head-to-head-points", "wins"]);

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
	const whole = said(basis, basis, lattice);
	if (whole && tellsRest(whole)) return whole;
	const rough = roughly(basis, lattice);
	return told({ sure, possible: rough.possible }) ?? whole ?? told(rough) ?? { kind: "cases", basis };

	/** Only where no other group has a say. */
	function told(as: Told): Condition | null {
		const undecided = as.possible & ~as.sure;
		const open = basis.cells.filter(({ boxes }) => (boxes & undecided) !== 0n);
		if (open.some(({ cell: { reaches } }) => reaches.has("elsewhere"))) return null;
		const condition = said(as, basis, lattice);
		return condition && condition.by !== null && tellsRest(condition) ? condition : null;
	}
}

/** Where it is out with some results and no sentence says which, "otherwise goals scored decide" would not be true of them. */
const tellsRest = (condition: Sentence): boolean =>
	condition.kind === "open" || condition.exact || condition.by !== null || condition.elsewhere;

/** As much of it as a sentence is to tell; null: it takes more than a sentence. */
function said({ sure, possible }: Told, basis: Asked, lattice: Lattice): Sentence | null {
	const undecided = possible & ~sure;
	const rough = sure !== basis.sure || possible !== basis.possible;
	const open = undecided === 0n ? [] : basis.cells.filter(({ boxes }) => (boxes & undecided) !== 0n);
	const isLevel = open.some(({ cell }) => cell.reaches.has("level"));
	const criteria = open.flatMap(({ cell }) => [...cell.criteria]);
	// Where by how much they win tells it, no points do.
	const deciders = new Set(rough ? criteria.filter((code) => !OF_POINTS.has(code)) : criteria);
	const by = decidingOf(deciders, lattice.order) ?? (isLevel ? awaitedOf(lattice.order) : null);
	const elsewhere = open.some(({ cell }) => cell.reaches.has("elsewhere"));
	if (sure === 0n) {
		const need = neededOf(possible, lattice);
		return need === null && possible !== lattice.all ? null : { kind: "open", by, elsewhere, need, rough, basis };
	}
	const terms = termsFor(sure, lattice);
	if (!terms) return null;
	const leavesAll = possible === lattice.all;
	const exact = undecided === 0n;
	const need = leavesAll ? null : exact ? terms : otherwiseTermsFor(undecided, terms, { told: sure, lattice });
	const isTold = need !== null || leavesAll;
	const deciding = { by: isTold ? by : null, elsewhere: isTold && elsewhere };
	return { kind: "if", terms, exact, ...deciding, need, rough, basis };
}

/** Without what results it cannot be; null: it can be with any, or no sentence says it. */
export function neededOf(possible: Boxes, lattice: Lattice): Terms | null {
	return possible === lattice.all ? null : termsFor(possible, lattice);
}

/**
 * What is told by who wins alone, where all margins would take more than a sentence: sure with all results of which every margin is sure, possible with
 * those of which some margin is, which the margins then decide.
 */
function roughly(basis: Asked, lattice: Lattice): Told {
	let [sure, possible] = [0n, 0n];
	for (const boxes of outcomesOf(lattice)) {
		if ((boxes & ~basis.sure) === 0n) sure |= boxes;
		if ((boxes & basis.possible) !== 0n) possible |= boxes;
	}
	return { sure, possible };
}

const outcomes = new WeakMap<Lattice, readonly Boxes[]>();

/** The boxes of each way in which the matches may be won, drawn and lost; what no cut tells apart is one way. */
function outcomesOf(lattice: Lattice): readonly Boxes[] {
	const found = outcomes.get(lattice);
	if (found) return found;
	let all: readonly Boxes[] = [lattice.all];
	for (const [axis, margins] of lattice.axes.entries()) {
		const isCut = (at: number) => margins.some(({ from }) => from === at);
		const [won, lost] = [isCut(1), isCut(0)];
		const apart = [
			{ from: null, to: lost ? -1 : won ? 0 : null },
			...(lost ? [{ from: 0, to: won ? 0 : null }] : []),
			...(won ? [{ from: 1, to: null }] : []),
		].map((one) => boxesOf(lattice, axis, one));
		all = all.flatMap((boxes) => apart.map((own) => boxes & own));
	}
	outcomes.set(lattice, all);
	return all;
}
