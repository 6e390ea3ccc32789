import type { PlacingData } from "../../client/queries/placing.graphql.ts";
import type { MatchTexts } from "../../text/match/en.ts";

/** The reason for a team's final place: "Won Playoff A", "Out in the quarter-final, Playoff A", "Group 4, 3rd place". */
export function placingWords({ withdrawn, division, round, won, groupPosition }: PlacingData, text: MatchTexts): string {
	if (withdrawn) return text.table.withdrawn;
	if (division === null) return "";
	if (round === null)
		return groupPosition === null ? division.title : text.team.placeIn(division.title, text.ordinal(groupPosition));
	// Its last match was cancelled.
	if (won === null) return `${text.playoff.round(round)}, ${division.title}`;
	const place = text.team.reached.place(round, won, division.title);
	if (place !== null) return place;
	return won
		? `${text.playoff.round(round)}, ${division.title}`
		: `${text.team.out(text.playoff.theRound(round))}, ${division.title}`;
}
