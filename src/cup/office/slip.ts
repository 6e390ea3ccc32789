import type { DecidedBy, MatchStatus, Score, SideName } from "../match/match.ts";
import type { PlayoffRound } from "../playoffs/playoff-round.ts";
import type { Improbable } from "../reports/improbable.ts";
import type { AbandonedWhy, Confirmer, ReportKind } from "../reports/report.ts";

type Words = { readonly en: string; readonly sv: string };

/** How a match ended, as a slip, a reporter or the site says it. */
export type Ending = {
	readonly status: MatchStatus;
	readonly score: Score | null;
	readonly shootOut: Score | null;
	readonly decidedBy: DecidedBy | null;
	readonly winner: SideName | "none" | null;
};

export type SlipSide = {
	readonly team: string | null;
	readonly name: string | null;
	/** The code of its flag. */
	readonly nation: string | null;
	readonly shirts: string | null;
};

/** A match as the desk that types its slip sees it. */
export type SlipMatch = {
	readonly id: string;
	readonly number: string | null;
	readonly category: { readonly id: string; readonly name: Words };
	/** No score is kept: it was played, or not. */
	readonly isYoung: boolean;
	readonly stage: {
		readonly type: "group" | "playoff";
		/** A level group match is decided by kicks. */
		readonly decidesDraws?: true;
		readonly division: string;
		readonly title: Words;
		readonly round: number | PlayoffRound;
	};
	/** On the clocks of its place, with the offset; null: no time is set; empty: it is not known here, without a network. */
	readonly start: string | null;
	readonly ended: string | null;
	readonly place: string | null;
	readonly isNotBegun: boolean;
	readonly isBye: boolean;
	readonly sides: { readonly home: SlipSide; readonly away: SlipSide };
	readonly stands: Ending & { readonly halfTime: Score | null };
	/** Who says how it ended, the newest last. */
	readonly said: readonly {
		readonly by: "field" | "desk";
		/** The desk's name, or the field's. */
		readonly who: string | null;
		/** Whether the desk that looks at the match typed it; left out: somebody else. */
		readonly isOwn?: true;
		readonly at: string;
		readonly ending: Ending;
		/** Who confirmed it on the field by a tick; left out: nobody is asked to. */
		readonly confirmedBy?: readonly Confirmer[];
	}[];
	readonly isParked: boolean;
	/** What it waits for while one of its teams is not known, such as "the result of match 95"; null: it takes a result. */
	readonly missing: Words | null;
};

export type SlipAnswer = { readonly matches: readonly SlipMatch[] };

/** A match in a list, in few words. */
export type ListedSlip = {
	readonly match: string;
	readonly number: string | null;
	readonly category: Words;
	readonly type: "group" | "playoff";
	/** A level group match is decided by kicks. */
	readonly decidesDraws?: true;
	readonly division: string;
	readonly place: string | null;
	readonly arena: string | null;
	readonly home: SlipSide;
	readonly away: SlipSide;
};

/** A match that should be over and has no whole result. */
export type WantedSlip = ListedSlip & {
	/** Minutes since it should have been over. */
	readonly late: number;
	readonly isYoung: boolean;
	readonly known:
		| { readonly kind: "nothing" | "begun" | "played" }
		| { readonly kind: "half-time" | "score" | "shoot-out-missing"; readonly score: Score };
};

export type ParkedSlip = ListedSlip & {
	readonly act: number;
	readonly desk: string;
	readonly at: string;
	readonly reason: string;
	readonly slip: {
		readonly score?: Score;
		readonly shootOut?: Score;
		readonly absent?: "home" | "away" | "both";
		readonly played?: true;
	} | null;
	/** Of one that waits for its teams: what is missing; null: nothing is any more, and a desk has to look at it. */
	readonly missing: Words | null;
};

/** What fields have reported of a match without both teams: it counts by itself once they are known. */
export type WaitingReports = ListedSlip & {
	readonly missing: Words | null;
	/** How many reports wait, and when the last of them was made, by the cup's clock. */
	readonly count: number;
	readonly at: string;
	/** What they come to so far. Of the young no score is told. */
	readonly status: MatchStatus;
	readonly score: Score | null;
};

export type DoneSlip = ListedSlip & {
	readonly act: number;
	readonly kind: "result" | "walkover" | "postpone" | "played" | "reopen" | "park";
	readonly score: Score | null;
	readonly shootOut: Score | null;
};

/** As much of a match as a desk keeps for the time without a network. */
export type OfflineSlip = ListedSlip & { readonly isYoung: boolean; readonly start: string | null };

/** A field's report that is improbable, and waits to be let through or dropped. */
export type ReviewSlip = ListedSlip & {
	readonly report: string;
	readonly kind: ReportKind;
	readonly because: Improbable | "abandoned";
	/** Of a match that was broken off: when, and why. */
	readonly minute: number | null;
	readonly why: AbandonedWhy | null;
	/** Instants by the cup's clock: when it happened as the field says, and when it came in. */
	readonly at: string;
	readonly heldAt: string;
	readonly score: Score | null;
	/** What is public meanwhile. */
	readonly stands: Score | null;
	readonly status: MatchStatus;
};
