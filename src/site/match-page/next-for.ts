import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import type { MatchTexts } from "../../text/match/en.ts";

/** The headings above the winner's and the loser's next match: the team's name if it is decided, otherwise "winner" or "loser". */
export function nextFor({ home, away, leadingSide, state }: MatchPageData, text: Pick<MatchTexts, "page">) {
	const decided = state === "FINISHED" && leadingSide !== null;
	const [winner, loser] = leadingSide === "AWAY" ? [away, home] : [home, away];
	return {
		winner: decided && winner.team ? text.page.nextFor(winner.team.name) : text.page.nextForWinner,
		loser: decided && loser.team ? text.page.nextFor(loser.team.name) : text.page.nextForLoser,
	};
}
