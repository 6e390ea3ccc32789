import { sql } from "drizzle-orm";
import { check, doublePrecision, foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileClub } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { cup } from "./cup.ts";

export const club = pgTable(
	"club",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		ordinal: integer().notNull(),
		name: text().notNull(),
		nation: text().notNull(),
		district: text(),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }),
		check("club_on_the_globe", sql`abs(${table.latitude}) <= 90 and abs(${table.longitude}) <= 180`),
	],
);

export const clubCodec = codec<CupFileClub, typeof club, "cup" | "ordinal">({
	toRow: ({ id, name, nation, district, latitude, longitude }) => ({ id, name, nation, district, latitude, longitude }),
	ofRow: ({ id, name, nation, district, latitude, longitude }) => ({ id, name, nation, district, latitude, longitude }),
});
