import { z } from "zod";
import { mustBeDecided } from "../../../cup/match/must-be-decided.ts";
import { rulesOf } from "../../../cup/presets.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import { id } from "../../record/cup-file-value.ts";
import { storable } from "../../record/input/storable-text.ts";
import { isYoung } from "../../record/young-category.ts";
import { wholeResult } from "./ending.ts";
import { playedMatch, seatedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Decides about an abandoned match: its score counts, or it is replayed, or it is annulled. */
export const abandonProposal = z.strictObject({
	kind: z.literal("abandon"),
	match: id,
	as: z.enum(["stands", "replay", "struck"]),
	/** The field's report of the abandonment, if this answers one. */
	report: storable(z.string().min(1).max(200)).optional(),
});

export function abandoned({ record }: Ground, { match: own, as }: z.infer<typeof abandonProposal>): Proposed | NotProposed {
	const placed = as === "stands" ? seatedMatch(record, own) : playedMatch(record, own);
	if ("refused" in placed) return placed;
	const { match, category, stage } = placed;
	if (match.status !== "live") return notProposed("not-possible", "match", PROPOSAL_TEXTS.onlyLiveAbandoned);
	if (as === "replay") return { of: "result", matches: [{ ...wholeResult(own, "postponed"), ...NEVER_PLAYED }] };
	if (as === "struck") return { of: "result", matches: [{ ...wholeResult(own, "cancelled"), ...NEVER_PLAYED }] };
	if (isYoung(category)) return { of: "result", matches: [wholeResult(own, "finished")] };
	const { score = { home: 0, away: 0 } } = match;
	if (score.home === score.away && mustBeDecided(stage.type, rulesOf(stage.rules ?? category.rules)))
		return notProposed(
			"not-possible",
			"match",
			stage.type === "playoff" ? PROPOSAL_TEXTS.abandonedLevel : PROPOSAL_TEXTS.abandonedLevelInGroup,
		);
	return { of: "result", matches: [wholeResult(own, "finished", { score })] };
}

const NEVER_PLAYED = { begun: null, ended: null, events: null } as const;
