import type { PlayoffMatch } from "./bracket.ts";
import type { MatchId } from "./ids.ts";
import type { Slot } from "./slot.ts";

/**
 * The slots that a file of results does not state: where each team of a playoff match came from, by the last match it
 * played before. A side that has a slot keeps it; null where nothing tells.
 */
export declare function inferLinks(
	matches: readonly PlayoffMatch[],
): ReadonlyMap<MatchId, { readonly home: Slot | null; readonly away: Slot | null }>;
