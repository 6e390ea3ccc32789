import type { Figures } from "../../../scheduling/figures/figures.ts";
import type { Plan, Problem, Progress } from "../../../scheduling/problem.ts";
import type { Reason } from "../../../scheduling/why/reasons.ts";

/** What a thread generates a schedule from. */
export type RunOrder = {
	readonly problem: Problem;
	/** The open number: the same problem, number and steps give the same schedule. */
	readonly number: number;
	/** Seconds after which it ends by itself. */
	readonly seconds: number;
	/** Left out: from nothing but the fixed matches. */
	readonly from?: Plan;
	/** Instead of generating: matches stay where they are, save those that cannot, and as few others as possible. */
	readonly isRepair?: boolean;
};

export type ToThread = "pause" | "resume" | "stop";

/** A schedule with its figures. */
export type Reached = { readonly plan: Plan; readonly progress: Progress; readonly seconds: number };

export type FromThread =
	| { readonly kind: "progress"; readonly progress: Progress; readonly seconds: number }
	| ({ readonly kind: "best" } & Reached)
	| ({ readonly kind: "done"; readonly isStopped: boolean; readonly report: FinalReport } & Reached);

/** What is worked out once a run has ended: in its thread, since it takes longer than an answer may. */
export type FinalReport = {
	readonly figures: Pick<Figures, "shortestRest" | "arenaChanges">;
	/** Of the matches without a place, at most MOST_EXPLAINED. */
	readonly reasons: readonly Pick<Reason, "match" | "how" | "rules" | "bases" | "waysOut">[];
	/** Of a repair: how many matches could not stay, and how many have another place. */
	readonly repair?: { readonly displaced: number; readonly moved: number };
};
export const MOST_EXPLAINED = 40;
