import { groupBy } from "../../../collections/group-by.ts";
import type {
	CupFileAnnouncement,
	CupFileArena,
	CupFileCategory,
	CupFileClub,
	CupFileCup,
	CupFileEdition,
	CupFileFact,
	CupFileMatch,
} from "../cup-file.ts";
import { announcementCodec } from "./announcement.ts";
import { arenaCodec } from "./arena.ts";
import { categoryCodec } from "./category.ts";
import { clubCodec } from "./club.ts";
import { cupCodec } from "./cup.ts";
import { divisionCodec } from "./division.ts";
import { type EditionHead, type EditionLists, editionCodec } from "./edition.ts";
import { factCodec } from "./fact.ts";
import { fieldCodec } from "./field.ts";
import { matchCodec } from "./match.ts";
import { eventCodec } from "./match-event.ts";
import { slotCodec } from "./slot.ts";
import { stageCodec } from "./stage.ts";
import { streamCodec } from "./stream.ts";
import { noRows, type Rows, type StoredRows } from "./tables.ts";
import { teamCodec } from "./team.ts";
import { listOrNull, withoutHoles } from "./value.ts";

/** Nested nouns as the rows of their tables, and back. */

/** The nouns that outlast an edition, as rows. */
export function cupRows(cup: CupFileCup, clubs: readonly CupFileClub[], arenas: readonly CupFileArena[]): Rows {
	return {
		...noRows(),
		cup: [cupCodec.toRow(cup, {})],
		club: clubs.map((club, ordinal) => clubCodec.toRow(club, { cup: cup.id, ordinal })),
		arena: arenas.map((arena, ordinal) => arenaCodec.toRow(arena, { cup: cup.id, ordinal })),
		field: arenas.flatMap((arena) =>
			arena.fields.map((field, ordinal) => fieldCodec.toRow(field, { cup: cup.id, arena: arena.id, ordinal })),
		),
	};
}

export function arenasOfRows(arenas: StoredRows["arena"], fields: StoredRows["field"]): CupFileArena[] {
	const ofArena = groupBy(fields, ({ arena }) => arena);
	return arenas.map((row) =>
		arenaCodec.ofRow(row, { fields: (ofArena.get(row.id) ?? []).map((field) => fieldCodec.ofRow(field)) }),
	);
}

/** One edition as rows, without its revision, which the writer raises. */
export function editionRows(cup: number, edition: CupFileEdition): Rows {
	const inEdition = { cup, edition: edition.id };
	const rows: Rows = {
		...noRows(),
		edition: [editionCodec.toRow(edition, { cup })],
		announcement: announcementRows(cup, edition.id, edition.announcements ?? []),
		team: edition.teams.map((team, ordinal) => teamCodec.toRow(team, { ...inEdition, ordinal })),
		...matchRows(cup, edition.id, edition.matches),
		selectedGame: (edition.selectedGames ?? []).map((match, ordinal) => ({ ...inEdition, match, ordinal })),
		...factRows(cup, edition.id, edition.facts ?? []),
		stream: (edition.streams ?? []).map((stream, ordinal) => streamCodec.toRow(stream, { ...inEdition, ordinal })),
	};
	for (const [ordinal, category] of edition.categories.entries()) {
		rows.category.push(categoryCodec.toRow(category, { ...inEdition, ordinal }));
		for (const [ordinal, stage] of category.stages.entries()) {
			rows.stage.push(stageCodec.toRow(stage, { cup, category: category.id, ordinal }));
			for (const [ordinal, division] of stage.divisions.entries()) {
				rows.division.push(divisionCodec.toRow(division, { cup, stage: stage.id, ordinal }));
				for (const [ordinal, team] of (division.teams ?? []).entries())
					rows.divisionTeam.push({ cup, division: division.id, team, ordinal });
			}
		}
	}
	return rows;
}

/** The rows of everything inside an edition. */
export type EditionRows = Omit<StoredRows, "cup" | "club" | "arena" | "field" | "edition">;

