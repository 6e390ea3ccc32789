import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CupFileCategory, Text } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { edition } from "./edition.ts";

export const category = pgTable(
	"category",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		name: json().$type<Text>().notNull(),
		shortName: json("short_name").$type<Text>().notNull(),
		gender: text().$type<CupFileCategory["gender"]>().notNull(),
		age: integer(),
		/** All three or none. */
		publishesScores: boolean("publishes_scores"),
		publishesTables: boolean("publishes_tables"),
		publishesPlayoffs: boolean("publishes_playoffs"),
		rules: json().$type<CupFileCategory["rules"]>().notNull(),
		halves: integer(),
		minutesPerHalf: integer("minutes_per_half"),
		restMinutes: integer("rest_minutes"),
		fieldSizes: json("field_sizes").$type<NonNullable<CupFileCategory["fieldSizes"]>>(),
		shirtNumbers: boolean("shirt_numbers"),
		confirmsResults: boolean("confirms_results"),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		index("category_of_edition").on(table.cup, table.edition),
		check(
			"category_says_all_it_publishes",
			sql`num_nulls(${table.publishesScores}, ${table.publishesTables}, ${table.publishesPlayoffs}) in (0, 3)`,
		),
	],
);

/** Its stages are rows of their own table. */
export const categoryCodec = codec<
	CupFileCategory,
	typeof category,
	"cup" | "edition" | "ordinal",
	Pick<CupFileCategory, "stages">
>({
	toRow: ({ id, name, shortName, gender, age, publishes, rules, halves, minutesPerHalf, ...own }) => ({
		id,
		name,
		shortName,
		gender,
		age,
		publishesScores: publishes?.scores,
		publishesTables: publishes?.tables,
		publishesPlayoffs: publishes?.playoffs,
		rules,
		halves,
		minutesPerHalf,
		restMinutes: own.restMinutes,
		fieldSizes: own.fieldSizes,
		shirtNumbers: own.shirtNumbers,
		confirmsResults: own.confirmsResults,
	}),
	ofRow: ({ id, name, shortName, gender, age, rules, halves, minutesPerHalf, ...row }, { stages }) => ({
		id,
		name,
		shortName,
		gender,
		age,
		publishes:
			row.publishesScores === null || row.publishesTables === null || row.publishesPlayoffs === null
				? null
				: { scores: row.publishesScores, tables: row.publishesTables, playoffs: row.publishesPlayoffs },
		rules,
		halves,
		minutesPerHalf,
		restMinutes: row.restMinutes,
		fieldSizes: row.fieldSizes,
		shirtNumbers: row.shirtNumbers,
		confirmsResults: row.confirmsResults,
		stages,
	}),
});
