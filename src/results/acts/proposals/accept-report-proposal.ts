import { z } from "zod";
import type { PlayingTerms } from "../../../cup/reports/course.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import { isObjection, OBJECTIONS } from "../../../cup/reports/verdict.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { storable } from "../../record/input/storable-text.ts";
import { playedMatch, seatedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** An improbable report of a field is true: it is made public, as the office's word. */
export const acceptReportProposal = z.strictObject({
	kind: z.literal("let-through"),
	match: id,
	report: storable(z.string().min(1).max(200)),
});
/** It is not: it is told to nobody. */
export const dropProposal = z.strictObject({ kind: z.literal("drop"), match: id, report: storable(z.string().min(1).max(200)) });

/** A report that is held, with all that tells what it would come to. */
export type ReportUnderReview = {
	readonly match: string;
	readonly report: Report;
	readonly log: readonly Report[];
	readonly terms: PlayingTerms;
	/** An act that stands has let it through or dropped it. */
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
	if (verdict === "undone")
		return notProposed("not-possible", "report", {
			en: "The reporter has taken it back meanwhile: drop it.",
			sv: "Rapportören har tagit tillbaka den under tiden: släng den.",
		});
	if (verdict !== undefined && isObjection(verdict))
		return notProposed("not-possible", "report", {
			en: `As the match stands now it would not count: ${OBJECTIONS[verdict]}. Drop it.`,
			sv: "Som matchen står nu skulle den inte räknas. Släng den.",
		});
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
		return notProposed("no-such-match", "report", {
			en: `No report "${report}" of this match is held.`,
			sv: `Ingen rapport "${report}" om den här matchen hålls tillbaka.`,
		});
	if (held.isSettled)
		return notProposed("not-possible", "report", {
			en: "Somebody has let it through or dropped it already.",
			sv: "Någon har redan släppt igenom eller slängt den.",
		});
	return held;
}
