import type { DayCategory, DayMatch, DaySide } from "../../office/day/day-data.ts";
import { formatWeekday } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { DayTexts } from "../../text/office/day-en.ts";
import type { NamedIn } from "../preview/use-preview.ts";
import { clockOf } from "./layout.ts";

/** A team's name, or the description of its slot. */
export function sideName({ name, slot }: DaySide, text: DayTexts): string {
	if (name !== null) return name;
	if (slot === undefined) return text.slot.nobody;
	if (slot.kind === "position") return text.slot.position(slot.position, { name: slot.group, stage: slot.stage });
	if (slot.kind === "best-of") return text.slot.best(slot.position, slot);
	if (slot.kind === "bye") return text.slot.bye;
	return slot.at === undefined
		? text.slot[slot.kind](slot.match)
		: text.slot.of[slot.kind](text.shortRound(slot.at.round), slot.at.position);
}

export const stateWord = ({ state, wants }: DayMatch, text: DayTexts): string =>
	text.states[wants === undefined ? state : "wants"];

/** "Group 10", "Playoff A · R16"; the word "group" is not repeated. */
export const stageWord = ({ division, round, stage }: DayMatch, text: DayTexts): string =>
	round === null ? text.group({ name: division, stage }) : text.round(division, round);

export const numberOf = ({ number, id }: DayMatch): string => number ?? id;

/** The screen reader's text of a block: see OFFICE §10. */
export function cellName(
	match: DayMatch,
	place: string,
	category: DayCategory | undefined,
	text: DayTexts,
	language: Language,
): string {
	const sides = `${sideName(match.home, text)}, ${sideName(match.away, text)}`;
	const score = match.score === undefined ? "" : `, ${match.score[0]}–${match.score[1]}`;
	const { minute, length } = match;
	return text.cell(
		numberOf(match),
		clockOf(minute),
		clockOf(minute + length),
		place,
		category?.name[language] ?? match.category,
		sides,
		`${stateWord(match, text)}${score}`,
	);
}

/** A match of a day other than the shown one: "2196 (Sat 18 Jul 10:00)". */
export function calledElsewhere(
	id: string,
	{ matches }: Pick<NamedIn, "matches">,
	language: Language,
	timeNotSet: string,
): string {
	const match = matches[id];
	if (match === undefined) return id;
	const number = match.number ?? id;
	return match.start === null
		? `${number} (${timeNotSet})`
		: `${number} (${formatWeekday(match.start, language)} ${match.start.slice(11, 16)})`;
}
