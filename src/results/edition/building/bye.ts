import type { MatchEntity } from "../entities.ts";

/** Whether a side has no opponent: the match is in a bracket and is not played. */
export function isBye({ home, away }: Pick<MatchEntity, "home" | "away">): boolean {
	return home.slot?.kind === "bye" || away.slot?.kind === "bye";
}
