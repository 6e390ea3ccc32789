import type { CriterionCode } from "../criterion.ts";
import type { TeamId } from "../ids.ts";
import type { Margins } from "./answer.ts";
import { decidingOf, type Line, type Rival } from "./line.ts";

export const TERM_KINDS = ["wins-by-at-most", "does-not-win", "loses", "loses-by-at-least", "draws", "does-not-draw"] as const;

/** What must become of another match, said of one of its teams. `by`: the margin, where the kind has one. */
export type Term = {
	readonly kind: (typeof TERM_KINDS)[number];
	readonly team: TeamId;
	readonly opponent: TeamId;
	readonly by: number | null;
};

/** The results of the other match by its home team's margin, in order. */
type Results = readonly Margins[];

/**
 * What a stage takes of the other match. `if`: it is enough, and where not `exact` some other results may do too, where `by` decides. `open`: only
 * with `need` (null: whatever happens), and then `by` decides. `cases`: more than a sentence tells.
 */
export type Condition =
	| { readonly kind: "always" | "never" | "cases" }
	| ({ readonly kind: "if"; readonly term: Term; readonly exact: boolean; readonly by: CriterionCode | null } & Basis)
	| ({ readonly kind: "open"; readonly by: CriterionCode | null } & Basis);

type Basis = { readonly need: Term | null; readonly basis: Asked };
/** With which results it is sure, and with which it may be. */
type Asked = {
	readonly sure: Results;
	readonly possible: Results;
	/** All that was found of it, of one or several own results. */
	readonly stretches: Line;
	readonly rival: Rival | null;
};

export function conditionOf(line: Line, rival: Rival | null): Condition {
	const sure = line.filter(({ reaches }) => reaches.size === 1 && reaches.has("in")).map(({ margins }) => margins);
	const possible = line.filter(({ reaches }) => reaches.size > 1 || !reaches.has("out")).map(({ margins }) => margins);
	return asked({ sure: joined(sure), possible: joined(possible), stretches: line, rival });
}

/** What holds of several own results at once: enough with each, and possible with one. */
export function combined(conditions: readonly Condition[]): Condition {
	const [first, ...rest] = conditions;
	if (first === undefined || rest.every((one) => sameCondition(one, first))) return first ?? { kind: "never" };
	if (conditions.some(({ kind }) => kind === "cases")) return { kind: "cases" };
	const all = conditions.map(basisOf);
	const rival = all.find((one) => one.rival !== null)?.rival ?? null;
	return asked({
		sure: all.map(({ sure }) => sure).reduce(intersection),
		possible: joined(all.flatMap(({ possible }) => possible)),
		stretches: all.flatMap((one) => one.stretches),
		rival,
	});
}

export function sameCondition(a: Condition, b: Condition): boolean {
	if (a.kind !== b.kind) return false;
	const bare = ({ sure, possible }: Asked) => JSON.stringify([sure, possible]);
	return "basis" in a && "basis" in b ? bare(a.basis) === bare(b.basis) : a.kind !== "cases";
}

function basisOf(condition: Condition): Asked {
	if ("basis" in condition) return condition.basis;
	const results = condition.kind === "always" ? [{ from: null, to: null }] : [];
	return { sure: results, possible: results, stretches: [], rival: null };
}

function asked(basis: Asked): Condition {
	const { sure, possible, rival } = basis;
	if (isAll(sure)) return { kind: "always" };
	if (possible.length === 0) return { kind: "never" };
	const by = decidingOf(
		new Set(
			basis.stretches
				.filter(({ margins }) => intersection([margins], possible).length > 0 && !isWithin(margins, sure))
				.flatMap(({ criteria }) => [...criteria]),
		),
	);
	const need = isAll(possible) ? null : termOf(possible, rival);
	if (sure.length === 0) return need === null && !isAll(possible) ? { kind: "cases" } : { kind: "open", by, need, basis };
	const term = termOf(sure, rival);
	return term
		? { kind: "if", term, exact: JSON.stringify(sure) === JSON.stringify(possible), by, need, basis }
		: { kind: "cases" };
}

function termOf(results: Results, rival: Rival | null): Term | null {
	const [first, second, ...more] = results;
	if (!rival || !first || more.length > 0) return null;
	const said = (kind: Term["kind"], isHome: boolean, by: number | null = null): Term => {
		const { home, away } = rival;
		return { kind, by, ...(isHome ? { team: home, opponent: away } : { team: away, opponent: home }) };
	};
	if (second)
		return first.to === -1 && second.from === 1 && first.from === null && second.to === null ? said("does-not-draw", true) : null;
	if (first.from === 0 && first.to === 0) return said("draws", true);
	if (first.from !== null && first.to !== null) return null;
	const isHome = first.from === null;
	const most = isHome ? first.to! : -first.from!;
	if (most > 0) return said("wins-by-at-most", isHome, most);
	if (most === 0) return said("does-not-win", isHome);
	return most === -1 ? said("loses", isHome) : said("loses-by-at-least", isHome, -most);
}

const isAll = (results: Results): boolean => results.length === 1 && results[0]!.from === null && results[0]!.to === null;
const low = ({ from }: Margins): number => from ?? Number.NEGATIVE_INFINITY;
const high = ({ to }: Margins): number => to ?? Number.POSITIVE_INFINITY;
const between = (from: number, to: number): Margins => ({
	from: Number.isFinite(from) ? from : null,
	to: Number.isFinite(to) ? to : null,
});

const isWithin = (some: Margins, results: Results): boolean =>
	JSON.stringify(intersection([some], results)) === JSON.stringify([some]);

/** In order, those that touch as one. */
function joined(results: Results): Results {
	const made: Margins[] = [];
	for (const one of results.toSorted((a, b) => low(a) - low(b))) {
		const before = made.at(-1);
		if (before && low(one) <= high(before) + 1) made[made.length - 1] = between(low(before), Math.max(high(before), high(one)));
		else made.push(one);
	}
	return made;
}

function intersection(some: Results, others: Results): Results {
	return joined(
		some.flatMap((one) =>
			others.flatMap((other) => {
				const [from, to] = [Math.max(low(one), low(other)), Math.min(high(one), high(other))];
				return from <= to ? [between(from, to)] : [];
			}),
		),
	);
}
