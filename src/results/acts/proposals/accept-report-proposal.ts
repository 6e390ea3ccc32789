import { z } from "zod";
import type { PlayingTerms } from "../../../cup/reports/course.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import { isObjection, OBJECTIONS } from "../../../cup/reports/verdict.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { storable } from "../../record/input/storable-text.ts";
import { playedMatch, seatedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Approves an improbable report from a field: it is published, as the office's report. */
export const acceptReportProposal = z.strictObject({
	kind: z.literal("let-through"),
	match: id,
	report: storable(z.string().min(1).max(200)),
});
/** Discards it: it is never published. */
export const dropProposal = z.strictObject({ kind: z.literal("drop"), match: id, report: storable(z.string().min(1).max(200)) });

/** A pending report, with the data to show its effect. */
export type ReportUnderReview = {
	readonly match: string;
	readonly report: Report;
	readonly log: readonly Report[];
	readonly terms: PlayingTerms;
	/** A valid act has approved or discarded it. */
	readonly isSettled: boolean;
};

export function acceptReportProposed(ground: Ground, proposal: z.infer<typeof acceptReportProposal>): Proposed | NotProposed {
	const seated = seatedMatch(ground.record, proposal.match);
	if ("refused" in seated) return seated;
	const waiting = heldOf(ground, proposal);
	if ("refused" in waiting) return waiting;
	const { report, log, terms } = waiting;
	const { stated, verdicts } = reportedMatch([...log, report], terms);
	const verdict = verdicts.get(report.id);
	if (verdict === "undone") return notProposed("not-possible", "report", PROPOSAL_TEXTS.reportWithdrawn);
	if (verdict !== undefined && isObjection(verdict))
		return notProposed("not-possible", "report", PROPOSAL_TEXTS.reportNotCounted(OBJECTIONS[verdict]));
	if (verdict === "repeated") return { of: "result", matches: [] };
	const { events, ...result } = stated;
	const change = { ...result, id: proposal.match, events: events.length > 0 ? [...events] : null } as MatchChange;
	return { of: "result", matches: [change] };
}

export function dropProposed(ground: Ground, proposal: z.infer<typeof dropProposal>): Proposed | NotProposed {
	const waiting = heldOf(ground, proposal);
	return "refused" in waiting ? waiting : { of: "result", matches: [] };
}

function heldOf(
	{ record, held }: Ground,
	{ match, report }: { readonly match: string; readonly report: string },
): ReportUnderReview | NotProposed {
	const placed = playedMatch(record, match);
	if ("refused" in placed) return placed;
	if (!held || held.match !== match || held.report.id !== report)
		return notProposed("no-such-match", "report", PROPOSAL_TEXTS.noSuchReport(report));
	if (held.isSettled) return notProposed("not-possible", "report", PROPOSAL_TEXTS.reportSettled);
	return held;
}
