import { sql } from "drizzle-orm";
import {
	check,
	foreignKey,
	index,
	integer,
	json,
	type PgColumn,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import { DECIDED_BY, MATCH_STATUSES } from "../../../cup/match.ts";
import type { CupFileEvent, CupFileMatch, Text } from "../cup-file.ts";
import { field } from "./cup.ts";
import { division, edition, team } from "./edition.ts";

const words = (allowed: readonly string[]) => sql.raw(allowed.map((word) => `'${word}'`).join(", "));

/** Two numbers or none, none negative. */
const score = (name: string, home: PgColumn, away: PgColumn) =>
	check(name, sql`num_nulls(${home}, ${away}) in (0, 2) and ${home} >= 0 and ${away} >= 0`);

export const match = pgTable(
	"match",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		number: text(),
		division: text().notNull(),
		/** One of the two: a group's number, a playoff's code. */
		round: integer(),
		playoffRound: text("playoff_round").$type<Extract<CupFileMatch["round"], string>>(),
		position: integer(),
		start: timestamp({ withTimezone: true, mode: "string" }),
		field: text(),
		homeTeam: text("home_team"),
		awayTeam: text("away_team"),
		status: text().$type<CupFileMatch["status"]>().notNull(),
		homeScore: integer("home_score"),
		awayScore: integer("away_score"),
		homeHalfTime: integer("home_half_time"),
		awayHalfTime: integer("away_half_time"),
		homeRegularTime: integer("home_regular_time"),
		awayRegularTime: integer("away_regular_time"),
		homeShootOut: integer("home_shoot_out"),
		awayShootOut: integer("away_shoot_out"),
		decidedBy: text("decided_by").$type<CupFileMatch["decidedBy"]>(),
		winner: text().$type<CupFileMatch["winner"]>(),
		period: text().$type<CupFileMatch["period"]>(),
		minute: integer(),
		periodStart: timestamp("period_start", { withTimezone: true, mode: "string" }),
		periodMinute: integer("period_minute"),
		begun: timestamp({ withTimezone: true, mode: "string" }),
		ended: timestamp({ withTimezone: true, mode: "string" }),
		movedStart: timestamp("moved_start", { withTimezone: true, mode: "string" }),
		movedField: text("moved_field"),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		foreignKey({ columns: [table.cup, table.division], foreignColumns: [division.cup, division.id] }),
		foreignKey({ columns: [table.cup, table.field], foreignColumns: [field.cup, field.id] }),
		foreignKey({ columns: [table.cup, table.homeTeam], foreignColumns: [team.cup, team.id] }),
		foreignKey({ columns: [table.cup, table.awayTeam], foreignColumns: [team.cup, team.id] }),
		index("match_of_edition").on(table.cup, table.edition),
		check("match_has_one_round", sql`num_nonnulls(${table.round}, ${table.playoffRound}) = 1`),
		check("match_status", sql`${table.status} in (${words(MATCH_STATUSES)})`),
		check("match_decided_by", sql`${table.decidedBy} in (${words(DECIDED_BY)})`),
		check("match_winner", sql`${table.winner} in ('home', 'away', 'none')`),
		check("no_team_plays_itself", sql`${table.homeTeam} <> ${table.awayTeam}`),
		check("finished_match_has_a_score", sql`${table.status} <> 'finished' or ${table.homeScore} is not null`),
		score("match_score", table.homeScore, table.awayScore),
		score("match_half_time", table.homeHalfTime, table.awayHalfTime),
		score("match_regular_time", table.homeRegularTime, table.awayRegularTime),
		score("match_shoot_out", table.homeShootOut, table.awayShootOut),
	],
);

/** Where a side comes from, for the matches that have such sides. */
export const slot = pgTable(
	"slot",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		side: text().$type<"home" | "away">().notNull(),
		kind: text().$type<NonNullable<CupFileMatch["home"]["slot"]>["kind"]>().notNull(),
		division: text(),
		position: integer(),
		fromMatch: text("from_match"),
		/** Of `best-of`. */
		divisions: json().$type<string[]>(),
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

export const matchEvent = pgTable(
	"match_event",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		ordinal: integer().notNull(),
		kind: text().$type<CupFileEvent["kind"]>().notNull(),
		minute: integer(),
		added: integer(),
		side: text().$type<CupFileEvent["side"]>(),
		shirt: integer(),
		homeScore: integer("home_score"),
		awayScore: integer("away_score"),
		at: timestamp({ withTimezone: true, mode: "string" }),
		homeBefore: integer("home_before"),
		awayBefore: integer("away_before"),
		text: json().$type<Text>(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.match, table.ordinal] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }),
		score("event_score", table.homeScore, table.awayScore),
		score("event_score_before", table.homeBefore, table.awayBefore),
	],
);

export const selectedGame = pgTable(
	"selected_game",
	{
		cup: integer().notNull(),
		edition: text().notNull(),
		match: text().notNull(),
		ordinal: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.edition, table.match] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }),
	],
);
