import type { Fact } from "./fact.ts";
import type { MatchId } from "./ids.ts";

/** What became of a protest: the result is changed, or it stands. */
export const PROTEST_OUTCOMES = ["upheld", "rejected"] as const;
export type ProtestOutcome = (typeof PROTEST_OUTCOMES)[number];

const NONE: ReadonlySet<MatchId> = new Set();
const known = new WeakMap<readonly Fact[], ReadonlySet<MatchId>>();

/**
 * The matches whose result somebody protests against, unanswered. The result counts in its table as it stands; but nobody goes on by it
 * until the protest is answered (docs/develop/decisions/0027).
 */
export function matchesUnderProtest(facts: readonly Fact[]): ReadonlySet<MatchId> {
	const before = known.get(facts);
	if (before) return before;
	const open = facts.flatMap((fact) => (fact.kind === "protest" && fact.outcome === undefined ? fact.match : []));
	const made = open.length === 0 ? NONE : new Set(open);
	known.set(facts, made);
	return made;
}
