import { resultFor } from "../../client/match/result-for.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import { matchLength } from "../../cup/programme/overlap.ts";
import { movedFrom } from "../../site/match/moved-from.ts";
import { sideShown } from "../../site/match/side-shown.ts";
import { stageLine } from "../../site/match/stage-line.ts";
import { daysAt } from "../../text/days.ts";
import { formatScore } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import type { CalendarMatch } from "./calendar.graphql.ts";

/** A match as a calendar has it. Times are instants in milliseconds since 1970. */
export type CalendarEvent = {
	readonly uid: string;
	readonly sequence: number;
	/** When it was put on the programme or moved last; null where the record does not know. */
	readonly lastModified: number | null;
	readonly start: number;
	readonly end: number;
	readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
	readonly title: string;
	readonly description: string;
	readonly location: string | null;
	readonly geo: { readonly latitude: number; readonly longitude: number } | null;
	readonly url: string;
};

export type EventWords = {
	readonly text: MatchTexts;
	readonly language: Language;
	readonly cup: number;
	/** The address of a match's page. */
	readonly addressOf: (match: string) => string;
};

const STATUS: Partial<Record<CalendarMatch["state"], CalendarEvent["status"]>> = {
	POSTPONED: "TENTATIVE",
	CANCELLED: "CANCELLED",
};

/** @returns null for a match without a time: a calendar has no place for it */
export function matchEvent(match: CalendarMatch, { text, language, cup, addressOf }: EventWords): CalendarEvent | null {
	if (match.zonedStartTime === null) return null;
	const start = Date.parse(match.zonedStartTime);
	const url = addressOf(match.id);
	const moved = movedFrom(match, text, daysAt(null, language));
	const { latitude, longitude } = match;
	return {
		// From the id, which is stable; the printed number changes when a match is moved (DECISIONS §2).
		uid: `match-${encodeURIComponent(match.id)}.cup-${cup}@cupboard`,
		sequence: match.scheduleRevision ?? 0,
		lastModified: match.scheduleChangedAt === null ? null : Date.parse(match.scheduleChangedAt),
		start,
		end: start + matchLength(match.fullTime) * 60_000,
		status: STATUS[match.state] ?? "CONFIRMED",
		title: titleOf(match, text),
		description: [stageLine(match), match.number === null ? null : text.number(match.number), moved, url]
			.filter((line) => line !== null && line !== "")
			.join("\n"),
		location: locationOf(match),
		geo: latitude === null || longitude === null ? null : { latitude: shortened(latitude), longitude: shortened(longitude) },
		url,
	};
}

/** RFC 5545 §3.8.1.6: six decimals, which is a metre or less. */
const shortened = (degrees: number): number => Number(degrees.toFixed(6));

/**
 * With the score once it is final: calendars are refreshed too rarely for a changing one.
 * @param own the team whose calendar it is: in a result it and its goals are first, and the title has won, drawn or lost
 */
export function titleOf(match: CalendarMatch, text: MatchTexts, own: string | null = null): string {
	const { state } = match;
	const home = sideShown(match.home, match.homeTeamName, text);
	const away = sideShown(match.away, match.awayTeamName, text);
	const seen = state === "FINISHED" && own !== null ? resultFor(own, match) : null;
	if (seen?.outcome) {
		const isAway = match.away.team?.id === own;
		return worded(isAway ? away : home, isAway ? home : away, seen.score, seen.shootOut, text.table.outcomes[seen.outcome].word);
	}
	const score = state === "FINISHED" ? scoreOf(match) : null;
	const { shootOutHome, shootOutAway } = match;
	const kicks = shootOutHome === null || shootOutAway === null ? null : { own: shootOutHome, theirs: shootOutAway };
	return worded(home, away, score && { own: score.home, theirs: score.away }, kicks, null);

	function worded(first: string, second: string, goals: Goals | null, kicks: Goals | null, outcome: string | null): string {
		const between = goals === null ? "–" : formatScore(goals.own, goals.theirs);
		const after = [
			match.isWalkover ? text.walkoverShort : null,
			goals !== null && kicks !== null ? text.afterShootOut(formatScore(kicks.own, kicks.theirs), match.decidedBy) : null,
			outcome,
		].filter((part) => part !== null);
		const calledOff = state === "POSTPONED" || state === "CANCELLED" ? `${text.states[state]}: ` : "";
		return `${calledOff}${first} ${between} ${second}${after.length > 0 ? ` (${after.join(", ")})` : ""}`;
	}
}

type Goals = { readonly own: number; readonly theirs: number };
/** "Plan 1, Valhalla IP, Vägen 1": each part once, and no part that another one begins with ("Heden" of "Heden 1"). */
function locationOf({ locationName, arenaName, arenaAddress }: CalendarMatch): string | null {
	const parts = [locationName, arenaName, arenaAddress]
		.flatMap((part) => part?.split(/,\s*/) ?? [])
		.filter((part) => part !== "");
	const keys = parts.map((part) => part.toLowerCase());
	const isTold = (key: string, at: number) => keys.indexOf(key) < at || keys.some((other) => other.startsWith(`${key} `));
	const told = parts.filter((_, at) => !isTold(keys[at]!, at));
	return told.length === 0 ? null : told.join(", ");
}
