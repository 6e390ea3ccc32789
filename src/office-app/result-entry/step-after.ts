import type { SlipMatch } from "../../cup/office/slip.ts";
import { differingReports, endingOf, isUnlikely, type SlipProposal } from "../slips/typing.ts";

/** What the desk does next with a completely typed slip. "record-as-judged" notifies those whom the server finds concerned. */
export type Step = "record" | "record-as-judged" | "confirm" | "choose-recipients";

type Desk = {
	readonly sport: Parameters<typeof isUnlikely>[1];
	/** The match comes from the list that this device stores for a lost network. */
	readonly isOffline: boolean;
};

/** Asks the user only if a report says something else, if the result is unlikely, or if more than a result is announced. */
export function stepAfter(proposal: SlipProposal, match: SlipMatch, { sport, isOffline }: Desk): Step {
	const isPostponed = proposal.kind === "postpone";
	// Without both teams the queue parks the slip until they are known; nothing can be asked before.
	if (match.missing !== null && !isPostponed) return "record";
	const ending = endingOf(proposal);
	if (ending !== null && (differingReports(match, ending).length > 0 || isUnlikely(proposal, sport))) return "confirm";
	const isWalkover = proposal.kind === "walkover";
	// TooEarly.tsx asks once about all slips of matches that have not begun.
	if (match.isNotBegun && !isPostponed) return isWalkover ? "record-as-judged" : "record";
	if (!isWalkover && !isPostponed) return "record";
	// Offline, the recipients are not known yet.
	return isOffline ? "record-as-judged" : "choose-recipients";
}
