import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { groupBy } from "../../collections/group-by.ts";
import { type Database, type Orm, SNAPSHOT } from "../../database/database.ts";
import { readRows } from "../../database/read-rows.ts";
import type {
	CupFileArena,
	CupFileClub,
	CupFileCup,
	CupFileEdition,
	EditionRecord,
	RecordedCup,
	RecordedMatch,
} from "./cup-file.ts";
import { announcement } from "./nouns/announcement.ts";
import { arena } from "./nouns/arena.ts";
import { category } from "./nouns/category.ts";
import { club, clubCodec } from "./nouns/club.ts";
import { cup, cupCodec } from "./nouns/cup.ts";
import { division, divisionTeam } from "./nouns/division.ts";
import { type EditionHead, edition, editionCodec } from "./nouns/edition.ts";
import { fact, factOrder } from "./nouns/fact.ts";
import { field } from "./nouns/field.ts";
import { match, selectedGame } from "./nouns/match.ts";
import { matchEvent } from "./nouns/match-event.ts";
import { announcementsOfRows, arenasOfRows, type EditionRows, editionOfRows, matchesOfRows } from "./nouns/rows.ts";
import { slot } from "./nouns/slot.ts";
import { stage } from "./nouns/stage.ts";
import { stream } from "./nouns/stream.ts";
import type { StoredRows } from "./nouns/tables.ts";
import { team } from "./nouns/team.ts";
import { instantOrNull } from "./nouns/value.ts";
import { readRunningClock } from "./read-clock.ts";
import { withSchedules } from "./schedule.ts";

/** An edition without its matches. */
export type EditionSummary = EditionHead &
	Pick<CupFileEdition, "announcements"> &
	Pick<EditionRecord, "revision" | "announcedTo">;

/** The cup's nouns that outlast an edition. */
export type LastingRecord = { cup: CupFileCup; clubs: CupFileClub[]; arenas: CupFileArena[] };

/** @returns the cups of the record, by id */
export async function readCups(db: Database): Promise<RecordedCup[]> {
	const cups = (await db.orm.select().from(cup).orderBy(asc(cup.id))).map((row) => cupCodec.ofRow(row));
	const clocked: RecordedCup[] = [];
	// One after another: a transaction has one connection, on which pg deprecates parallel queries.
	for (const one of cups) clocked.push(await withClock(db.orm, one));
	return clocked;
}

async function withClock(orm: Orm, cup: CupFileCup): Promise<RecordedCup> {
	const running = await readRunningClock(orm, cup.id);
	return running ? { ...cup, running } : cup;
}

/** @returns a cup's editions, oldest first; empty if there is no such cup */
export function readEditions(db: Database, cupId: number): Promise<EditionSummary[]> {
	return db.orm.transaction((orm) => editionSummaries(orm, cupId), SNAPSHOT);
}

/** A cup with its editions, oldest first, without their matches. */
export type CupSummary = { readonly cup: RecordedCup; readonly editions: readonly EditionSummary[] };

/** @returns undefined if there is no such cup */
export function readCupSummary(db: Database, cupId: number): Promise<CupSummary | undefined> {
	return db.orm.transaction((orm) => cupSummary(orm, cupId), SNAPSHOT);
}

/**
 * @returns a cup's list of editions and one edition of it, from one snapshot of the database; undefined if there is no such cup
 */
export function readCupAndEdition(
	db: Database,
	cupId: number,
	editionId: string,
): Promise<{ summary: CupSummary; edition: EditionRecord | undefined } | undefined> {
	return db.orm.transaction(async (orm) => {
		const summary = await cupSummary(orm, cupId);
		return summary && { summary, edition: await editionRecord(orm, cupId, editionId) };
	}, SNAPSHOT);
}

/** @returns one edition with the cup's nouns that outlast it, in the shape of a cup file; undefined if there is none */
export function readEdition(db: Database, cupId: number, editionId: string): Promise<EditionRecord | undefined> {
	return db.orm.transaction((orm) => editionRecord(orm, cupId, editionId), SNAPSHOT);
}

