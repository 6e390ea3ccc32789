import type { Fact } from "./fact.ts";
import type { MatchId } from "./ids.ts";

/** The decision on a protest: the result is changed, or it remains. */
export const PROTEST_OUTCOMES = ["upheld", "rejected"] as const;
export type ProtestOutcome = (typeof PROTEST_OUTCOMES)[number];

const NONE: ReadonlySet<MatchId> = new Set();
const known = new WeakMap<readonly Fact[], ReadonlySet<MatchId>>();

/**
 * The matches with an unanswered protest. Their results count in the tables, but no team advances by them until the protest is
 * answered (docs/develop/decisions/0027).
 */
export function matchesUnderProtest(facts: readonly Fact[]): ReadonlySet<MatchId> {
	const before = known.get(facts);
	if (before) return before;
	const open = facts.flatMap((fact) => (fact.kind === "protest" && fact.outcome === undefined ? fact.match : []));
	const made = open.length === 0 ? NONE : new Set(open);
	known.set(facts, made);
	return made;
}
