import type { Placement, Plan, Problem, ProblemField, Span } from "../problem.ts";
import type { Rule } from "../rule.ts";
import { lookup } from "../rules/lookup.ts";
import { relaxedRules } from "../rules/rules.ts";
import { fitIn, type Surroundings, surroundingsOf } from "./fit.ts";

/** What stops a match beside the rules: every field that suits is taken, its size, or the hours. */
export type BaseReason = "full" | "size" | "hours";

/** A change with which the match has a place, while all others remain where they are. */
export type WayOut = {
	readonly placement: Placement;
} & (
	| { /** A weaker rule, with the id of the one that it replaces. */ readonly kind: "rule"; readonly rule: Rule }
	| { /** The field is open for longer. */ readonly kind: "hours"; readonly field: string; readonly span: Span }
	| { /** A field of a size that the match may not use. */ readonly kind: "size" }
);

/** Why a match has no place in a plan. */
export type Reason = {
	readonly match: string;
	/** `any`: leaving one of these rules out gives it a place. `all`: only leaving all of them out does. */
	readonly how: "any" | "all";
	/** Ids. */
	readonly rules: readonly string[];
	readonly bases: readonly BaseReason[];
	/** The matches that have the place that it would have on empty fields. */
	readonly takenBy: readonly string[];
	/** At most two, each of which works (`tryWayOut`). */
	readonly waysOut: readonly WayOut[];
	/** It has a place without any change: the run was stopped before it was found. */
	readonly fits: Placement | null;
};

const MINUTE = 60_000;
const MOST_WAYS = 2;
/** So many weaker forms of one rule are tried. */
const MOST_FORMS = 16;
/** Minutes by which a field is opened earlier or closed later. */
const LONGER = [15, 30, 60, 120] as const;

/** Why each match without a place has none. @param atMost for so many matches, the first of the problem */
export function whyUnplaced(problem: Problem, plan: Plan, atMost = Number.POSITIVE_INFINITY): Reason[] {
	const placed = new Set(plan.placements.map(({ match }) => match));
	return problem.matches
		.filter(({ id }) => !placed.has(id))
		.slice(0, atMost)
		.map(({ id }) => reasonFor(problem, plan, id));
}

export function reasonFor(problem: Problem, plan: Plan, id: string): Reason {
	const around = surroundingsOf(problem, plan, id);
	const own: Problem = { ...around.problem, fields: around.occupied };
	const fits = fitIn(own, id);
	if (fits) return { match: id, how: "any", rules: [], bases: [], takenBy: [], waysOut: [], fits };
	const musts = problem.rules.filter(({ must }) => must);
	const single = musts.filter((rule) => fitIn(own, id, new Set([rule.id])) !== null);
	const onEmpty = fitIn(around.empty, id);
	const bases: BaseReason[] = [
		...(onEmpty ? ["full" as const] : []),
		...(fitIn(anySize(own), id) ? ["size" as const] : []),
		...(fitIn(withHours(own, LONGER.at(-1)!), id) ? ["hours" as const] : []),
	];
	const isSingle = single.length > 0 || bases.length > 0;
	const rules = isSingle ? single : leftOut(own, id, musts);
	return {
		match: id,
		how: isSingle ? "any" : "all",
		rules: rules.map((rule) => rule.id),
		bases,
		takenBy: onEmpty ? takersOf(problem, plan, around, onEmpty) : [],
		waysOut: [...waysByRule(own, id, rules), ...waysByField(own, id)].slice(0, MOST_WAYS),
		fits: null,
	};
}

/** A small set of rules that together stop a match: from all rules left out, each is put back if the match then still fits. */
function leftOut(problem: Problem, id: string, musts: readonly Rule[]): Rule[] {
	const out = new Set(musts.map((rule) => rule.id));
	if (!fitIn(problem, id, out)) return [];
	for (const { id: rule } of musts) {
		out.delete(rule);
		if (!fitIn(problem, id, out)) out.add(rule);
	}
	return musts.filter((rule) => out.has(rule.id));
}

/** One way for each rule that alone stops it. */
function waysByRule(problem: Problem, id: string, rules: readonly Rule[]): WayOut[] {
	const found = lookup(problem);
	const ways: WayOut[] = [];
	for (const rule of rules) {
		for (const weaker of relaxedRules(rule, found).slice(0, MOST_FORMS)) {
			const placement = fitIn(withRule(problem, weaker), id);
			if (!placement) continue;
			ways.push({ kind: "rule", rule: weaker, placement });
			break;
		}
		if (ways.length === MOST_WAYS) break;
	}
	return ways;
}

function waysByField(problem: Problem, id: string): WayOut[] {
	const ways: WayOut[] = [];
	for (const minutes of LONGER) {
		const longer = withHours(problem, minutes);
		const placement = fitIn(longer, id);
		if (!placement) continue;
		const field = longer.fields.find((one) => one.id === placement.field)!;
		const span = field.open.find(({ from, until }) => from <= placement.start && placement.start < until)!;
		const takes = problem.matches.find((match) => match.id === id)!.takes;
		const own = problem.fields.find((one) => one.id === field.id)!.open[field.open.indexOf(span)]!;
		const needed = { from: Math.min(own.from, placement.start), until: Math.max(own.until, placement.start + takes * MINUTE) };
		ways.push({ kind: "hours", field: field.id, span: needed, placement });
		break;
	}
	const placement = fitIn(anySize(problem), id);
	return placement ? [...ways, { kind: "size", placement }] : ways;
}

/**
 * Applies a way out.
 * @returns the changed problem, and the plan with the match in its place and all others where they were
 */
export function tryWayOut(problem: Problem, plan: Plan, way: WayOut): { readonly problem: Problem; readonly plan: Plan } {
	const { match, field } = way.placement;
	const changed: Problem =
		way.kind === "rule"
			? withRule(problem, way.rule)
			: way.kind === "hours"
				? { ...problem, fields: problem.fields.map((one) => (one.id === field ? withSpan(one, way.span) : one)) }
				: {
						...problem,
						matches: problem.matches.map((one) => {
							const size = problem.fields.find(({ id }) => id === field)?.size ?? null;
							return one.id === match && one.sizes !== null && size !== null ? { ...one, sizes: [...one.sizes, size] } : one;
						}),
					};
	return { problem: changed, plan: { placements: [...plan.placements.filter((one) => one.match !== match), way.placement] } };
}

const withRule = (problem: Problem, rule: Rule): Problem => ({
	...problem,
	rules: problem.rules.map((one) => (one.id === rule.id ? rule : one)),
});

const withSpan = (field: ProblemField, span: Span): ProblemField => ({
	...field,
	open: field.open.map((one) => (span.from <= one.from && one.until <= span.until ? span : one)),
});

const withHours = (problem: Problem, minutes: number): Problem => ({
	...problem,
	fields: problem.fields.map((field) => ({
		...field,
		open: field.open.map(({ from, until }) => ({ from: from - minutes * MINUTE, until: until + minutes * MINUTE })),
	})),
});

const anySize = (problem: Problem): Problem => ({
	...problem,
	fields: problem.fields.map((field) => ({ ...field, size: null })),
});

function takersOf(problem: Problem, plan: Plan, { match }: Surroundings, place: Placement): string[] {
	const occupies = new Map(problem.matches.map((one) => [one.id, one.occupies]));
	return plan.placements
		.filter(
			({ match: other, field, start }) =>
				field === place.field &&
				start < place.start + match.occupies * MINUTE &&
				start + (occupies.get(other) ?? 0) * MINUTE > place.start,
		)
		.map(({ match: other }) => other);
}
