import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileTeam } from "../cup-file.ts";
import { category } from "./category.ts";
import { club } from "./club.ts";
import { codec } from "./codec.ts";
import { edition } from "./edition.ts";
import { unlessEmpty } from "./value.ts";

export const team = pgTable(
	"team",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		club: text().notNull(),
		category: text().notNull(),
		suffix: text(),
		homeShirt: text("home_shirt"),
		awayShirt: text("away_shirt"),
		level: text(),
		seed: integer(),
		withdrawn: boolean().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		foreignKey({ columns: [table.cup, table.club], foreignColumns: [club.cup, club.id] }),
		foreignKey({ columns: [table.cup, table.category], foreignColumns: [category.cup, category.id] }),
		index("team_of_edition").on(table.cup, table.edition),
	],
);

export const teamCodec = codec<CupFileTeam, typeof team, "cup" | "edition" | "ordinal">({
	toRow: ({ id, club, category, suffix, shirts, level, seed, withdrawn }) => ({
		id,
		club,
		category,
		suffix,
		homeShirt: shirts?.home,
		awayShirt: shirts?.away,
		level,
		seed,
		withdrawn: withdrawn ?? false,
	}),
	ofRow: ({ id, club, category, suffix, homeShirt, awayShirt, level, seed, withdrawn }) => ({
		id,
		club,
		category,
		suffix,
		shirts: unlessEmpty<NonNullable<CupFileTeam["shirts"]>>({ home: homeShirt, away: awayShirt }),
		level,
		seed,
		withdrawn: withdrawn || null,
	}),
});
