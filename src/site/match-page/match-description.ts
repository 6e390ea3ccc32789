import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { formatScore, formatTime, formatWeekday } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { MatchTexts } from "../../text/match/en.ts";

/** A match in a sentence, for search engines and shared links: "Live: IF Fyrsken 2–1 Osaka Minato SC. B16, Playoff A. Thu 17 Jul 14:20, Heden 1." */
export function matchDescription(match: MatchPageData, text: MatchTexts, language: Language): string {
	const score = scoreOf(match);
	const state = match.isPlayedWithoutScore ? text.played : match.isWalkover ? text.walkover : text.states[match.state];
	const between = score === null ? "–" : formatScore(score.home, score.away);
	const start = match.zonedStartTime;
	const when = start === null ? null : `${formatWeekday(start, language)} ${formatTime(start)}`;
	return [
		`${state}: ${match.homeTeamName} ${between} ${match.awayTeamName}`,
		`${match.category.name}, ${match.divisionName}, ${match.roundName}`,
		[when, match.locationName].filter(Boolean).join(", "),
	]
		.filter((sentence) => sentence !== "")
		.map((sentence) => `${sentence}.`)
		.join(" ");
}
