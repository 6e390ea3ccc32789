import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { formatScore } from "../../text/format.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import { isBye } from "./bye.ts";

/** What the score alone does not show: who goes through or wins, and by what. `winner` is shown in bold; null without a winner. */
export type Verdict = { readonly winner: string | null; readonly rest: string };

/** "Westerduin" "go through, 4–3 after penalties"; otherwise the score at half-time; null if there is nothing to add. */
export function matchVerdict(match: MatchPageData, text: MatchTexts): Verdict | null {
	const winner = match.leadingSide === "HOME" ? match.homeTeamName : match.leadingSide === "AWAY" ? match.awayTeamName : null;
	if (isBye(match)) return winner === null ? { winner, rest: text.bye.nobody } : { winner, rest: text.bye.goesThrough };
	if (match.state !== "FINISHED") return null;
	const how = howDecided(match, text);
	if (winner !== null && how !== null) {
		const goesOn = match.winnerGoesTo !== null;
		return { winner, rest: text.page.goThrough(goesOn, how) };
	}
	if (how !== null) return { winner: null, rest: how };
	const { halfTimeHome: home, halfTimeAway: away } = match;
	return home === null || away === null ? null : { winner: null, rest: text.page.halfTime(formatScore(home, away)) };
}

/** What follows the verb: ", 4–3 after penalties", " by walkover". */
function howDecided(match: MatchPageData, text: MatchTexts): string | null {
	if (match.isWalkover) return match.leadingSide === null ? text.page.bothLost : ` ${text.page.decided.WALKOVER}`;
	if (match.shootOutHome !== null && match.shootOutAway !== null) {
		const [more, less] = [Math.max(match.shootOutHome, match.shootOutAway), Math.min(match.shootOutHome, match.shootOutAway)];
		return `, ${text.afterShootOut(formatScore(more, less), match.decidedBy)}`;
	}
	const { decided } = text.page;
	if (match.decidedBy === "EXTRA_TIME" && match.regularTimeHome !== null && match.regularTimeAway !== null) {
		return ` ${text.page.extraTime(formatScore(match.regularTimeHome, match.regularTimeAway))}`;
	}
	const by = match.decidedBy;
	// A shoot-out without figures is left out.
	return by === null || by === "PENALTIES" || by === "SEVEN_METRE_THROWS" ? null : ` ${decided[by]}`;
}
