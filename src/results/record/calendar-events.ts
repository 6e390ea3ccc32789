import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { calendarEvent } from "./nouns/calendar-event.ts";
import { match } from "./nouns/match.ts";

/** A match as a calendar publishes it. */
export type PublishedEvent<Event extends object> = {
	readonly match: string;
	readonly teams: readonly string[];
	readonly field: string | null;
	/** The event without its time of change. */
	readonly event: Event;
	/** The last change of its programme that the record knows, in ms since 1970. */
	readonly programmedAt: number | null;
};
type Of = { readonly cup: number; readonly language: string; readonly year: string };
/** The teams, fields and matches that a calendar contains. */
export type CalendarOf = {
	readonly teams: readonly string[];
	readonly fields: readonly string[];
	readonly matches?: readonly string[];
};

/** How long a removed match stays in calendars: programs that poll rarely need to see its cancellation too. */
const REMOVED_FOR_MS = 30 * 24 * 3_600_000;

const changed = (at: string): number => new Date(at).getTime();

/**
 * Stores what a calendar publishes.
 * @returns when each event last changed, in ms since 1970, by match: at least a second later than its change before
 */
export async function publishEvents<Event extends object>(
	orm: Orm,
	of: Of,
	events: readonly PublishedEvent<Event>[],
	now: number,
): Promise<Map<string, number>> {
	if (events.length === 0) return new Map();
	const ids = events.map(({ match }) => match);
	const known = await orm
		.select()
		.from(calendarEvent)
		.where(and(eq(calendarEvent.cup, of.cup), eq(calendarEvent.language, of.language), inArray(calendarEvent.match, ids)));
	const before = new Map(known.map((row) => [row.match, row]));
	const times = new Map<string, number>();
	const rows = events.flatMap(({ match, teams, field, event, programmedAt }) => {
		const digest = createHash("sha256")
			.update(JSON.stringify([of.year, teams, field, event]))
			.digest("base64url");
		const row = before.get(match);
		const at =
			row === undefined
				? (programmedAt ?? now)
				: row.digest === digest
					? changed(row.changedAt)
					: Math.max(now, changed(row.changedAt) + 1000, programmedAt ?? 0);
		times.set(match, at);
		if (row?.digest === digest && row.removedAt === null) return [];
		return [{ ...of, match, teams, field, event, digest, changedAt: new Date(at).toISOString(), removedAt: null }];
	});
	if (rows.length > 0)
		await orm
			.insert(calendarEvent)
			.values(rows)
			.onConflictDoUpdate({
				target: [calendarEvent.cup, calendarEvent.match, calendarEvent.language],
				set: {
					year: sql`excluded.year`,
					teams: sql`excluded.teams`,
					field: sql`excluded.field`,
					event: sql`excluded.event`,
					digest: sql`excluded.digest`,
					changedAt: sql`excluded.changed_at`,
					removedAt: sql`excluded.removed_at`,
				},
			});
	return times;
}

/**
 * The matches of a calendar that were removed from the record, for 30 days after that was noticed. A match that is only
 * unpublished is not among them.
 * @param shown the matches that the calendar has now
 * @returns each as it was last published, with the time of its removal, in ms since 1970
 */
export async function removedEvents(
	orm: Orm,
	of: Of,
	{ teams, fields, matches = [] }: CalendarOf,
	shown: ReadonlySet<string>,
	now: number,
): Promise<{ readonly event: object; readonly removedAt: number }[]> {
	const gone = await orm
		.select({
			match: calendarEvent.match,
			teams: calendarEvent.teams,
			field: calendarEvent.field,
			event: calendarEvent.event,
			removedAt: calendarEvent.removedAt,
		})
		.from(calendarEvent)
		.leftJoin(match, and(eq(match.cup, calendarEvent.cup), eq(match.id, calendarEvent.match)))
		.where(
			and(
				eq(calendarEvent.cup, of.cup),
				eq(calendarEvent.language, of.language),
				eq(calendarEvent.year, of.year),
				sql`${match.id} is null`,
			),
		)
		.orderBy(calendarEvent.match);
	const isOf = (row: (typeof gone)[number]) =>
		!shown.has(row.match) &&
		(matches.includes(row.match) ||
			row.teams.some((team) => teams.includes(team)) ||
			(row.field !== null && fields.includes(row.field)));
	const own = gone.filter(isOf);
	const news = own.filter(({ removedAt }) => removedAt === null).map(({ match }) => match);
	if (news.length > 0)
		await orm
			.update(calendarEvent)
			.set({ removedAt: new Date(now).toISOString() })
			.where(and(eq(calendarEvent.cup, of.cup), eq(calendarEvent.language, of.language), inArray(calendarEvent.match, news)));
	return own
		.map(({ event, removedAt }) => ({ event, removedAt: removedAt === null ? now : changed(removedAt) }))
		.filter(({ removedAt }) => now - removedAt < REMOVED_FOR_MS);
}
