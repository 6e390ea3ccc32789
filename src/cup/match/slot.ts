import type { DivisionId, MatchId } from "../ids.ts";

export const SLOT_KINDS = ["position", "winner", "loser", "best-of", "bye"] as const;

/** A place in a match that a result elsewhere will fill, once that result is decided (DECISIONS §2, §3). */
export type Slot =
	/** "1st of group 3" */
	| { readonly kind: "position"; readonly division: DivisionId; readonly position: number }
	| { readonly kind: "winner"; readonly match: MatchId }
	| { readonly kind: "loser"; readonly match: MatchId }
	/**
	 * "Best third of A/B/C": a table or a rule in the data decides which one meets which winner (`Stage.bestOf`, `bestOfSeating`).
	 * With a `rank`, 1-based, it is exactly that one: "Second best third of A/B/C".
	 */
	| {
			readonly kind: "best-of";
			readonly position: number;
			readonly divisions: readonly DivisionId[];
			readonly rank?: number | undefined;
	  }
	/** No opponent: the other side advances. */
	| { readonly kind: "bye" };
