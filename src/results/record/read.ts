import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database, Orm } from "../../database/database.ts";
import type { CupFileArena, CupFileClub, CupFileCup, CupFileEdition, CupFileMatch, EditionRecord } from "./cup-file.ts";
import { arenasOfRows, clubsOfRows, cupOfRow } from "./rows/cup-rows.ts";
import { announcementsOfRows, type EditionRows, editionOfRows, publishedOfRow } from "./rows/edition-rows.ts";
import { matchesOfRows } from "./rows/match-rows.ts";
import { by, withoutHoles } from "./rows/value.ts";
import { arena, club, cup, field } from "./tables/cup.ts";
import { announcement, category, division, divisionTeam, edition, stage, team } from "./tables/edition.ts";
import { fact, factOrder } from "./tables/fact.ts";
import { match, matchEvent, selectedGame, slot } from "./tables/match.ts";

/** What is known of an edition without reading its matches. */
export type EditionSummary = Pick<
	CupFileEdition,
	"id" | "year" | "name" | "startsOn" | "endsOn" | "published" | "announcements" | "streamingInfo"
> & { readonly revision: number };

/** The cup's lasting nouns. */
export type LastingRecord = { cup: CupFileCup; clubs: CupFileClub[]; arenas: CupFileArena[] };

/** Reads see one state of the record, however many queries they take. */
const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** @returns the cups of the record, by id */
export async function readCups(db: Database): Promise<CupFileCup[]> {
	return (await db.orm.select().from(cup).orderBy(asc(cup.id))).map(cupOfRow);
}

/** @returns a cup's editions, oldest first; none where there is no such cup */
export function readEditions(db: Database, cupId: number): Promise<EditionSummary[]> {
	return db.orm.transaction((orm) => editionSummaries(orm, cupId), SNAPSHOT);
}

/** @returns one edition with the cup's lasting nouns, as a cup file states them; undefined where there is none */
export function readEdition(db: Database, cupId: number, editionId: string): Promise<EditionRecord | undefined> {
	return db.orm.transaction(async (orm) => {
		const lasting = await lastingOf(orm, cupId);
		const found = await editionOf(orm, cupId, editionId);
		return lasting && found && { ...lasting, ...found };
	}, SNAPSHOT);
}

/** @returns those of the ids that the cup has, in the order of their edition */
export function readMatches(db: Database, cupId: number, ids: readonly string[]): Promise<CupFileMatch[]> {
	if (ids.length === 0) return Promise.resolve([]);
	return db.orm.transaction(async (orm) => {
		const wanted = (table: typeof slot | typeof matchEvent) => and(eq(table.cup, cupId), inArray(table.match, [...ids]));
		return matchesOfRows({
			match: await orm
				.select()
				.from(match)
				.where(and(eq(match.cup, cupId), inArray(match.id, [...ids])))
				.orderBy(asc(match.edition), asc(match.ordinal)),
			slot: await orm.select().from(slot).where(wanted(slot)),
			matchEvent: await orm.select().from(matchEvent).where(wanted(matchEvent)).orderBy(asc(matchEvent.ordinal)),
		});
	}, SNAPSHOT);
}

export async function editionSummaries(orm: Orm, cupId: number): Promise<EditionSummary[]> {
	const rows = await orm.select().from(edition).where(eq(edition.cup, cupId)).orderBy(asc(edition.year), asc(edition.id));
	const announcements = by(
		await orm.select().from(announcement).where(eq(announcement.cup, cupId)).orderBy(asc(announcement.ordinal)),
		(row) => row.edition,
	);
	return rows.map((row) => {
		const { id, year, name, startsOn, endsOn, revision, streamingInfo } = row;
		const own = announcements.get(id);
		return withoutHoles<EditionSummary>({
			id,
			year,
			name,
			startsOn,
			endsOn,
			published: publishedOfRow(row),
			streamingInfo: streamingInfo ?? null,
			announcements: own ? announcementsOfRows(own) : null,
			revision,
		});
	});
}

