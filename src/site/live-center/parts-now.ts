import type { ShownState } from "../match/shown-state.ts";
import type { ListedMatch } from "./live-center.graphql.ts";
import type { LiveCenter } from "./load-live-center.ts";

/**
 * The parts as they are while one looks: a match whose start has passed since the answer without a report goes from what is next to
 * what is being played, and is counted there.
 */
export function partsNow(parts: LiveCenter["parts"], stateOf: (match: ListedMatch) => ShownState): LiveCenter["parts"] {
	const { live, next } = parts;
	const due = next.matches.filter((match) => stateOf(match) === "DUE");
	if (due.length === 0) return parts;
	return {
		...parts,
		// Where not all that is played is shown, they come after what is not.
		live: { ...live, total: live.total + due.length, matches: live.more ? live.matches : [...live.matches, ...due] },
		next: {
			...next,
			total: next.total - due.length,
			matches: next.matches.filter((match) => !due.includes(match)),
		},
	};
}
