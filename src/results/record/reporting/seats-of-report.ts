import { and, eq, inArray } from "drizzle-orm";
import { groupBy } from "../../../collections/group-by.ts";
import { updateRows } from "../../../database/bulk.ts";
import type { Orm } from "../../../database/database.ts";
import type { CupFileEdition, CupFileMatch } from "../cup-file.ts";
import { match } from "../nouns/match.ts";
import { slot, slotCodec } from "../nouns/slot.ts";
import { categoryOfMatch, editionOf } from "../read.ts";
import { isVacated, openSeats, withoutSlotTeams, withSeats } from "../seats.ts";

/** @returns the match after its reports, with its teams recorded at kick-off, or removed if it no longer has begun */
export async function seatedByReport(orm: Orm, cup: number, before: CupFileMatch, after: CupFileMatch): Promise<CupFileMatch> {
	if (isVacated(before, after)) return withoutSlotTeams(after);
	if (openSeats(after).length === 0) return after;
	const place = await categoryOfMatch(orm, cup, after.id);
	const found = place && (await editionOf(orm, cup, place.edition, place.category));
	if (!found) return after;
	const was = found.edition;
	const becomes = { ...was, matches: was.matches.map((one) => (one.id === after.id ? after : one)) };
	return withSeats(was, becomes).matches.find(({ id }) => id === after.id) ?? after;
}

type Pair = { readonly before: CupFileMatch; readonly after: CupFileMatch };

/**
 * The same for many matches at once, after their results are written.
 * @param pairs matches without their slots
 */
export async function seatByReports(orm: Orm, cup: number, pairs: readonly Pair[]): Promise<void> {
	const ids = pairs.map(({ after }) => after.id);
	if (ids.length === 0) return;
	const slots = groupBy(
		await orm
			.select()
			.from(slot)
			.where(and(eq(slot.cup, cup), inArray(slot.match, ids))),
		(row) => row.match,
	);
	const withSlots = (one: CupFileMatch): CupFileMatch => {
		const sides = { home: one.home, away: one.away };
		for (const row of slots.get(one.id) ?? []) sides[row.side] = { ...sides[row.side], slot: slotCodec.ofRow(row) };
		return { ...one, ...sides };
	};
	const own = pairs.filter(({ after }) => slots.has(after.id));
	const vacated = own.filter(({ before, after }) => isVacated(before, after));
	await writeSeats(
		orm,
		cup,
		vacated.map(({ after }) => withoutSlotTeams(withSlots(after))),
	);
	const begun = own.map(({ after }) => withSlots(after)).filter((after) => openSeats(after).length > 0);
	await takeSeats(
		orm,
		cup,
		begun.map(({ id }) => id),
	);
}

/** Records the teams of matches that have begun without them, by the tables and results of their category. */
async function takeSeats(orm: Orm, cup: number, matches: readonly string[]): Promise<void> {
	const waiting = new Set(matches);
	for (const id of matches) {
		if (!waiting.has(id)) continue;
		const place = await categoryOfMatch(orm, cup, id);
		const found = place && (await editionOf(orm, cup, place.edition, place.category));
		if (!found) continue;
		await writeSeats(
			orm,
			cup,
			matchesToSeat(found.edition).filter((one) => waiting.has(one.id)),
		);
		for (const one of found.edition.matches) waiting.delete(one.id);
	}
}

/** @returns the matches of an edition that have begun without recorded teams, now with them */
export function matchesToSeat(edition: CupFileEdition): CupFileMatch[] {
	const was = new Set(edition.matches);
	return withSeats(undefined, edition).matches.filter((one) => !was.has(one));
}

export async function writeSeats(orm: Orm, cup: number, matches: readonly CupFileMatch[]): Promise<void> {
	const rows = matches.map(({ id, home, away }) => ({ cup, id, homeTeam: home.team ?? null, awayTeam: away.team ?? null }));
	await updateRows(orm, match, rows, () => undefined);
}
