import type { Words } from "../../../text/language.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { ArenaChange, EditionChange, MatchChange } from "../../record/cup-file-change.ts";
import type { Asked } from "../preview.ts";
import type { ReportUnderReview } from "./accept-report-proposal.ts";

/** What a proposal comes to in the record as it is. */
export type Proposed = {
	/** What becomes another of each match. */
	readonly matches: readonly MatchChange[];
	/** What becomes another beside them. */
	readonly besides?: Pick<EditionChange, "teams" | "categories" | "facts" | "announcements" | "published">;
	/** What becomes another of where it is played. */
	readonly arenas?: readonly ArenaChange[];
	/** Matches that stay where nobody may put one: they wait for another place, and that is told. */
	readonly leavesOnClosed?: true;
	/** Matches that were called off are played after all: whether their places are still theirs is judged as of the programme. */
	readonly takesPlaces?: true;
	/** What is judged: where, when and by whom matches are played, how they ended, who takes part, or what decides beside results. */
	readonly of: "programme" | "result" | "entry" | "decision";
	/** What may be done only by who says that it is meant. */
	readonly asked?: readonly Asked[];
};

/** Why nothing can be proposed: what, by field, as people read it. */
export type NotProposed = {
	readonly refused: "no-such-match" | "not-possible" | "open-side" | "invalid";
	readonly errors: Readonly<Record<string, readonly Words[]>>;
};

/** What a proposal is judged by: an edition as it is, and the time by its cup's clock. */
export type Ground = {
	readonly record: EditionRecord;
	readonly now: Date;
	/** Of a proposal about a report that is held: that report. */
	readonly held?: ReportUnderReview | undefined;
};

export const notProposed = (refused: NotProposed["refused"], field: string, message: Words): NotProposed => ({
	refused,
	errors: { [field]: [message] },
});
