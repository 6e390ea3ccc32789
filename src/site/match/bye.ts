import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";

type Sides = Pick<MatchCardData, "home" | "away">;

/** Whether a side has no opponent, as it was drawn or since both who could have come have lost: it is not played. */
export function isBye({ home, away }: Sides): boolean {
	return home.slot?.kind === "BYE" || away.slot?.kind === "BYE";
}
