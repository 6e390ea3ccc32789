import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchCardData, SideData } from "../../client/queries/match-card.graphql.ts";
import { capital } from "../../text/capital.ts";
import { daysAt } from "../../text/days.ts";
import { formatScore, formatTime } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import { movedFrom } from "./moved-from.ts";
import { type ShownState, shownState } from "./shown-state.ts";
import { eitherTeam } from "./side-shown.ts";

/**
 * A match in one sentence for screen readers: "Live. IF Fyrsken, Sweden, 2. Osaka Minato SC, Japan, 1. B16, Playoff A. 14:20, 17 July,
 * Heden 1."
 * @param now the cup's time in milliseconds; null in a document
 * @param zone the name of its arena's time zone, if that is not the cup's
 */
export function matchName(
	match: MatchCardData,
	text: MatchTexts,
	language: Language,
	now: number | null = null,
	zone: string | null = null,
): string {
	const state = shownState(match, now);
	const score = scoreOf(match);
	const side = (one: SideData, name: string, goals: number | undefined): string =>
		[eitherTeam(one, text), name, one.team?.nation.name, goals].filter((part) => part != null).join(", ");
	const days = daysAt(now, language);
	const start = match.zonedStartTime;
	const stands = state !== "POSTPONED" && state !== "CANCELLED" && state !== "BYE";
	// The scheduled time of an overdue match comes first.
	const time =
		start === null || !stands || state === "DUE" ? null : [startHeard(start, match, text), zone].filter(Boolean).join(" ");
	const sentences = [
		stateHeard(match, state, text),
		side(match.home, match.homeTeamName, score?.home),
		side(match.away, match.awayTeamName, score?.away),
		match.shootOutHome !== null && match.shootOutAway !== null
			? text.afterShootOut(formatScore(match.shootOutHome, match.shootOutAway), match.decidedBy)
			: "",
		match.underProtest ? text.underProtest : "",
		`${match.categoryShortName}, ${match.divisionName}`,
		capital(
			[time, start && days.longDateWithin(start), match.locationName, movedFrom(match, text, days)].filter(Boolean).join(", "),
		),
	];
	return sentences
		.filter((sentence) => sentence !== "")
		.map((sentence) => `${sentence}.`)
		.join(" ");
}

function stateHeard(match: MatchCardData, state: ShownState, text: MatchTexts): string {
	if (state === "BYE") return text.bye.noMatch;
	if (state === "DUE") return text.pastStart.heard(formatTime(match.zonedStartTime ?? ""));
	if (state === "UNREPORTED") return text.pastStart.noReport;
	if (match.isPlayedWithoutScore) return text.played;
	return match.isWalkover ? text.walkover : text.states[state];
}

function startHeard(start: string, { expectedStart }: MatchCardData, { late }: MatchTexts): string {
	const time = formatTime(start);
	return expectedStart === null ? time : late.heard(formatTime(expectedStart), time);
}
