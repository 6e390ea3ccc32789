import type { DivisionId, MatchId, StageId, TeamId } from "./ids.ts";
import type { ProtestOutcome } from "./protest.ts";

/** The compared teams: of one group, or of several groups for a stage's best-of slots. Exactly one is given. */
type Among = { readonly division?: DivisionId | undefined; readonly stage?: StageId | undefined };

/**
 * What results cannot show, recorded with its kind and time (DECISIONS §2). Positions are never edited by hand.
 * - `order`: the teams in the order given by lots or the shoot-out, best first.
 * - A `stage` instead of a group: compares teams of several groups, for that stage's slots for the best of a position.
 * - `points` of kind `points`: added to a team in its group's table (negative: deducted) by a decision, with the reason in
 * `note`; visitors see both.
 * - `points` of kind `fair-play`: the higher is better, deductions are negative, as FIFA counts them. `ranking`: the lower is
 * better.
 */
export type Fact = { readonly id: string; readonly at: string } & (
	| ({ readonly kind: "lots"; readonly order: readonly TeamId[] } & Among)
	| { readonly kind: "shoot-out"; readonly division: DivisionId; readonly order: readonly TeamId[] }
	| {
			readonly kind: "points";
			readonly division: DivisionId;
			readonly team: TeamId;
			readonly points: number;
			readonly note: string;
	  }
	| ({ readonly kind: "fair-play"; readonly team: TeamId; readonly points: number } & Among)
	| { readonly kind: "ranking"; readonly team: TeamId; readonly ranking: number; readonly stage?: StageId | undefined }
	| { readonly kind: "walkover" | "correction"; readonly match: MatchId; readonly note: string }
	/**
	 * A match that has begun keeps a team by the organiser's decision, although present results give `instead`; absent: no team.
	 */
	| {
			readonly kind: "as-played";
			readonly match: MatchId;
			readonly team: TeamId;
			readonly instead?: TeamId | undefined;
	  }
	/**
	 * A protest against a match's result, with the claim in `note`; open until it has an outcome. Visitors see neither claim nor
	 * answer.
	 */
	| {
			readonly kind: "protest";
			readonly match: MatchId;
			readonly team?: TeamId | undefined;
			readonly note: string;
			readonly outcome?: ProtestOutcome | undefined;
			readonly answer?: string | undefined;
	  }
);
