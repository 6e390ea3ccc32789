import { z } from "zod";
import { id } from "../../record/cup-file-value.ts";
import { playedMatch } from "./match-of.ts";
import type { Ground, NotProposed, Proposed } from "./proposed.ts";
import { resultProposal } from "./result-proposal.ts";
import { walkoverProposal } from "./walkover-proposal.ts";

/** Why a slip is parked. `waits-for-teams`: it is recorded automatically once both teams of its match are known. */
export const PARKED_FOR = ["differs", "unclear", "no-such-teams", "ask-the-field", "waits-for-teams"] as const;

/** Parks a slip with a reason, for a question to the field: nothing of it is published. */
export const parkProposal = z.strictObject({
	kind: z.literal("park"),
	match: id,
	reason: z.enum(PARKED_FOR),
	/** The slip's values, as far as they were typed. */
	slip: resultProposal
		.omit({ kind: true, match: true })
		.partial()
		.extend({
			absent: walkoverProposal.shape.absent.optional(),
			/** For a young category: played. */
			played: z.literal(true).optional(),
		})
		.optional(),
});

export function parkProposed({ record }: Ground, { match }: z.infer<typeof parkProposal>): Proposed | NotProposed {
	const placed = playedMatch(record, match);
	return "refused" in placed ? placed : { of: "result", matches: [] };
}
