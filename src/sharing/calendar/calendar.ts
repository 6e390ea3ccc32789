import { fieldNameAlone } from "../../cup/place-name.ts";
import { sideShown } from "../../site/match/side-shown.ts";
import type { Ask } from "../../site/results/ask.ts";
import type { Language } from "../../site/text/language.ts";
import { type Sport, textsIn } from "../../site/text/language.ts";
import {
	CalendarDocument,
	type CalendarMatch,
	FieldNameDocument,
	MatchCalendarDocument,
	TeamNameDocument,
} from "./calendar.graphql.ts";
import type { Calendar } from "./calendar-file.ts";
import { type CalendarEvent, matchEvent } from "./match-event.ts";

/** What calendars are made with. */
export type CalendarSettings = {
	readonly ask: Ask;
	readonly cup: number;
	readonly sport: Sport;
	readonly language: Language;
	/** The address of a match's page in a year. */
	readonly addressOf: (year: string, match: string) => string;
};

export type Edition = { readonly year: string; readonly tournament: string };

/** What somebody follows in an edition. */
export type FollowedIds = { readonly teams: readonly string[]; readonly fields: readonly string[] };

/** While the cup lasts, matches move; then nothing changes any more. */
const READ_AGAIN = { soon: "PT30M", seldom: "P1D" } as const;

/** @returns a team's matches; null where the edition shows no such team */
export async function teamCalendar(
	making: CalendarSettings,
	edition: Edition,
	id: string,
): Promise<Omit<Calendar, "address"> | null> {
	const { tournament } = await making.ask(TeamNameDocument, { cup: making.cup, tournament: edition.tournament, id });
	const team = tournament?.team;
	if (!team) return null;
	return calendarOf(`${team.name}, ${team.category.shortName}`, making, [[edition, { teams: [id], fields: [] }]]);
}

/** @returns a field's programme; null where the edition shows no such field */
export async function fieldCalendar(
	making: CalendarSettings,
	edition: Edition,
	id: string,
): Promise<Omit<Calendar, "address"> | null> {
	const { tournament } = await making.ask(FieldNameDocument, { cup: making.cup, tournament: edition.tournament, id });
	const field = tournament?.field;
	if (!field) return null;
	return calendarOf(fieldNameAlone(field.arena.name, field.name), making, [[edition, { teams: [], fields: [id] }]]);
}

/** @returns one match; null where the edition shows none, or its time is not set */
export async function matchCalendar(
	making: CalendarSettings,
	edition: Edition,
	id: string,
): Promise<Omit<Calendar, "address"> | null> {
	const { ask, cup, language, sport } = making;
	const { tournament } = await ask(MatchCalendarDocument, { cup, tournament: edition.tournament, id });
	const match = tournament?.match;
	if (!match) return null;
	const text = textsIn(language, sport).match;
	const event = eventOf(match, edition, making);
	const name = text.page.title(sideShown(match.home, match.homeTeamName, text), sideShown(match.away, match.awayTeamName, text));
	return event && { name, readAgain: readAgain(tournament.today > tournament.endsAt), events: [event] };
}

/** What somebody follows, edition by edition. @param name of the cup */
export function ownCalendar(
	name: string,
	making: CalendarSettings,
	followed: readonly (readonly [Edition, FollowedIds])[],
): Promise<Omit<Calendar, "address">> {
	return calendarOf(`${textsIn(making.language).myWeek}, ${name}`, making, followed);
}

async function calendarOf(
	name: string,
	making: CalendarSettings,
	followed: readonly (readonly [Edition, FollowedIds])[],
): Promise<Omit<Calendar, "address">> {
	const { ask, cup } = making;
	const events: CalendarEvent[] = [];
	let isOver = true;
	for (const [edition, { teams, fields }] of followed) {
		const { tournament } = await ask(CalendarDocument, {
			cup,
			tournament: edition.tournament,
			teams: [...teams],
			fields: [...fields],
		});
		if (!tournament) continue;
		isOver &&= tournament.today > tournament.endsAt;
		events.push(...tournament.matchesOf.flatMap((match) => eventOf(match, edition, making) ?? []));
	}
	return { name, readAgain: readAgain(isOver), events };
}

function eventOf(
	match: CalendarMatch,
	{ year }: Edition,
	{ language, sport, cup, addressOf }: CalendarSettings,
): CalendarEvent | null {
	const { match: text } = textsIn(language, sport);
	return matchEvent(match, { text, language, cup, addressOf: (id) => addressOf(year, id) });
}

const readAgain = (isOver: boolean): string => (isOver ? READ_AGAIN.seldom : READ_AGAIN.soon);
