import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import { id } from "../../record/cup-file-value.ts";
import { clockIn } from "../../record/zone.ts";
import { isUpcoming } from "../selection.ts";
import { LATER, shiftMatches } from "../shift.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

const A_DAY = 1440;

/** Moves matches that have not begun in time. */
export const shiftProposal = z.strictObject({
	kind: z.literal("shift"),
	matches: z.array(id).min(1, "expected a match at least").max(20_000),
	/** Later; below 0: earlier. */
	minutes: z
		.int("expected whole minutes")
		.min(-A_DAY)
		.max(A_DAY)
		.refine((minutes) => minutes !== 0, "expected another time"),
	later: z.enum(LATER),
});

export function shifted({ record }: Ground, proposal: z.infer<typeof shiftProposal>): Proposed | NotProposed {
	const known = new Map(record.edition.matches.map((match) => [match.id, match]));
	const unknown = proposal.matches.find((one) => !known.has(one));
	if (unknown !== undefined) return notProposed("no-such-match", "matches", PROPOSAL_TEXTS.noMatchThisYear(unknown));
	// A match that has begun meanwhile does not move: the preview shows which ones do.
	const ids = new Set(proposal.matches.filter((one) => isUpcoming(known.get(one)!)));
	const zones = new Map(record.arenas.flatMap(({ zone, fields }) => fields.map((field) => [field.id, zone] as const)));
	const { minutes, later } = proposal;
	const dayOf = (start: string, field: string) => clockIn(start, zones.get(field) ?? record.cup.zone).slice(0, 10);
	return { of: "programme", matches: shiftMatches(record, ids, { minutes, later, dayOf }) };
}
