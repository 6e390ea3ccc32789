import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import type { MatchTexts } from "../../text/match/en.ts";

export type Fate = NonNullable<TeamPageData["fate"]>;

/**
 * What is certain for a team: "Through to the semi-final, Playoff A", "Through to Playoff A", "Out in the round of 128, Playoff B", "Out
 * after Group 6", "Won Playoff A".
 */
export function fateWords({ kind, stage, division, round, won }: Fate, { team, playoff }: MatchTexts): string {
	const title = division?.title ?? stage.title;
	if (round === null) return kind === "OUT" ? team.outAfter(title) : team.through(title);
	const placed = kind === "PLACED" ? team.reached.place(round, won === true, title) : null;
	if (placed !== null) return placed;
	const where = playoff.theRound(round);
	return `${kind === "THROUGH" ? team.through(where) : team.out(where)}, ${title}`;
}
