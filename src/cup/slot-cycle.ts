import type { MatchId } from "./ids.ts";
import type { Match } from "./match.ts";

/** The matches of a cycle of slots, each waiting for the next and the last for the first; null where there is none. */
export declare function slotCycle(matches: readonly Pick<Match, "id" | "division" | "home" | "away">[]): MatchId[] | null;
