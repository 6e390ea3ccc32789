import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";

type Sides = Pick<MatchCardData, "home" | "away">;

/** Whether a side has no opponent, by the draw or because both possible opponents have lost. Such a match is not played. */
export function isBye({ home, away }: Sides): boolean {
	return home.slot?.kind === "BYE" || away.slot?.kind === "BYE";
}
