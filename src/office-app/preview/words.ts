import { enumName } from "../../cup/enum-name.ts";
import type { SettledDecision, StuckNamed, WaitingDecision } from "../../cup/office/decision.ts";
import type { ChangedPosition } from "../../results/acts/preview.ts";
import { formatScore, formatTime, formatWeekdayName } from "../../text/format.ts";
import { groupTitle } from "../../text/group-title.ts";
import type { Language } from "../../text/language.ts";
import type { tableWords } from "../../text/match/table-of-sport.ts";
import type { decisionsEn } from "../../text/office/decisions-en.ts";

type Texts = typeof decisionsEn;

export function placeWords(decision: Extract<WaitingDecision, { readonly kind: "shared" }>, language: Language): string {
	const { among } = decision;
	return "division" in among ? groupTitle(among.group, language) : among.title[language];
}

/** "ASK IF – BRO IF, 2–1": the match that a decision is about. */
export function playedWords({ home, away }: Slip["slip"], score: Slip["score"]): string {
	const teams = `${home.name ?? ""} – ${away.name ?? ""}`;
	return score === null ? teams : `${teams}, ${formatScore(score.home, score.away)}`;
}

type Slip = Extract<WaitingDecision, { readonly kind: "protest" | "contested" }>;

/** "Group 6: who is second?" */
export function questionWords(decision: WaitingDecision, text: Texts, language: Language): string {
	if (decision.kind === "protest") return text.protestAgainst(decision.slip.number ?? decision.slip.match);
	if (decision.kind === "stuck") return text.stuckMatch(decision.number ?? decision.match);
	if (decision.kind === "contested") return text.contestedMatch(decision.slip.number ?? decision.slip.match);
	if (decision.kind === "level") return text.levelMatch(decision.slip.number ?? decision.slip.match);
	const place = placeWords(decision, language);
	return "division" in decision.among ? text.who(place, text.nth(decision.position)) : text.whoGoesOn(place);
}

/** "16:50"; of another day than today "Fri 08:00". @param today by the cup's calendar */
export const neededWords = (start: string, today: string, language: Language): string =>
	start.startsWith(today) ? formatTime(start) : dayAndTime(start, language);

/** "Fri 08:00": the filled match may be on any day of the cup. */
export const dayAndTime = (start: string, language: Language): string =>
	`${formatWeekdayName(start, language)} ${formatTime(start)}`;

/** A user's text before a sentence of ours. */
const asSentence = (written: string): string => (/[.!?…]$/.test(written) ? written : `${written}.`);

/** The waiting team, and its reason. */
export function claimWords(decision: WaitingDecision, text: Texts, language: Language): string {
	if (decision.kind === "shared")
		return [text.share(decision.teams.map(({ name }) => name)), text.slotsWait(decision.waiting.length)].join(" ");
	if (decision.kind === "protest") return text.protestSays(decision.by, asSentence(decision.claim));
	if (decision.kind === "stuck") return stuckWords(decision.cause, text, language);
	if (decision.kind === "contested")
		return decision.seats.map(({ team, instead }) => text.playedInstead(team.name, instead?.name ?? null)).join(" ");
	const { home, away } = decision.slip;
	const { score, waiting } = decision;
	return [
		text.playedTo(`${home.name ?? ""} – ${away.name ?? ""}`, formatScore(score.home, score.away)),
		...(waiting.length > 0 ? [text.slotsWait(waiting.length)] : []),
	].join(" ");
}

/** Why there is no opponent. */
function stuckWords(cause: StuckNamed, text: Texts, language: Language): string {
	const { stuck } = text;
	switch (cause.kind) {
		case "no-such-team":
			return stuck.noSuchTeam(groupTitle(cause.group, language), cause.teams, text.nth(cause.position));
		case "group-not-whole":
			return stuck.groupNotWhole(groupTitle(cause.group, language));
		case "no-seating":
			return stuck.noSeating(cause.position, cause.groups);
		case "too-few-groups":
			return stuck.tooFewGroups(cause.seats, cause.position, cause.groups);
		case "both-lost":
			return stuck.bothLost(cause.match);
		case "cancelled":
			return stuck.cancelled(cause.match);
	}
}

/** The sentence that the public table will have under it. */
export function tableSentence(
	positions: readonly ChangedPosition[],
	nameOf: (team: string) => string,
	words: ReturnType<typeof tableWords>,
): string | null {
	const placed = positions.filter(({ after, decidedBy }) => !after.shared && decidedBy !== null);
	const code = placed[0]?.decidedBy;
	if (code === undefined || code === null) return null;
	const places = placed
		.filter(({ decidedBy }) => decidedBy === code)
		.toSorted((a, b) => a.after.position - b.after.position)
		.map(({ team, after }) => ({ name: nameOf(team), position: after.position }));
	return words.puts(words.criterion(enumName(code), 1), places);
}

/** "B13 Group 21, lots"; "B16 match 1872, protest rejected". */
export function settledWords(
	{ category, division, fact, kind, match }: SettledDecision,
	text: Texts,
	language: Language,
): string {
	const where = match === null ? division && groupTitle(division, language) : text.match(match);
	const what = fact === null ? text.answers[kind as keyof Texts["answers"]] : text.kinds[fact];
	return [[category?.[language], where].filter(Boolean).join(" "), what].filter(Boolean).join(", ");
}
