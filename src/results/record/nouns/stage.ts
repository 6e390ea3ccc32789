import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileStage, Text } from "../cup-file.ts";
import { category } from "./category.ts";
import { codec } from "./codec.ts";

export const stage = pgTable(
	"stage",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		category: text().notNull(),
		ordinal: integer().notNull(),
		type: text().$type<CupFileStage["type"]>().notNull(),
		rank: integer().notNull(),
		name: text().notNull(),
		title: json().$type<Text>().notNull(),
		rules: json().$type<NonNullable<CupFileStage["rules"]>>(),
		halves: integer(),
		minutesPerHalf: integer("minutes_per_half"),
		advance: json().$type<NonNullable<CupFileStage["advance"]>>(),
		bestOf: json("best_of").$type<NonNullable<CupFileStage["bestOf"]>>(),
		bestOfAgainstFirstTwo: boolean("best_of_against_first_two"),
		carries: text().$type<NonNullable<CupFileStage["carries"]>>(),
		bestOfSeating: text("best_of_seating").$type<NonNullable<CupFileStage["bestOfSeating"]>>(),
		draw: json().$type<NonNullable<CupFileStage["draw"]>>(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.category], foreignColumns: [category.cup, category.id] }),
		check("stage_is_group_or_playoff", sql`${table.type} in ('group', 'playoff')`),
	],
);

/** Its divisions are rows of their own table. */
export const stageCodec = codec<CupFileStage, typeof stage, "cup" | "category" | "ordinal", Pick<CupFileStage, "divisions">>({
	toRow: ({
		id,
		type,
		rank,
		name,
		title,
		rules,
		halves,
		minutesPerHalf,
		advance,
		bestOf,
		bestOfAgainstFirstTwo,
		bestOfSeating,
		carries,
		draw,
	}) => ({
		id,
		type,
		rank,
		name,
		title,
		rules,
		halves,
		minutesPerHalf,
		advance,
		bestOf,
		bestOfAgainstFirstTwo,
		bestOfSeating,
		carries,
		draw,
	}),
	ofRow: ({ id, type, rank, name, title, rules, halves, minutesPerHalf, advance, bestOf, ...row }, { divisions }) => ({
		id,
		type,
		rank,
		name,
		title,
		rules,
		halves,
		minutesPerHalf,
		advance,
		bestOf,
		bestOfAgainstFirstTwo: row.bestOfAgainstFirstTwo,
		bestOfSeating: row.bestOfSeating,
		carries: row.carries,
		draw: row.draw,
		divisions,
	}),
});
