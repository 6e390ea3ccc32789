import type { Verdict } from "../results/acts/verdict.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import { conflictLine } from "./conflict-line.ts";
import { Refusal } from "./refusal.ts";

/**
 * Refuses impossible conflicts always, and broken rules unless they are accepted.
 * @param what "match 12 … breaks the schedule"
 * @throws Refusal listing the conflicts
 */
export function refuseBroken(
	what: string,
	{ impossible, againstRules }: Verdict,
	{ anyway, after }: { readonly anyway: boolean; readonly after: EditionRecord },
): void {
	const refused = anyway ? impossible : [...impossible, ...againstRules];
	if (refused.length === 0) return;
	const lines = refused.map((conflict) => `  ${conflictLine(conflict, after)}`).join("\n");
	const advice = impossible.length > 0 ? "Nothing was changed." : "Nothing was changed. To accept it, give --anyway.";
	throw new Refusal(`${what}:\n${lines}\n${advice}`);
}
