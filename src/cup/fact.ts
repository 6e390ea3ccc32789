import type { DivisionId, MatchId, StageId, TeamId } from "./ids.ts";
import type { ProtestOutcome } from "./protest.ts";

/** Whom it compares: the teams of one group, or those of several groups that a stage takes the best of. One of the two is given. */
type Among = { readonly division?: DivisionId | undefined; readonly stage?: StageId | undefined };

/**
 * What results cannot tell, recorded as what it is, with its time (DECISIONS §2). A position is never edited by hand.
 * `order`: the teams in the order that the lots or the shoot-out gave them, best first.
 * A `stage` in the group's place: between teams of several groups, for the seats that the best of a position have in that stage.
 * `points`: what the organiser gives a team (or takes away: negative) in its group's table by a decision, with the reason in `note`; visitors read both.
 * `points` (fair play): the higher is better, deductions are negative, as FIFA counts them. `ranking`: the lower is better.
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
	/** A begun match keeps a team by the organiser's decision, though the results as they are would have `instead` there; absent: nobody. */
	| {
			readonly kind: "as-played";
			readonly match: MatchId;
			readonly team: TeamId;
			readonly instead?: TeamId | undefined;
	  }
	/** Against a match's result: the claim in `note`; answered once it has an outcome. Neither is told to visitors. */
	| {
			readonly kind: "protest";
			readonly match: MatchId;
			readonly team?: TeamId | undefined;
			readonly note: string;
			readonly outcome?: ProtestOutcome | undefined;
			readonly answer?: string | undefined;
	  }
);
