import { z } from "zod";
import { undecidedSeats } from "../../../cup/playoffs/as-played.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileFact, EditionRecord } from "../../record/cup-file.ts";
import { id } from "../../record/cup-file-value.ts";
import { categoryPlan, filledCategory } from "../../record/filled-category.ts";
import { factId } from "../fact-id.ts";
import { playedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";
import { walkoverProposal, walkoverProposed } from "./walkover-proposal.ts";

/** A played match keeps its teams, although present tables and results give others. */
export const asPlayedProposal = z.strictObject({ kind: z.literal("as-played"), match: id });

/** The same, and the match is given to one of them, or lost by both. */
export const awardProposal = walkoverProposal.extend({ kind: z.literal("award") });

export function asPlayedProposed({ record, now }: Ground, { match }: z.infer<typeof asPlayedProposal>): Proposed | NotProposed {
	const facts = factsOf(record, now, match);
	return "refused" in facts ? facts : { of: "decision", matches: [], besides: { facts } };
}

export function awardProposed(ground: Ground, { match, absent }: z.infer<typeof awardProposal>): Proposed | NotProposed {
	const facts = factsOf(ground.record, ground.now, match);
	if ("refused" in facts) return facts;
	// The replacement of the result by the walkover needs no separate confirmation.
	const given = walkoverProposed(ground, { kind: "walkover", match, absent });
	return "refused" in given ? given : { of: "decision", matches: given.matches, besides: { facts } };
}

function factsOf(record: EditionRecord, now: Date, match: string): CupFileFact[] | NotProposed {
	const placed = playedMatch(record, match);
	if ("refused" in placed) return placed;
	const { contested } = filledCategory(record, placed.category);
	const seats = undecidedSeats(contested, categoryPlan(record, placed.category).facts).filter((seat) => seat.match === match);
	if (seats.length === 0) return notProposed("not-possible", "match", PROPOSAL_TEXTS.notContested);
	const present = record.edition.facts ?? [];
	const facts: CupFileFact[] = [];
	for (const { team, instead } of seats) {
		const said = { kind: "as-played" as const, match, team, ...(instead.team !== null && { instead: instead.team }) };
		facts.push({ ...said, id: factId(said, [...present, ...facts]), at: now.toISOString() });
	}
	return facts;
}
