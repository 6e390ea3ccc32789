import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileDivision } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { stage } from "./stage.ts";
import { team } from "./team.ts";

export const division = pgTable(
	"division",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		stage: text().notNull(),
		ordinal: integer().notNull(),
		name: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.stage], foreignColumns: [stage.cup, stage.id] }),
	],
);

/** The draw: the teams of each group, in its order. */
export const divisionTeam = pgTable(
	"division_team",
	{
		cup: integer().notNull(),
		division: text().notNull(),
		team: text().notNull(),
		ordinal: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.division, table.team] }),
		foreignKey({ columns: [table.cup, table.division], foreignColumns: [division.cup, division.id] }),
		foreignKey({ columns: [table.cup, table.team], foreignColumns: [team.cup, team.id] }),
	],
);

/** Its teams are rows of their own table. */
export const divisionCodec = codec<
	CupFileDivision,
	typeof division,
	"cup" | "stage" | "ordinal",
	{ readonly teams: string[] | null }
>({
	toRow: ({ id, name }) => ({ id, name }),
	ofRow: ({ id, name }, { teams }) => ({ id, name, teams }),
});
