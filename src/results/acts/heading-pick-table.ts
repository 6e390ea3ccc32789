import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cup } from "../record/nouns/cup.ts";

/** What a heading of an organiser's sheet was picked to mean: the next workbook with it is read so. No part of what a cup publishes. */
export const headingPick = pgTable(
	"heading_pick",
	{
		cup: integer().notNull(),
		/** The kind of sheet, by the importer's English name. */
		sheet: text().notNull(),
		/** Without case, accents and spaces. */
		heading: text().notNull(),
		/** The importer's column; null: it is not read. */
		meaning: text(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.sheet, table.heading] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
	],
);
