import type { Proposal } from "../results/acts/propose.ts";

/** @returns the matches that a proposal is about, and the fields where something would be */
export function touched(proposal: Proposal): { readonly matches: readonly string[]; readonly fields: readonly string[] } {
	if (proposal.kind === "move")
		return { matches: proposal.to.map(({ match }) => match), fields: proposal.to.flatMap(({ field }) => field ?? []) };
	if (proposal.kind === "close-fields" || proposal.kind === "open-fields") {
		const to = "to" in proposal ? (proposal.to ?? []) : [];
		return {
			matches: to.map(({ match }) => match),
			fields: [...proposal.fields, ...to.flatMap(({ field }) => field ?? [])],
		};
	}
	// Participation and decisions belong to no arena: a role that may change them may do so everywhere.
	if ("match" in proposal) return { matches: [proposal.match], fields: [] };
	return { matches: "matches" in proposal ? proposal.matches : [], fields: [] };
}
