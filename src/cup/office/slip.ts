import type { DecidedBy, MatchStatus, Score, SideName } from "../match/match.ts";
import type { PlayoffRound } from "../playoffs/playoff-round.ts";
import type { Improbable } from "../reports/improbable.ts";
import type { AbandonedWhy, Confirmer, ReportKind } from "../reports/report.ts";

type Words = { readonly en: string; readonly sv: string };

/** How a match ended, as stated by a slip, a reporter or the site. */
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

/** A match as shown to the desk that types its slip. */
export type SlipMatch = {
	readonly id: string;
	readonly number: string | null;
	readonly category: { readonly id: string; readonly name: Words };
	/** No score is stored, only whether it was played. */
	readonly isYoung: boolean;
	readonly stage: {
		readonly type: "group" | "playoff";
		/** A level group match is decided by a shoot-out. */
		readonly decidesDraws?: true;
		readonly division: string;
		readonly title: Words;
		/** Its groups are named with it. */
		readonly namesStage?: true;
		readonly round: number | PlayoffRound;
	};
	/** Local time at its place, with the offset; null: not scheduled; empty: unknown offline. */
	readonly start: string | null;
	readonly ended: string | null;
	readonly place: string | null;
	readonly isNotBegun: boolean;
	readonly isBye: boolean;
	readonly sides: { readonly home: SlipSide; readonly away: SlipSide };
	readonly stands: Ending & { readonly halfTime: Score | null };
	/** The sources of the result, the newest last. */
	readonly said: readonly {
		readonly by: "field" | "desk";
		/** The name of the desk or the field. */
		readonly who: string | null;
		/** Whether the desk that views the match typed it; left out: no. */
		readonly isOwn?: true;
		readonly at: string;
		readonly ending: Ending;
		/** The confirmations on the field; left out: none are asked for. */
		readonly confirmedBy?: readonly Confirmer[];
	}[];
	readonly isParked: boolean;
	/** What it waits for while a team is not known, such as "the result of match 95"; null: it can get a result. */
	readonly missing: Words | null;
};

export type SlipAnswer = { readonly matches: readonly SlipMatch[] };

/** A match in a list. */
export type ListedSlip = {
	readonly match: string;
	readonly number: string | null;
	readonly category: Words;
	readonly type: "group" | "playoff";
	/** A level group match is decided by a shoot-out. */
	readonly decidesDraws?: true;
	readonly division: string;
	/** Its stage's title, if its groups are named with it. */
	readonly stage?: Words;
	readonly place: string | null;
	readonly arena: string | null;
	readonly home: SlipSide;
	readonly away: SlipSide;
};

/** A match that should be over and lacks a complete result. */
export type WantedSlip = ListedSlip & {
	/** Minutes since its expected end. */
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
	/** For a slip that waits for its teams: what is missing; null: nothing any more, and a desk has to check it. */
	readonly missing: Words | null;
};

/** A field's reports of a match without both teams: they count automatically once the teams are known. */
export type WaitingReports = ListedSlip & {
	readonly missing: Words | null;
	/** The number of waiting reports, and the time of the last one, by the cup's clock. */
	readonly count: number;
	readonly at: string;
	/** The result that they give so far, without a score for young categories. */
	readonly status: MatchStatus;
	readonly score: Score | null;
};

export type DoneSlip = ListedSlip & {
	readonly act: number;
	readonly kind: "result" | "walkover" | "postpone" | "played" | "reopen" | "park";
	readonly score: Score | null;
	readonly shootOut: Score | null;
};

/** The part of a match that a desk stores for use offline. */
export type OfflineSlip = ListedSlip & { readonly isYoung: boolean; readonly start: string | null };

/** A field's improbable report, which waits to be approved or discarded. */
export type ReviewSlip = ListedSlip & {
	readonly report: string;
	readonly kind: ReportKind;
	readonly because: Improbable | "abandoned";
	/** For an abandoned match: when, and why. */
	readonly minute: number | null;
	readonly why: AbandonedWhy | null;
	/** Instants of the cup's clock: when it happened according to the field, and when it was received. */
	readonly at: string;
	readonly heldAt: string;
	readonly score: Score | null;
	/** The public score and status meanwhile. */
	readonly stands: Score | null;
	readonly status: MatchStatus;
};
