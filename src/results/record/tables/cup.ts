import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	doublePrecision,
	foreignKey,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import type { CupFileArena, CupFileCup } from "../cup-file.ts";

/** What outlives an edition: the cup, its clubs, its places. `ordinal` keeps the order of the file everywhere. */
export const cup = pgTable("cup", {
	id: integer().primaryKey(),
	name: text().notNull(),
	zone: text().notNull(),
	sport: text().$type<CupFileCup["sport"]>().notNull(),
	clock: timestamp({ withTimezone: true, mode: "string" }),
	shirtNumbers: boolean("shirt_numbers"),
});

export const club = pgTable(
	"club",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		ordinal: integer().notNull(),
		name: text().notNull(),
		nation: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.cup, table.id] }), foreignKey({ columns: [table.cup], foreignColumns: [cup.id] })],
);

export const arena = pgTable(
	"arena",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		ordinal: integer().notNull(),
		name: text().notNull(),
		address: text(),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		zone: text(),
		text: json().$type<CupFileArena["text"]>(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }),
		check("arena_on_the_globe", sql`abs(${table.latitude}) <= 90 and abs(${table.longitude}) <= 180`),
	],
);

export const field = pgTable(
	"field",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		ordinal: integer().notNull(),
		arena: text().notNull(),
		name: text().notNull(),
		surface: text(),
		size: text(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.arena], foreignColumns: [arena.cup, arena.id] }),
	],
);
