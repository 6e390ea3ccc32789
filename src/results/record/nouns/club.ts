import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
	},
	(table) => [primaryKey({ columns: [table.cup, table.id] }), foreignKey({ columns: [table.cup], foreignColumns: [cup.id] })],
);

export const clubCodec = codec<CupFileClub, typeof club, "cup" | "ordinal">({
	toRow: ({ id, name, nation }) => ({ id, name, nation }),
	ofRow: ({ id, name, nation }) => ({ id, name, nation }),
});
