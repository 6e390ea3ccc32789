import { arena, club, cup, field } from "../tables/cup.ts";
import { announcement, category, division, divisionTeam, edition, stage, team } from "../tables/edition.ts";
import { fact, factOrder } from "../tables/fact.ts";
import { match, matchEvent, selectedGame, slot } from "../tables/match.ts";
import { stream } from "../tables/stream.ts";

/** Every table of the record, each after those it refers to. */
export const TABLES = {
	cup,
	club,
	arena,
	field,
	edition,
	category,
	stage,
	division,
	team,
	divisionTeam,
	announcement,
	match,
	slot,
	matchEvent,
	selectedGame,
	fact,
	factOrder,
	stream,
} as const;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export type Row<Name extends TableName> = (typeof TABLES)[Name]["$inferInsert"];
export type StoredRow<Name extends TableName> = (typeof TABLES)[Name]["$inferSelect"];

/** A cup or an edition as the rows that hold it. */
export type Rows = { [Name in TableName]: Row<Name>[] };
export type StoredRows = { [Name in TableName]: StoredRow<Name>[] };

export const noRows = (): Rows => ({
	cup: [],
	club: [],
	arena: [],
	field: [],
	edition: [],
	announcement: [],
	category: [],
	stage: [],
	division: [],
	team: [],
	divisionTeam: [],
	match: [],
	slot: [],
	matchEvent: [],
	selectedGame: [],
	fact: [],
	factOrder: [],
	stream: [],
});
