import type { Words } from "../../../text/language.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { ArenaChange, EditionChange, MatchChange } from "../../record/cup-file-change.ts";
import type { Asked } from "../preview.ts";
import type { ReportUnderReview } from "./accept-report-proposal.ts";

/** The effect of a proposal on the present record. */
export type Proposed = {
	/** Changed values of each match. */
	readonly matches: readonly MatchChange[];
	/** Other changes. */
	readonly besides?: Pick<EditionChange, "teams" | "categories" | "facts" | "announcements" | "published">;
	/** Changes of places. */
	readonly arenas?: readonly ArenaChange[];
	/** Matches that stay at an impossible place: they wait for another one, and that is shown. */
	readonly leavesOnClosed?: true;
	/** Cancelled matches that are played after all: their places are judged again. */
	readonly takesPlaces?: true;
	/** The kind of check: of the programme, the endings of matches, the participants, or facts. */
	readonly of: "programme" | "result" | "entry" | "decision";
	/** What the user has to confirm. */
	readonly asked?: readonly Asked[];
};

/** Why the proposal is impossible: texts by field. */
export type NotProposed = {
	readonly refused: "no-such-match" | "not-possible" | "open-side" | "invalid";
	readonly errors: Readonly<Record<string, readonly Words[]>>;
};

/** The inputs of a judgement: an edition, and its cup's time. */
export type Ground = {
	readonly record: EditionRecord;
	readonly now: Date;
	/** For a proposal about a pending report: that report. */
	readonly held?: ReportUnderReview | undefined;
};

export const notProposed = (refused: NotProposed["refused"], field: string, message: Words): NotProposed => ({
	refused,
	errors: { [field]: [message] },
});
