import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import type { MatchTexts } from "../../text/match/en.ts";

export type Reached = TeamPageData["club"]["history"][number]["teams"][number]["reached"];

/** How far a team came: "Won Playoff A", "Quarter-final, Playoff B", "Group 4, 3rd place"; null if that is not published. */
export function reachedWords(reached: Reached, { team, ordinal, playoff: playoffTexts }: MatchTexts): string | null {
	if (reached === null) return null;
	const { group, position, playoff, round, won } = reached;
	if (playoff !== null && round !== null) {
		const place = won === null ? null : team.reached.place(round, won, playoff.title);
		return place ?? `${playoffTexts.round(round)}, ${playoff.title}`;
	}
	if (group === null) return null;
	return position === null ? group.title : team.placeIn(group.title, ordinal(position));
}
