import type { DecidedBy, MatchResult, SideName } from "./match.ts";

/** What a playoff match came to. `none`: both sides lost it. */
export type Outcome = { readonly winner: SideName | "none"; readonly by: DecidedBy };

/** Null while it is not decided. */
export declare function outcome(result: MatchResult): Outcome | null;
