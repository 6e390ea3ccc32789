import { foreignKey, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileField } from "../cup-file.ts";
import { arena } from "./arena.ts";
import { codec } from "./codec.ts";
import { instant } from "./value.ts";

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
		closed: json().$type<NonNullable<CupFileField["closed"]>>(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.arena], foreignColumns: [arena.cup, arena.id] }),
	],
);

export const fieldCodec = codec<CupFileField, typeof field, "cup" | "arena" | "ordinal">({
	toRow: ({ id, name, surface, size, closed }) => ({ id, name, surface, size, closed: closed?.map(written) }),
	ofRow: ({ id, name, surface, size, closed }) => ({ id, name, surface, size, closed }),
});

type Closing = NonNullable<CupFileField["closed"]>[number];

/** Normalises instants, whatever offset they were stated with. */
function written({ from, until, why }: Closing): Closing {
	return { from: instant(from), ...(until !== undefined && { until: instant(until) }), ...(why !== undefined && { why }) };
}
