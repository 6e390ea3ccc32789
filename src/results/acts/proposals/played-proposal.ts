import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import { id } from "../../record/cup-file-value.ts";
import { isYoung } from "../../record/young-category.ts";
import { askedOfEnd, wholeResult } from "./ending.ts";
import { seatedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Marks a match of a young category as played: its score is not stored. */
export const playedProposal = z.strictObject({ kind: z.literal("played"), match: id });

export function playedProposed(ground: Ground, { match: own }: z.infer<typeof playedProposal>): Proposed | NotProposed {
	const placed = seatedMatch(ground.record, own);
	if ("refused" in placed) return placed;
	const { match, category } = placed;
	if (!isYoung(category)) return notProposed("invalid", "match", PROPOSAL_TEXTS.scoreNeeded);
	if (match.status === "finished") return { of: "result", matches: [] };
	const end = wholeResult(own, "finished");
	return { of: "result", matches: [end], asked: askedOfEnd(ground, match, end) };
}
