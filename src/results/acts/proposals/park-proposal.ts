import { z } from "zod";
import { id } from "../../record/cup-file-value.ts";
import { playedMatch } from "./match-of.ts";
import type { Ground, NotProposed, Proposed } from "./proposed.ts";
import { resultProposal } from "./result-proposal.ts";
import { walkoverProposal } from "./walkover-proposal.ts";

/** Why a slip is put aside. `waits-for-teams`: it is recorded by itself once both teams of its match are known. */
export const PARKED_FOR = ["differs", "unclear", "no-such-teams", "ask-the-field", "waits-for-teams"] as const;

/** A slip put aside with a reason, to be asked about: nothing of it is told. */
export const parkProposal = z.strictObject({
	kind: z.literal("park"),
	match: id,
	reason: z.enum(PARKED_FOR),
	/** What the slip says, as far as it was typed. */
	slip: resultProposal
		.omit({ kind: true, match: true })
		.partial()
		.extend({
			absent: walkoverProposal.shape.absent.optional(),
			/** Of the young: it was played. */
			played: z.literal(true).optional(),
		})
		.optional(),
});

export function parkProposed({ record }: Ground, { match }: z.infer<typeof parkProposal>): Proposed | NotProposed {
	const placed = playedMatch(record, match);
	return "refused" in placed ? placed : { of: "result", matches: [] };
}
