import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileFact, EditionRecord } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { filledCategory } from "../../record/filled-category.ts";
import { storable } from "../../record/input/storable-text.ts";
import { factId } from "../fact-id.ts";
import { playedMatch } from "./match-of.ts";
import { postponeProposed } from "./postpone-proposal.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";
import { resultProposal, resultProposed } from "./result-proposal.ts";
import { walkoverProposal, walkoverProposed } from "./walkover-proposal.ts";

export type Protest = Extract<CupFileFact, { readonly kind: "protest" }>;

const words = storable(z.string().trim().min(3, "expected a few words").max(400, "expected 400 letters at most"));

/** A protest against a match's result: no team advances by it until it is answered. */
export const protestProposal = z.strictObject({
	kind: z.literal("protest"),
	match: id,
	/** The protesting side. */
	by: z.enum(["home", "away"]),
	/** The claim, without a name. */
	claim: words,
});

/** The protest is upheld; `becomes`: the new result. */
export const upholdProposal = z.strictObject({
	kind: z.literal("uphold"),
	match: id,
	protest: id,
	answer: words,
	becomes: z.discriminatedUnion("kind", [
		resultProposal.omit({ match: true }),
		walkoverProposal.omit({ match: true }),
		/** It is played once more, when it is given another time. */
		z.strictObject({ kind: z.literal("replay") }),
		/** The result stands nevertheless. */
		z.strictObject({ kind: z.literal("stands") }),
	]),
});

/** The protest is rejected: the result stands. */
export const rejectProposal = z.strictObject({ kind: z.literal("reject"), match: id, protest: id, answer: words });

const OVER = ["finished", "walkover"];

export function protestProposed({ record, now }: Ground, proposal: z.infer<typeof protestProposal>): Proposed | NotProposed {
	const placed = playedMatch(record, proposal.match);
	if ("refused" in placed) return placed;
	if (!OVER.includes(placed.match.status)) return notProposed("not-possible", "match", PROPOSAL_TEXTS.nothingToProtest);
	const team = filledCategory(record, placed.category).sides.get(proposal.match)?.[proposal.by].team ?? undefined;
	const present = record.edition.facts ?? [];
	if (present.some((fact) => isOpen(fact) && fact.match === proposal.match && fact.team === team))
		return notProposed("not-possible", "match", PROPOSAL_TEXTS.protestWaits);
	const said = { kind: "protest" as const, match: proposal.match, ...(team !== undefined && { team }), note: proposal.claim };
	// One that is answered stays as it was answered.
	const answered = present.filter((fact) => fact.kind !== "protest" || isOpen(fact));
	const own = factId(said, answered);
	const taken = new Set(present.map((fact) => fact.id));
	const free = taken.has(own) ? `${own.slice(0, 50)}-${now.getTime().toString(36)}` : own;
	return { of: "decision", matches: [], besides: { facts: [{ ...said, id: free, at: now.toISOString() }] } };
}

export function upholdProposed(ground: Ground, proposal: z.infer<typeof upholdProposal>): Proposed | NotProposed {
	const answered = answeredProtest(ground.record, proposal, "upheld");
	if ("refused" in answered) return answered;
	const changed = matchAfter(ground, proposal);
	if ("refused" in changed) return changed;
	return { of: "decision", matches: changed.matches, besides: { facts: [answered] } };
}

export function rejectProposed({ record }: Ground, proposal: z.infer<typeof rejectProposal>): Proposed | NotProposed {
	const answered = answeredProtest(record, proposal, "rejected");
	return "refused" in answered ? answered : { of: "decision", matches: [], besides: { facts: [answered] } };
}

const isOpen = (fact: CupFileFact): fact is Protest => fact.kind === "protest" && fact.outcome === undefined;

function answeredProtest(
	{ edition }: Pick<EditionRecord, "edition">,
	{ match, protest, answer }: { readonly match: string; readonly protest: string; readonly answer: string },
	outcome: "upheld" | "rejected",
): Protest | NotProposed {
	const own = (edition.facts ?? []).find((fact) => fact.id === protest);
	if (own?.kind !== "protest" || own.match !== match)
		return notProposed("no-such-match", "protest", PROPOSAL_TEXTS.noSuchProtest(match, protest));
	if (!isOpen(own)) return notProposed("not-possible", "protest", PROPOSAL_TEXTS.protestAnswered);
	return { ...own, outcome, answer };
}

/** The new result is judged like the same act on a slip; its replacement of the present one needs no separate confirmation. */
function matchAfter(
	ground: Ground,
	{ match, becomes }: z.infer<typeof upholdProposal>,
): { readonly matches: readonly MatchChange[] } | NotProposed {
	switch (becomes.kind) {
		case "stands":
			return { matches: [] };
		case "replay":
			return postponeProposed(ground, { kind: "postpone", match });
		case "walkover":
			return walkoverProposed(ground, { ...becomes, match });
		case "result":
			return resultProposed(ground, { ...becomes, match });
	}
}
