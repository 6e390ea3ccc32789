import { announcement } from "./announcement.ts";
import { arena } from "./arena.ts";
import { category } from "./category.ts";
import { club } from "./club.ts";
import { cup } from "./cup.ts";
import { division, divisionTeam } from "./division.ts";
import { edition } from "./edition.ts";
import { fact, factOrder } from "./fact.ts";
import { field } from "./field.ts";
import { match, selectedGame } from "./match.ts";
import { matchEvent } from "./match-event.ts";
import { slot } from "./slot.ts";
import { stage } from "./stage.ts";
import { stream } from "./stream.ts";
import { team } from "./team.ts";

/** Every table with a cup file's data, each after those that it references. */
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

/** A cup or an edition as rows. */
export type Rows = { [Name in TableName]: Row<Name>[] };
export type StoredRows = { [Name in TableName]: (typeof TABLES)[Name]["$inferSelect"][] };

export const noRows = (): Rows => Object.fromEntries(TABLE_NAMES.map((name) => [name, []])) as unknown as Rows;