/** @param rows of one edition, each table in the order of its ordinals */
export function editionOfRows(row: StoredRows["edition"][number], rows: EditionRows): CupFileEdition {
	const head: EditionHead = editionCodec.ofRow(row);
	const lists = withoutHoles<EditionLists>({
		announcements: listOrNull(announcementsOfRows(rows.announcement)),
		selectedGames: listOrNull(rows.selectedGame.map(({ match }) => match)),
		categories: categoriesOfRows(rows),
		teams: rows.team.map((team) => teamCodec.ofRow(team)),
		matches: matchesOfRows(rows),
		facts: listOrNull(factsOfRows(rows)),
		streams: listOrNull(rows.stream.map((stream) => streamCodec.ofRow(stream))),
	});
	return { ...head, ...lists };
}

export const announcementRows = (cup: number, edition: string, announcements: readonly CupFileAnnouncement[]) =>
	announcements.map((announcement, ordinal) => announcementCodec.toRow(announcement, { cup, edition, ordinal }));

export const announcementsOfRows = (rows: StoredRows["announcement"]): CupFileAnnouncement[] =>
	rows.map((row) => announcementCodec.ofRow(row));

function categoriesOfRows(rows: EditionRows): CupFileCategory[] {
	const stages = groupBy(rows.stage, ({ category }) => category);
	const divisions = groupBy(rows.division, ({ stage }) => stage);
	const teams = groupBy(rows.divisionTeam, ({ division }) => division);
	const divisionOf = (row: EditionRows["division"][number]) =>
		divisionCodec.ofRow(row, { teams: teams.get(row.id)?.map(({ team }) => team) ?? null });
	const stageOf = (row: EditionRows["stage"][number]) =>
		stageCodec.ofRow(row, { divisions: (divisions.get(row.id) ?? []).map(divisionOf) });
	return rows.category.map((row) => categoryCodec.ofRow(row, { stages: (stages.get(row.id) ?? []).map(stageOf) }));
}

type MatchTables = "match" | "slot" | "matchEvent";

export function matchRows(cup: number, edition: string, matches: readonly CupFileMatch[]): Pick<Rows, MatchTables> {
	const rows: Pick<Rows, MatchTables> = { match: [], slot: [], matchEvent: [] };
	for (const [ordinal, match] of matches.entries()) {
		rows.match.push(matchCodec.toRow(match, { cup, edition, ordinal }));
		for (const side of ["home", "away"] as const) {
			const { slot } = match[side];
			if (slot) rows.slot.push(slotCodec.toRow(slot, { cup, match: match.id, side }));
		}
		for (const [ordinal, event] of (match.events ?? []).entries())
			rows.matchEvent.push(eventCodec.toRow(event, { cup, match: match.id, ordinal }));
	}
	return rows;
}

/** @param rows matches in the order of the result, events in the order of their match */
export function matchesOfRows(rows: Pick<StoredRows, MatchTables>): CupFileMatch[] {
	const slots = groupBy(rows.slot, ({ match }) => match);
	const events = groupBy(rows.matchEvent, ({ match }) => match);
	return rows.match.map((row) => {
		const slotOf = (side: "home" | "away") => {
			const slot = slots.get(row.id)?.find((slot) => slot.side === side);
			return slot ? slotCodec.ofRow(slot) : null;
		};
		return matchCodec.ofRow(row, {
			slots: { home: slotOf("home"), away: slotOf("away") },
			events: events.get(row.id)?.map((event) => eventCodec.ofRow(event)) ?? null,
		});
	});
}

type FactTables = "fact" | "factOrder";

export function factRows(cup: number, edition: string, facts: readonly CupFileFact[]): Pick<Rows, FactTables> {
	return {
		fact: facts.map((fact, ordinal) => factCodec.toRow(fact, { cup, edition, ordinal })),
		factOrder: facts.flatMap((fact) =>
			("order" in fact ? fact.order : []).map((team, ordinal) => ({ cup, fact: fact.id, team, ordinal })),
		),
	};
}

function factsOfRows(rows: Pick<StoredRows, FactTables>): CupFileFact[] {
	const orders = groupBy(rows.factOrder, ({ fact }) => fact);
	return rows.fact.map((row) => factCodec.ofRow(row, { order: orders.get(row.id)?.map(({ team }) => team) ?? null }));
}
