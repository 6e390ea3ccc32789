import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { DOT } from "../../text/dot.ts";

type Staged = Pick<MatchCardData, "categoryShortName" | "divisionName" | "round" | "roundName">;

/** A match's stage, in a list of several categories: "B16 · Group 4", "B16 · Playoff A · Quarter-final 2". */
export function stageLine({ categoryShortName, divisionName, round, roundName }: Staged): string {
	const inGroup = /^\d+$/.test(round);
	return [categoryShortName, divisionName, inGroup ? null : roundName].filter(Boolean).join(DOT);
}
