import type { Plan, Problem, Progress } from "../../../scheduling/problem.ts";

/** What a thread generates a schedule from. */
export type RunOrder = {
	readonly problem: Problem;
	/** The open number: the same problem, number and steps give the same schedule. */
	readonly number: number;
	/** Seconds after which it ends by itself. */
	readonly seconds: number;
	/** Left out: from nothing but the fixed matches. */
	readonly from?: Plan;
};

export type ToThread = "pause" | "resume" | "stop";

/** A schedule with its figures. */
export type Reached = { readonly plan: Plan; readonly progress: Progress; readonly seconds: number };

export type FromThread =
	| { readonly kind: "progress"; readonly progress: Progress; readonly seconds: number }
	| ({ readonly kind: "best" } & Reached)
	| ({ readonly kind: "done"; readonly isStopped: boolean } & Reached);
