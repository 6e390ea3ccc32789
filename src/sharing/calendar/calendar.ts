import type { Ask } from "../../site/results/ask.ts";
import type { Language } from "../../site/text/language.ts";
import { type Sport, textsIn } from "../../site/text/language.ts";
import { CalendarDocument, FieldNameDocument, TeamNameDocument } from "./calendar.graphql.ts";
import type { Calendar } from "./calendar-file.ts";
import { type CalendarEvent, matchEvent } from "./match-event.ts";

/** What calendars are made with. */
export type Making = {
	readonly ask: Ask;
	readonly cup: number;
	readonly sport: Sport;
	readonly language: Language;
	/** The address of a match's page in a year. */
	readonly addressOf: (year: string, match: string) => string;
};

export type Edition = { readonly year: string; readonly tournament: string };

/** What somebody follows in an edition. */
export type Following = { readonly teams: readonly string[]; readonly fields: readonly string[] };

/** While the cup lasts, matches move; then nothing changes any more. */
const READ_AGAIN = { soon: "PT30M", seldom: "P1D" } as const;

/** @returns a team's matches; null where the edition shows no such team */
export async function teamCalendar(making: Making, edition: Edition, id: string): Promise<Omit<Calendar, "address"> | null> {
	const { tournament } = await making.ask(TeamNameDocument, { cup: making.cup, tournament: edition.tournament, id });
	const team = tournament?.team;
	if (!team) return null;
	return calendarOf(`${team.name}, ${team.category.shortName}`, making, [[edition, { teams: [id], fields: [] }]]);
}

/** @returns a field's programme; null where the edition shows no such field */
export async function fieldCalendar(making: Making, edition: Edition, id: string): Promise<Omit<Calendar, "address"> | null> {
	const { tournament } = await making.ask(FieldNameDocument, { cup: making.cup, tournament: edition.tournament, id });
	const field = tournament?.field;
	if (!field) return null;
	return calendarOf(field.name, making, [[edition, { teams: [], fields: [id] }]]);
}

/** What somebody follows, edition by edition. @param name of the cup */
export function ownCalendar(
	name: string,
	making: Making,
	followed: readonly (readonly [Edition, Following])[],
): Promise<Omit<Calendar, "address">> {
	return calendarOf(`${textsIn(making.language).myWeek}, ${name}`, making, followed);
}

async function calendarOf(
	name: string,
	making: Making,
	followed: readonly (readonly [Edition, Following])[],
): Promise<Omit<Calendar, "address">> {
	const { ask, cup, language, sport, addressOf } = making;
	const text = textsIn(language, sport).match;
	const events: CalendarEvent[] = [];
	let isOver = true;
	for (const [{ year, tournament: id }, { teams, fields }] of followed) {
		const { tournament } = await ask(CalendarDocument, { cup, tournament: id, teams: [...teams], fields: [...fields] });
		if (!tournament) continue;
		isOver &&= tournament.today > tournament.endsAt;
		const words = { text, language, cup, addressOf: (match: string) => addressOf(year, match) };
		events.push(...tournament.matchesOf.flatMap((match) => matchEvent(match, words) ?? []));
	}
	return { name, readAgain: isOver ? READ_AGAIN.seldom : READ_AGAIN.soon, events };
}