export async function cupSummary(orm: Orm, cupId: number): Promise<CupSummary | undefined> {
	const [row] = await orm.select().from(cup).where(eq(cup.id, cupId));
	return row && { cup: await withClock(orm, cupCodec.ofRow(row)), editions: await editionSummaries(orm, cupId) };
}

async function editionRecord(orm: Orm, cupId: number, editionId: string): Promise<EditionRecord | undefined> {
	const lasting = await lastingOf(orm, cupId);
	const found = await editionOf(orm, cupId, editionId);
	if (!lasting || !found) return undefined;
	const matches = await withSchedules(orm, cupId, found.edition.matches, { edition: editionId });
	return { ...lasting, cup: await withClock(orm, lasting.cup), ...found, edition: { ...found.edition, matches } };
}

/** @returns an edition with one category only, its teams and matches: what a result of it is judged by */
export async function readCategoryOfMatch(orm: Orm, cupId: number, id: string): Promise<EditionRecord | undefined> {
	const place = await categoryOfMatch(orm, cupId, id);
	return place && readCategory(orm, cupId, place);
}

/** @returns where a match is played; undefined if the cup has no such match */
export async function categoryOfMatch(
	orm: Orm,
	cupId: number,
	id: string,
): Promise<{ readonly edition: string; readonly category: string } | undefined> {
	const [place] = await orm
		.select({ edition: match.edition, category: stage.category })
		.from(match)
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.where(and(eq(match.cup, cupId), eq(match.id, id)));
	return place;
}

export async function readCategory(
	orm: Orm,
	cupId: number,
	{ edition, category }: { readonly edition: string; readonly category: string },
): Promise<EditionRecord | undefined> {
	const lasting = await lastingOf(orm, cupId);
	const found = await editionOf(orm, cupId, edition, category);
	return lasting && found && { ...lasting, cup: await withClock(orm, lasting.cup), ...found };
}

/** Matches of an edition, with its revision from the same snapshot. */
export type MatchesOfEdition = { readonly revision: number; readonly matches: readonly RecordedMatch[] };

/** @returns those of the ids that the cup has; undefined if it has no such edition */
export function readMatchesOfEdition(
	db: Database,
	cupId: number,
	editionId: string,
	ids: readonly string[],
): Promise<MatchesOfEdition | undefined> {
	return db.orm.transaction(async (orm) => {
		const [row] = await orm
			.select({ revision: edition.revision })
			.from(edition)
			.where(and(eq(edition.cup, cupId), eq(edition.id, editionId)));
		return row && { revision: row.revision, matches: await recordedMatches(orm, cupId, ids) };
	}, SNAPSHOT);
}

/** @returns those of the ids that the cup has, in the order of their edition */
export function readMatches(db: Database, cupId: number, ids: readonly string[]): Promise<RecordedMatch[]> {
	return db.orm.transaction((orm) => recordedMatches(orm, cupId, ids), SNAPSHOT);
}

async function recordedMatches(orm: Orm, cupId: number, ids: readonly string[]): Promise<RecordedMatch[]> {
	if (ids.length === 0) return [];
	const wanted = (table: typeof slot | typeof matchEvent) => and(eq(table.cup, cupId), inArray(table.match, [...ids]));
	const matches = matchesOfRows({
		match: await orm
			.select()
			.from(match)
			.where(and(eq(match.cup, cupId), inArray(match.id, [...ids])))
			.orderBy(asc(match.edition), asc(match.ordinal)),
		slot: await orm.select().from(slot).where(wanted(slot)),
		matchEvent: await orm.select().from(matchEvent).where(wanted(matchEvent)).orderBy(asc(matchEvent.ordinal)),
	});
	return withSchedules(orm, cupId, matches, { matches: ids });
}

/** @returns the edition of the match; undefined if the cup has no such match */
export async function editionOfMatch(db: Database, cupId: number, id: string): Promise<string | undefined> {
	const [row] = await db.orm
		.select({ edition: match.edition })
		.from(match)
		.where(and(eq(match.cup, cupId), eq(match.id, id)));
	return row?.edition;
}

/** Where level teams may be separated: a group, or a stage with slots for the best of several groups. */
export type TiePlace = { readonly edition: string } & ({ readonly division: string } | { readonly stage: string });

