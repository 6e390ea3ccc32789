import type { Context } from "hono";
import { languageOf } from "../../accounts/request/caller.ts";
import type { NotCommitted } from "../../results/acts/commit-proposal.ts";
import type { Preview } from "../../results/acts/preview.ts";
import type { NotProposed } from "../../results/acts/proposals/proposed.ts";
import type { Words } from "../../text/language.ts";
import { AGAINST_RULES, APART, ASKED, IN_USE } from "../../text/office-server/acts.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { refuse } from "../answer.ts";
import { faultLine } from "../fault-lines.ts";

const STATUS = { "no-such-match": 404, "not-possible": 409, "open-side": 409, invalid: 422 } as const;

/** What the user has to confirm: the first question of the preview, else the broken rules. */
export const askedWords = ({ asked: [first] }: Preview): Words => (first === undefined ? AGAINST_RULES : ASKED[first.kind]);

/** Refuses a commit, for a reason other than what its preview asks. */
export function refuseOther(context: Parameters<typeof refuse>[0], done: Exclude<NotCommitted, { preview: Preview }>) {
	switch (done.refused) {
		case "id-in-use":
			return refuse(context, 409, IN_USE, { refused: done.refused });
		case "no-such-edition":
			return refuse(context, 404, NO_EDITION);
		case "faulty":
			return refuse(context, 422, APART, {
				errors: { proposal: done.faults.map((fault) => faultLine(languageOf(context), fault)) },
			});
		default:
			return refuseProposal(context, done, { refused: done.refused });
	}
}

/** Refuses with the errors of a proposal, by field, in the client's language. */
export function refuseProposal(context: Context, { refused, errors }: NotProposed, more: { readonly refused?: string } = {}) {
	const first = Object.values(errors)[0]?.[0];
	if (first === undefined) throw new Error(`A proposal was refused as ${refused} without a word.`);
	const language = languageOf(context);
	const faults = Object.fromEntries(Object.entries(errors).map(([field, all]) => [field, all.map((fault) => fault[language])]));
	return refuse(context, STATUS[refused], first, { ...more, errors: faults });
}
