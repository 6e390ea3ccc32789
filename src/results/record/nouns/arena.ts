import { sql } from "drizzle-orm";
import { check, doublePrecision, foreignKey, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileArena, Text } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { cup } from "./cup.ts";

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
		text: json().$type<Text>(),
		opens: text(),
		closes: text(),
		otherHours: json("other_hours").$type<NonNullable<CupFileArena["otherHours"]>>(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }),
		check("arena_on_the_globe", sql`abs(${table.latitude}) <= 90 and abs(${table.longitude}) <= 180`),
		check("arena_opens_before_it_closes", sql`${table.opens} < ${table.closes}`),
	],
);

/** Its fields are rows of their own table. */
export const arenaCodec = codec<CupFileArena, typeof arena, "cup" | "ordinal", Pick<CupFileArena, "fields">>({
	toRow: ({ id, name, address, latitude, longitude, zone, text, opens, closes, otherHours }) => ({
		id,
		name,
		address,
		latitude,
		longitude,
		zone,
		text,
		opens,
		closes,
		otherHours,
	}),
	ofRow: ({ id, name, address, latitude, longitude, zone, text, opens, closes, otherHours }, { fields }) => ({
		id,
		name,
		address,
		latitude,
		longitude,
		zone,
		text,
		opens,
		closes,
		otherHours,
		fields,
	}),
});