/** @returns the group or the stage with this id, also by the id of the stage's playoff; undefined if the cup has neither */
export async function tiePlaceOf(db: Database, cupId: number, id: string): Promise<TiePlace | undefined> {
	const stages = db.orm.select({ stage: stage.id, type: stage.type, edition: category.edition }).from(stage);
	const ofCategory = and(eq(category.cup, stage.cup), eq(category.id, stage.category));
	const [placed] = await stages
		.innerJoin(category, ofCategory)
		.innerJoin(division, and(eq(division.cup, stage.cup), eq(division.stage, stage.id)))
		.where(and(eq(division.cup, cupId), eq(division.id, id)));
	if (placed?.type === "group") return { edition: placed.edition, division: id };
	const named = db.orm.select({ stage: stage.id, edition: category.edition }).from(stage).innerJoin(category, ofCategory);
	const [own] = await named.where(and(eq(stage.cup, cupId), eq(stage.id, id)));
	const found = own ?? placed;
	return found && { edition: found.edition, stage: found.stage };
}

/** @returns the edition of the category; undefined if the cup has no such category */
export async function editionOfCategory(db: Database, cupId: number, id: string): Promise<string | undefined> {
	const [row] = await db.orm
		.select({ edition: category.edition })
		.from(category)
		.where(and(eq(category.cup, cupId), eq(category.id, id)));
	return row?.edition;
}

/** @returns the edition of the team; undefined if the cup has no such team */
export async function editionOfTeam(db: Database, cupId: number, id: string): Promise<string | undefined> {
	const [row] = await db.orm
		.select({ edition: team.edition })
		.from(team)
		.where(and(eq(team.cup, cupId), eq(team.id, id)));
	return row?.edition;
}

export async function editionSummaries(orm: Orm, cupId: number): Promise<EditionSummary[]> {
	const rows = await orm.select().from(edition).where(eq(edition.cup, cupId)).orderBy(asc(edition.year), asc(edition.id));
	const announcements = groupBy(
		await orm.select().from(announcement).where(eq(announcement.cup, cupId)).orderBy(asc(announcement.ordinal)),
		(row) => row.edition,
	);
	return rows.map((row) => {
		const own = announcements.get(row.id);
		return {
			...editionCodec.ofRow(row),
			...(own && { announcements: announcementsOfRows(own) }),
			revision: row.revision,
			announcedTo: instantOrNull(row.announcedTo),
		};
	});
}

export async function lastingOf(orm: Orm, cupId: number): Promise<LastingRecord | undefined> {
	const rows = await lastingRows(orm, cupId);
	return (
		rows && {
			cup: cupCodec.ofRow(rows.cup[0]),
			clubs: rows.club.map((club) => clubCodec.ofRow(club)),
			arenas: arenasOfRows(rows.arena, rows.field),
		}
	);
}

type LastingRows = Pick<StoredRows, "club" | "arena" | "field"> & { readonly cup: [StoredRows["cup"][number]] };

/** @returns undefined if there is no such cup */
async function lastingRows(orm: Orm, cupId: number): Promise<LastingRows | undefined> {
	const [row] = await orm.select().from(cup).where(eq(cup.id, cupId));
	if (!row) return undefined;
	const inOrder = (table: typeof club | typeof arena | typeof field) =>
		sql`from ${table} where ${table.cup} = ${cupId} order by ${table.ordinal}`;
	return {
		cup: [row],
		club: await readRows(orm, club, inOrder(club)),
		arena: await readRows(orm, arena, inOrder(arena)),
		field: await readRows(orm, field, inOrder(field)),
	};
}

/** @returns an edition and the nouns that outlast it, as rows; undefined if there is none */
export async function editionAsRows(
	orm: Orm,
	cupId: number,
	editionId: string,
): Promise<(LastingRows & EditionRows & { readonly edition: [StoredRows["edition"][number]] }) | undefined> {
	const lasting = await lastingRows(orm, cupId);
	const [row] = await orm
		.select()
		.from(edition)
		.where(and(eq(edition.cup, cupId), eq(edition.id, editionId)));
	return lasting && row && { ...lasting, edition: [row], ...(await rowsOf(orm, cupId, editionId)) };
}

/**
 * @param orm of a transaction, so that all parts are from one snapshot
 * @param only this category, with its teams and matches
 */
