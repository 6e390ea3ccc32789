import type { ShownState } from "../match/shown-state.ts";
import type { ListedMatch } from "./live-center.graphql.ts";
import type { LiveCenter } from "./load-live-center.ts";

/**
 * The parts at the present moment: a match whose start has passed without a report since the answer moves from "next" to "live", and is
 * counted there.
 */
export function partsNow(parts: LiveCenter["parts"], stateOf: (match: ListedMatch) => ShownState): LiveCenter["parts"] {
	const { live, next } = parts;
	const due = next.matches.filter((match) => stateOf(match) === "DUE");
	if (due.length === 0) return parts;
	return {
		...parts,
		// If not all live matches are shown, overdue ones come after those that are not.
		live: { ...live, total: live.total + due.length, matches: live.more ? live.matches : [...live.matches, ...due] },
		next: {
			...next,
			total: next.total - due.length,
			matches: next.matches.filter((match) => !due.includes(match)),
		},
	};
}