export async function lastingOf(orm: Orm, cupId: number): Promise<LastingRecord | undefined> {
	const [row] = await orm.select().from(cup).where(eq(cup.id, cupId));
	if (!row) return undefined;
	const clubs = await orm.select().from(club).where(eq(club.cup, cupId)).orderBy(asc(club.ordinal));
	const arenas = await orm.select().from(arena).where(eq(arena.cup, cupId)).orderBy(asc(arena.ordinal));
	const fields = await orm.select().from(field).where(eq(field.cup, cupId)).orderBy(asc(field.ordinal));
	return { cup: cupOfRow(row), clubs: clubsOfRows(clubs), arenas: arenasOfRows(arenas, fields) };
}

/** @param orm of a transaction, or the parts may not belong together */
export async function editionOf(
	orm: Orm,
	cupId: number,
	editionId: string,
): Promise<{ edition: CupFileEdition; revision: number } | undefined> {
	const [row] = await orm
		.select()
		.from(edition)
		.where(and(eq(edition.cup, cupId), eq(edition.id, editionId)));
	if (!row) return undefined;
	return { edition: editionOfRows(row, await rowsOf(orm, cupId, editionId)), revision: row.revision };
}

async function rowsOf(orm: Orm, cupId: number, editionId: string): Promise<EditionRows> {
	type OfEdition = typeof announcement | typeof category | typeof team | typeof match | typeof fact | typeof selectedGame;
	const own = (table: OfEdition) => and(eq(table.cup, cupId), eq(table.edition, editionId));
	const ofCategory = and(eq(category.cup, stage.cup), eq(category.id, stage.category));
	const ofStage = and(eq(stage.cup, division.cup), eq(stage.id, division.stage));
	const ofDivision = and(eq(division.cup, divisionTeam.cup), eq(division.id, divisionTeam.division));
	return {
		announcement: await orm.select().from(announcement).where(own(announcement)).orderBy(asc(announcement.ordinal)),
		category: await orm.select().from(category).where(own(category)).orderBy(asc(category.ordinal)),
		stage: await orm
			.select(getTableColumns(stage))
			.from(stage)
			.innerJoin(category, ofCategory)
			.where(own(category))
			.orderBy(asc(stage.ordinal)),
		division: await orm
			.select(getTableColumns(division))
			.from(division)
			.innerJoin(stage, ofStage)
			.innerJoin(category, ofCategory)
			.where(own(category))
			.orderBy(asc(division.ordinal)),
		team: await orm.select().from(team).where(own(team)).orderBy(asc(team.ordinal)),
		divisionTeam: await orm
			.select(getTableColumns(divisionTeam))
			.from(divisionTeam)
			.innerJoin(division, ofDivision)
			.innerJoin(stage, ofStage)
			.innerJoin(category, ofCategory)
			.where(own(category))
			.orderBy(asc(divisionTeam.ordinal)),
		match: await orm.select().from(match).where(own(match)).orderBy(asc(match.ordinal)),
		slot: await orm
			.select(getTableColumns(slot))
			.from(slot)
			.innerJoin(match, and(eq(match.cup, slot.cup), eq(match.id, slot.match)))
			.where(own(match)),
		matchEvent: await orm
			.select(getTableColumns(matchEvent))
			.from(matchEvent)
			.innerJoin(match, and(eq(match.cup, matchEvent.cup), eq(match.id, matchEvent.match)))
			.where(own(match))
			.orderBy(asc(matchEvent.ordinal)),
		selectedGame: await orm.select().from(selectedGame).where(own(selectedGame)).orderBy(asc(selectedGame.ordinal)),
		fact: await orm.select().from(fact).where(own(fact)).orderBy(asc(fact.ordinal)),
		factOrder: await orm
			.select(getTableColumns(factOrder))
			.from(factOrder)
			.innerJoin(fact, and(eq(fact.cup, factOrder.cup), eq(fact.id, factOrder.fact)))
			.where(own(fact))
			.orderBy(asc(factOrder.ordinal)),
	};
}
