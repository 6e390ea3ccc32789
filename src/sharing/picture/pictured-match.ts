import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchCardData, SideData } from "../../client/queries/match-card.graphql.ts";
import { sideResultOf } from "../../site/match/side-result.ts";
import { sideShown } from "../../site/match/side-shown.ts";
import { formatDate, formatTime, formatWeekday } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import { flagCode } from "../../ui/flag-code.ts";
import type { BoardSide, PictureBoard, PicturedMatch, PictureSide } from "./picture.ts";

/** A match on a picture: the teams, and a board with the score, the start or a word. */
export function picturedMatch(match: MatchCardData, text: MatchTexts, language: Language): PicturedMatch {
	const live = match.state === "LIVE";
	const over = match.isWalkover ? text.walkover : text.states.FINISHED;
	const badge = live ? text.live : match.state === "FINISHED" ? over : null;
	return {
		badge: badge === null ? null : { live, text: badge },
		home: side(match.home, sideShown(match.home, match.homeTeamName, text)),
		away: side(match.away, sideShown(match.away, match.awayTeamName, text)),
		board: board(match, text, language),
	};
}

/** "Thu 17 Jul 14:20, Heden 1"; the time left out where the match is postponed or cancelled. */
export function whenAndWhere(match: MatchCardData, language: Language): string {
	const { zonedStartTime: start, state, locationName } = match;
	const off = state === "POSTPONED" || state === "CANCELLED";
	const when = start === null ? null : `${formatWeekday(start, language)}${off ? "" : ` ${formatTime(start)}`}`;
	return [when, locationName].filter(Boolean).join(", ");
}

function side({ team }: SideData, name: string): PictureSide {
	return { name, flag: team === null ? null : flagCode(team.nation.code), known: team !== null };
}

function board(match: MatchCardData, text: MatchTexts, language: Language): PictureBoard {
	const score = scoreOf(match);
	const live = match.state === "LIVE";
	if (score !== null) {
		const of = (name: "HOME" | "AWAY", goals: number, kicks: number | null): BoardSide => ({
			goals,
			kicks,
			trails: sideResultOf(match, name) === "trails",
		});
		return {
			kind: "score",
			live,
			home: of("HOME", score.home, match.shootOutHome),
			away: of("AWAY", score.away, match.shootOutAway),
		};
	}
	const start = match.zonedStartTime;
	if (match.state === "UPCOMING" && start !== null) {
		return { kind: "start", time: formatTime(start), date: formatDate(start, language) };
	}
	return { kind: "word", live, word: word() };

	function word(): string {
		if (match.isWalkover) return text.walkoverShort;
		if (match.state === "FINISHED") return text.played;
		return match.state === "UPCOMING" ? text.timeNotSet : text.states[match.state];
	}
}
