import { DOT } from "../text/dot.ts";
import type { MatchTexts } from "../text/match/en.ts";
import type { MatchCardData } from "./match-card.graphql.ts";

/** What a match is part of, in a list of many categories: "B16 · Group 4", "B16 · Playoff A · Quarter-finals". */
export function stageLine({ categoryShortName, divisionName, round }: MatchCardData, { playoff }: MatchTexts): string {
	return [categoryShortName, divisionName, playoff.rounds[round]].filter(Boolean).join(DOT);
}
