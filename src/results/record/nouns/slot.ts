import { sql } from "drizzle-orm";
import { check, foreignKey, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileSlot } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { division } from "./division.ts";
import { match } from "./match.ts";
import { anyKind } from "./value.ts";

/** The slots of sides, for matches that have them. */
export const slot = pgTable(
	"slot",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		side: text().$type<"home" | "away">().notNull(),
		kind: text().$type<CupFileSlot["kind"]>().notNull(),
		division: text(),
		position: integer(),
		fromMatch: text("from_match"),
		/** Only for `best-of`. */
		divisions: json().$type<string[]>(),
		rank: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.match, table.side] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }),
		foreignKey({ columns: [table.cup, table.division], foreignColumns: [division.cup, division.id] }),
		foreignKey({ columns: [table.cup, table.fromMatch], foreignColumns: [match.cup, match.id] }),
		check(
			"slot_points_somewhere",
			sql`case ${table.kind}
				when 'position' then ${table.division} is not null and ${table.position} is not null
				when 'winner' then ${table.fromMatch} is not null
				when 'loser' then ${table.fromMatch} is not null
				when 'best-of' then ${table.divisions} is not null and ${table.position} is not null
				else ${table.kind} = 'bye' end`,
		),
	],
);

export const slotCodec = codec<CupFileSlot, typeof slot, "cup" | "match" | "side">({
	toRow: (slot) => {
		const { kind, division, position, match, divisions, rank } = anyKind(slot);
		return { kind: kind!, division, position, fromMatch: match, divisions, rank };
	},
	ofRow: ({ kind, division, fromMatch, position, divisions, rank }) => ({
		kind,
		division,
		match: fromMatch,
		position,
		divisions,
		rank,
	}),
});
