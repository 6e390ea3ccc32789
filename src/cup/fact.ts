import type { DivisionId, MatchId, TeamId } from "./ids.ts";

/**
 * What results cannot tell, recorded as what it is, with its time (DECISIONS §2). A position is never edited by hand.
 * `order`: the teams in the order that the lots or the shoot-out gave them, best first.
 * `points` (fair play): the higher is better, deductions are negative, as FIFA counts them. `ranking`: the lower is better.
 */
export type Fact = { readonly id: string; readonly at: string } & (
	| { readonly kind: "lots" | "shoot-out"; readonly division: DivisionId; readonly order: readonly TeamId[] }
	| { readonly kind: "fair-play"; readonly division: DivisionId; readonly team: TeamId; readonly points: number }
	| { readonly kind: "ranking"; readonly team: TeamId; readonly ranking: number }
	| { readonly kind: "walkover" | "correction"; readonly match: MatchId; readonly note: string }
);
