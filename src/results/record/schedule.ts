import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { CupFileMatch, RecordedMatch, Scheduled } from "./cup-file.ts";
import { match } from "./nouns/match.ts";
import { matchSchedule } from "./nouns/match-schedule.ts";

/**
 * @returns the new matches, and those whose change a calendar would show: another time or field, called off or on again, other
 * drawn teams. Changes by a result do not count: for young categories they would reveal that there is one.
 */
export function rescheduledMatches(before: readonly CupFileMatch[], after: readonly CupFileMatch[]): string[] {
	const was = new Map(before.map((one) => [one.id, programmeOf(one)]));
	return after.filter((one) => was.get(one.id) !== programmeOf(one)).map(({ id }) => id);
}

function programmeOf({ start, field, status, home, away }: CupFileMatch): string {
	const calledOff = status === "postponed" || status === "cancelled" ? status : null;
	const drawn = [home, away].map(({ team, slot }) => (slot ? null : team));
	// The record and a file may write the same moment in different ways.
	const moment = start === undefined ? null : Date.parse(start);
	return JSON.stringify([moment, field ?? null, calledOff, ...drawn]);
}

/** Records that matches were rescheduled, with the time and this revision of their edition. */
export async function writeSchedules(orm: Orm, cup: number, matches: readonly string[], revision: number): Promise<void> {
	if (matches.length === 0) return;
	await orm.execute(sql`
		insert into ${matchSchedule} (cup, match, revision, changed_at)
		select ${cup}::integer, id, ${revision}::integer, now() from json_array_elements_text(${JSON.stringify(matches)}::json) as given(id)
		on conflict (cup, match) do update set revision = excluded.revision, changed_at = excluded.changed_at`);
}

/** @returns the matches, each with its last rescheduling if the record knows it */
export async function withSchedules(
	orm: Orm,
	cup: number,
	matches: readonly CupFileMatch[],
	of: { readonly edition: string } | { readonly matches: readonly string[] },
): Promise<RecordedMatch[]> {
	const those = "edition" in of ? eq(match.edition, of.edition) : inArray(match.id, [...of.matches]);
	const schedules = await schedulesOf(orm, and(eq(match.cup, cup), those));
	return matches.map((one) => {
		const scheduled = schedules.get(one.id);
		return scheduled === undefined ? one : { ...one, scheduled };
	});
}

async function schedulesOf(orm: Orm, which: SQL | undefined): Promise<Map<string, Scheduled>> {
	const rows = await orm
		.select({ match: match.id, revision: matchSchedule.revision, changedAt: matchSchedule.changedAt })
		.from(matchSchedule)
		.innerJoin(match, and(eq(match.cup, matchSchedule.cup), eq(match.id, matchSchedule.match)))
		.where(which);
	return new Map(rows.map((row) => [row.match, scheduledOf(row)]));
}

export const scheduledOf = ({
	revision,
	changedAt,
}: Pick<typeof matchSchedule.$inferSelect, "revision" | "changedAt">): Scheduled => ({
	revision,
	at: new Date(changedAt).toISOString(),
});