export async function editionOf(
	orm: Orm,
	cupId: number,
	editionId: string,
	only?: string,
): Promise<(Pick<EditionRecord, "revision" | "publicRevision" | "announcedTo"> & { edition: CupFileEdition }) | undefined> {
	const [row] = await orm
		.select()
		.from(edition)
		.where(and(eq(edition.cup, cupId), eq(edition.id, editionId)));
	if (!row) return undefined;
	return {
		edition: editionOfRows(row, await rowsOf(orm, cupId, editionId, only)),
		revision: row.revision,
		...(row.hiddenUpto === row.revision && row.publicRevision !== null && { publicRevision: row.publicRevision }),
		announcedTo: instantOrNull(row.announcedTo),
	};
}

async function rowsOf(orm: Orm, cupId: number, editionId: string, only?: string): Promise<EditionRows> {
	type OfEdition =
		| typeof announcement
		| typeof category
		| typeof team
		| typeof match
		| typeof fact
		| typeof selectedGame
		| typeof stream;
	const ofOne = (table: OfEdition) => {
		if (only === undefined) return sql``;
		if (table === category) return sql`and ${category.id} = ${only}`;
		if (table === team) return sql`and ${team.category} = ${only}`;
		if (table !== match) return sql``;
		return sql`and ${match.division} in (
			select division.id from division join stage on stage.cup = division.cup and stage.id = division.stage
			where stage.cup = ${cupId} and stage.category = ${only})`;
	};
	const own = (table: OfEdition) => sql`where ${table.cup} = ${cupId} and ${table.edition} = ${editionId} ${ofOne(table)}`;
	const ownInOrder = (table: OfEdition) => sql`from ${table} ${own(table)} order by ${table.ordinal}`;
	const ofCategory = sql`join ${category} on ${category.cup} = ${stage.cup} and ${category.id} = ${stage.category}`;
	const ofStage = sql`join ${stage} on ${stage.cup} = ${division.cup} and ${stage.id} = ${division.stage}`;
	const ofDivision = sql`join ${division} on ${division.cup} = ${divisionTeam.cup} and ${division.id} = ${divisionTeam.division}`;
	const ofMatch = (table: typeof slot | typeof matchEvent) =>
		sql`from ${table} join ${match} on ${match.cup} = ${table.cup} and ${match.id} = ${table.match} ${own(match)}`;
	const ofFact = sql`join ${fact} on ${fact.cup} = ${factOrder.cup} and ${fact.id} = ${factOrder.fact}`;
	return {
		announcement: await readRows(orm, announcement, ownInOrder(announcement)),
		category: await readRows(orm, category, ownInOrder(category)),
		stage: await readRows(orm, stage, sql`from ${stage} ${ofCategory} ${own(category)} order by ${stage.ordinal}`),
		division: await readRows(
			orm,
			division,
			sql`from ${division} ${ofStage} ${ofCategory} ${own(category)} order by ${division.ordinal}`,
		),
		team: await readRows(orm, team, ownInOrder(team)),
		divisionTeam: await readRows(
			orm,
			divisionTeam,
			sql`from ${divisionTeam} ${ofDivision} ${ofStage} ${ofCategory} ${own(category)} order by ${divisionTeam.ordinal}`,
		),
		match: await readRows(orm, match, ownInOrder(match)),
		slot: await readRows(orm, slot, ofMatch(slot)),
		matchEvent: await readRows(orm, matchEvent, sql`${ofMatch(matchEvent)} order by ${matchEvent.ordinal}`),
		selectedGame: await readRows(orm, selectedGame, ownInOrder(selectedGame)),
		fact: await readRows(orm, fact, ownInOrder(fact)),
		factOrder: await readRows(orm, factOrder, sql`from ${factOrder} ${ofFact} ${own(fact)} order by ${factOrder.ordinal}`),
		stream: await readRows(orm, stream, ownInOrder(stream)),
	};
}

/** @returns the cup's arenas with their fields */
export function readArenas(db: Database, cupId: number): Promise<CupFileArena[]> {
	return db.orm.transaction(async (orm) => (await lastingOf(orm, cupId))?.arenas ?? [], SNAPSHOT);
}
