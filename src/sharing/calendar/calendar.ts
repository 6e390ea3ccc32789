import type { Ask } from "../../client/graphql/ask.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { sideShown } from "../../site/match/side-shown.ts";
import type { Language, Sport } from "../../text/language.ts";
import { textsIn } from "../../text/texts.ts";
import {
	CalendarDocument,
	type CalendarMatch,
	FieldNameDocument,
	MatchCalendarDocument,
	TeamNameDocument,
} from "./calendar.graphql.ts";
import type { Calendar } from "./calendar-file.ts";
import { type CalendarEvent, matchEvent, titleOf } from "./match-event.ts";

/** The events that calendars have published before (results/record/calendar-events.ts). */
export type CalendarMemory = {
	/** @returns when each event last became another, in ms since 1970, by match */
	readonly publish: (
		of: { readonly year: string; readonly language: Language },
		events: readonly {
			readonly match: string;
			readonly teams: readonly string[];
			readonly field: string | null;
			readonly event: object;
			readonly programmedAt: number | null;
		}[],
	) => Promise<ReadonlyMap<string, number>>;
	/** @returns the calendar's matches that were removed, as they were published last */
	readonly removed: (
		published: { readonly year: string; readonly language: Language },
		of: FollowedIds & { readonly matches?: readonly string[] },
		shown: ReadonlySet<string>,
	) => Promise<readonly { readonly event: object; readonly removedAt: number }[]>;
};

/** The dependencies of calendars. */
export type CalendarSettings = {
	readonly ask: Ask;
	readonly cup: number;
	readonly sport: Sport;
	readonly language: Language;
	/** Absent: events have only the changes that the record has. */
	readonly memory?: CalendarMemory | undefined;
	/** The address of a match's page in a year. */
	readonly addressOf: (year: string, match: string) => string;
};

export type Edition = { readonly year: string; readonly tournament: string };

/** A user's favourites in an edition. */
export type FollowedIds = { readonly teams: readonly string[]; readonly fields: readonly string[] };

/** Matches move while the cup lasts; nothing changes afterwards. */
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

/** @returns one match, also one that was removed lately; null where the edition shows none, or its time is not set */
export async function matchCalendar(
	making: CalendarSettings,
	edition: Edition,
	id: string,
): Promise<Omit<Calendar, "address"> | null> {
	const { ask, cup, language, sport } = making;
	const { tournament } = await ask(MatchCalendarDocument, { cup, tournament: edition.tournament, id });
	if (!tournament) return null;
	const { match } = tournament;
	const again = readAgain(tournament.today > tournament.endsAt);
	if (!match) {
		const [removed] = await calledOff([], edition, { teams: [], fields: [], matches: [id] }, making);
		return removed === undefined ? null : { name: removed.title, readAgain: again, events: [removed] };
	}
	const text = textsIn(language, sport).match;
	const [event] = await published([match], edition, making);
	const name = text.page.title(sideShown(match.home, match.homeTeamName, text), sideShown(match.away, match.awayTeamName, text));
	return event === undefined ? null : { name, readAgain: again, events: [event] };
}

/** A user's favourites, edition by edition. @param name of the cup */
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
		events.push(...(await published(tournament.matchesOf, edition, making, teams)));
		events.push(...(await calledOff(tournament.matchesOf, edition, { teams, fields }, making)));
	}
	return { name, readAgain: readAgain(isOver), events };
}

/**
 * The events, each with when it was changed last.
 * @param teams that are followed: a match of one of them has its title as that team sees it
 */
async function published(
	matches: readonly CalendarMatch[],
	edition: Edition,
	making: CalendarSettings,
	teams: readonly string[] = [],
): Promise<CalendarEvent[]> {
	const made = matches.flatMap((match) => {
		const event = eventOf(match, edition, making);
		return event === null ? [] : [{ match, event }];
	});
	const { memory, language, sport } = making;
	const { match: text } = textsIn(language, sport);
	const titled = (match: CalendarMatch, event: CalendarEvent): CalendarEvent => {
		const [own, another] = [match.home.team?.id, match.away.team?.id].filter((id) => id !== undefined && teams.includes(id));
		return own === undefined || another !== undefined ? event : { ...event, title: titleOf(match, text, own) };
	};
	if (!memory) return made.map(({ match, event }) => titled(match, event));
	const times = await memory.publish(
		{ year: edition.year, language },
		made.map(({ match: { id, home, away, fieldId }, event: { lastModified, ...event } }) => ({
			match: id,
			teams: [home, away].flatMap(({ team }) => team?.id ?? []),
			field: fieldId,
			event,
			programmedAt: lastModified,
		})),
	);
	// Remembered texts are the same in every calendar, so the owner's own title must not count as a change.
	return made.map(({ match, event }) => titled(match, { ...event, lastModified: times.get(match.id) ?? event.lastModified }));
}

/** Removed matches as cancelled events: a calendar program would otherwise keep them. */
async function calledOff(
	matches: readonly CalendarMatch[],
	{ year }: Edition,
	followed: FollowedIds & { readonly matches?: readonly string[] },
	{ memory, language, sport }: CalendarSettings,
): Promise<CalendarEvent[]> {
	const shown = new Set(matches.map(({ id }) => id));
	const gone = (await memory?.removed({ year, language }, followed, shown)) ?? [];
	const word = textsIn(language, sport).match.states.CANCELLED;
	return gone.map(({ event, removedAt }) => {
		const last = event as CalendarEvent;
		const title = last.status === "CANCELLED" ? last.title : `${word}: ${last.title}`;
		return { ...last, title, sequence: last.sequence + 1, lastModified: removedAt, status: "CANCELLED" };
	});
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
