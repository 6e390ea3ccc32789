import { z } from "zod";
import { DECIDED_OTHERWISE } from "../../../cup/match/match.ts";
import { mustBeDecided } from "../../../cup/match/must-be-decided.ts";
import { isUnlikelyScore, MOST_GOALS } from "../../../cup/office/unlikely-score.ts";
import { rulesOf } from "../../../cup/presets.ts";
import { PROPOSAL_TEXTS, SLIP_FAULTS_SV } from "../../../text/acts/proposals.ts";
import type { Words } from "../../../text/language.ts";
import { inBoth } from "../../../text/language.ts";
import { checkMatchResult } from "../../record/check/match-result.ts";
import type { CupFileMatch } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { isYoung } from "../../record/young-category.ts";
import { askedOfEnd, isSameEnd, wholeResult } from "./ending.ts";
import { seatedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** A higher score than this is a typing error. */
const goals = z.int("expected a whole number").min(0, "expected 0 or more").max(199, "expected 199 at most");
const score = z.strictObject({ home: goals, away: goals }, "expected home and away, two whole numbers");

/** Records a result from a slip. */
export const resultProposal = z.strictObject({
	kind: z.literal("result"),
	match: id,
	score,
	halfTime: score.optional(),
	regularTime: score.optional(),
	/** Left out if the score or lots decide. */
	shootOut: score.optional(),
	decidedBy: z.enum(DECIDED_OTHERWISE).exclude(["walkover"]).optional(),
	/** The winner of the lots. */
	winner: z.enum(["home", "away"]).optional(),
});

export function resultProposed(ground: Ground, proposal: z.infer<typeof resultProposal>): Proposed | NotProposed {
	const { record } = ground;
	const placed = seatedMatch(record, proposal.match);
	if ("refused" in placed) return placed;
	const { match, category, stage } = placed;
	if (isYoung(category)) return notProposed("not-possible", "score", PROPOSAL_TEXTS.noScoreKept);
	if (match.status === "cancelled") return notProposed("not-possible", "match", PROPOSAL_TEXTS.calledOff);
	const { kind: _, match: own, ...given } = proposal;
	const kicks = record.cup.sport === "handball" ? "seven-metre-throws" : "penalties";
	const decidedBy = given.decidedBy ?? (given.shootOut === undefined ? undefined : kicks);
	const end = wholeResult(own, "finished", { ...given, ...(decidedBy !== undefined && { decidedBy }) });
	const errors = faultsOf(end);
	const isOpen = given.score.home === given.score.away && decidedBy === undefined && given.winner === undefined;
	if (isOpen && mustBeDecided(stage.type, rulesOf(stage.rules ?? category.rules)))
		errors.shootOut = [stage.type === "playoff" ? PROPOSAL_TEXTS.levelInPlayoff : PROPOSAL_TEXTS.levelInGroup];
	if (Object.keys(errors).length > 0) return { refused: "invalid", errors };
	// The field's half-time score and goals stay if both agree on the result.
	if (isSameEnd(match, end))
		return { of: "result", matches: end.halfTime && !match.halfTime ? [{ id: own, halfTime: end.halfTime }] : [] };
	const { sport } = record.cup;
	const isUnlikely = isUnlikelyScore(sport, given.score, given.shootOut);
	const unlikely = isUnlikely ? [{ kind: "unlikely-score" as const, match: own, most: MOST_GOALS[sport] }] : [];
	return { of: "result", matches: [end], asked: [...askedOfEnd(ground, match, end), ...unlikely] };
}

function faultsOf(end: MatchChange): Record<string, Words[]> {
	const errors: Record<string, Words[]> = {};
	const said = Object.fromEntries(Object.entries(end).filter(([, value]) => value !== null)) as CupFileMatch;
	checkMatchResult(said, (field, message, expected) => {
		errors[field] = [...(errors[field] ?? []), inBoth(`${message}; expected ${expected}`, SLIP_FAULTS_SV[field])];
	});
	return errors;
}
