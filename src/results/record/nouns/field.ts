import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileField } from "../cup-file.ts";
import { arena } from "./arena.ts";
import { codec } from "./codec.ts";

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

export const fieldCodec = codec<CupFileField, typeof field, "cup" | "arena" | "ordinal">({
	toRow: ({ id, name, surface, size }) => ({ id, name, surface, size }),
	ofRow: ({ id, name, surface, size }) => ({ id, name, surface, size }),
});
