import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	foreignKey,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
} from "drizzle-orm/pg-core";
import type { CupFileAnnouncement, CupFileCategory, CupFileEdition, CupFileStage, Text } from "../cup-file.ts";
import { arena, club, cup } from "./cup.ts";

export const edition = pgTable(
	"edition",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		year: integer().notNull(),
		name: text().notNull(),
		startsOn: date("starts_on", { mode: "string" }).notNull(),
		endsOn: date("ends_on", { mode: "string" }).notNull(),
		clubsPublished: boolean("clubs_published").notNull(),
		teamsPublished: boolean("teams_published").notNull(),
		lotPublished: boolean("lot_published").notNull(),
		schedulePublished: boolean("schedule_published").notNull(),
		/** Announcements are out that are published no later, by the cup's clock (record/announcing.ts). */
		announcedTo: timestamp("announced_to", { withTimezone: true, mode: "string" }),
		streamingInfo: json("streaming_info").$type<CupFileEdition["streamingInfo"]>(),
		/** Raised by every change of the edition, in the transaction that makes it. */
		revision: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }),
		unique("one_edition_a_year").on(table.cup, table.year),
		check("edition_ends_after_it_starts", sql`${table.startsOn} <= ${table.endsOn}`),
	],
);

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
		rules: json().$type<CupFileStage["rules"]>(),
		halves: integer(),
		minutesPerHalf: integer("minutes_per_half"),
		advance: json().$type<CupFileStage["advance"]>(),
		bestOf: json("best_of").$type<CupFileStage["bestOf"]>(),
		bestOfAgainstFirstTwo: boolean("best_of_against_first_two"),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.category], foreignColumns: [category.cup, category.id] }),
		check("stage_is_group_or_playoff", sql`${table.type} in ('group', 'playoff')`),
	],
);

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

/** The draw: who plays in which group, in its order. */
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

export const announcement = pgTable(
	"announcement",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		text: json().$type<CupFileAnnouncement["text"]>().notNull(),
		buttonText: json("button_text").$type<Text>(),
		buttonLink: text("button_link"),
		/** One of the three, or none: for all. */
		arena: text(),
		category: text(),
		team: text(),
		/** By the cup's clock. Null: recorded before times were. */
		publishedAt: timestamp("published_at", { withTimezone: true, mode: "string" }),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		foreignKey({ columns: [table.cup, table.arena], foreignColumns: [arena.cup, arena.id] }),
		foreignKey({ columns: [table.cup, table.category], foreignColumns: [category.cup, category.id] }),
		foreignKey({ columns: [table.cup, table.team], foreignColumns: [team.cup, team.id] }),
		check("announcement_has_one_audience", sql`num_nonnulls(${table.arena}, ${table.category}, ${table.team}) <= 1`),
	],
);
