import { foreignKey, index, integer, json, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { Cells } from "../cells.ts";
import { cup } from "./cup.ts";
import { edition } from "./edition.ts";

/** The contents of each file or folder at its last import, cell by cell: the third side of an import's comparison. */
export const lastImport = pgTable(
	"last_import",
	{
		/** Increases with every import. */
		id: serial().primaryKey(),
		cup: integer().notNull(),
		/** Null: the cells of the cup itself, its clubs, arenas and fields. */
		edition: text(),
		/** The kind and the name of the file or the folder. */
		source: text().notNull(),
		cells: json().$type<Cells>().notNull(),
	},
	(table) => [
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }).onDelete("cascade"),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }).onDelete("cascade"),
		index("last_import_of_edition").on(table.cup, table.edition),
	],
);
