import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { DECIDED_BY, MATCH_STATUSES } from "../../../cup/match/match.ts";
import type { CupFileEvent, CupFileMatch, CupFileSide, CupFileSlot } from "../cup-file.ts";
import { oneOf, score } from "./checks.ts";
import { codec } from "./codec.ts";
import { division } from "./division.ts";
import { edition } from "./edition.ts";
import { field } from "./field.ts";
import { team } from "./team.ts";
import { instantOrNull, scoreOrNull, unlessEmpty, withoutHoles } from "./value.ts";

export const match = pgTable(
	"match",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		number: text(),
		division: text().notNull(),
		against: text(),
		/** One of the two: a group's number, a playoff's code. */
		round: integer(),
		playoffRound: text("playoff_round").$type<Extract<CupFileMatch["round"], string>>(),
		position: integer(),
		start: timestamp({ withTimezone: true, mode: "string" }),
		field: text(),
		pinned: boolean(),
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
		decidedBy: text("decided_by").$type<NonNullable<CupFileMatch["decidedBy"]>>(),
		winner: text().$type<NonNullable<CupFileMatch["winner"]>>(),
		period: text().$type<NonNullable<CupFileMatch["period"]>>(),
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
		foreignKey({ columns: [table.cup, table.against], foreignColumns: [division.cup, division.id] }),
		foreignKey({ columns: [table.cup, table.field], foreignColumns: [field.cup, field.id] }),
		foreignKey({ columns: [table.cup, table.homeTeam], foreignColumns: [team.cup, team.id] }),
		foreignKey({ columns: [table.cup, table.awayTeam], foreignColumns: [team.cup, team.id] }),
		index("match_of_edition").on(table.cup, table.edition),
		check("match_has_one_round", sql`num_nonnulls(${table.round}, ${table.playoffRound}) = 1`),
		oneOf("match_status", table.status, MATCH_STATUSES),
		oneOf("match_decided_by", table.decidedBy, DECIDED_BY),
		oneOf("match_winner", table.winner, ["home", "away", "none"]),
		check("no_team_plays_itself", sql`${table.homeTeam} <> ${table.awayTeam}`),
		score("match_score", table.homeScore, table.awayScore),
		score("match_half_time", table.homeHalfTime, table.awayHalfTime),
		score("match_regular_time", table.homeRegularTime, table.awayRegularTime),
		score("match_shoot_out", table.homeShootOut, table.awayShootOut),
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

type Beside = {
	readonly slots: { readonly [Side in "home" | "away"]: CupFileSlot | null };
	readonly events: CupFileEvent[] | null;
};

/** Its events and slots are rows of their own tables. */
export const matchCodec = codec<CupFileMatch, typeof match, "cup" | "edition" | "ordinal", Beside>({
	toRow: (match) => ({
		id: match.id,
		number: match.number,
		division: match.division,
		against: match.against,
		round: typeof match.round === "number" ? match.round : null,
		playoffRound: typeof match.round === "number" ? null : match.round,
		position: match.position,
		start: instantOrNull(match.start),
		field: match.field,
		pinned: match.pinned,
		homeTeam: match.home.team,
		awayTeam: match.away.team,
		status: match.status,
		homeScore: match.score?.home,
		awayScore: match.score?.away,
		homeHalfTime: match.halfTime?.home,
		awayHalfTime: match.halfTime?.away,
		homeRegularTime: match.regularTime?.home,
		awayRegularTime: match.regularTime?.away,
		homeShootOut: match.shootOut?.home,
		awayShootOut: match.shootOut?.away,
		decidedBy: match.decidedBy,
		winner: match.winner,
		period: match.period,
		minute: match.minute,
		periodStart: instantOrNull(match.periodStart),
		periodMinute: match.periodMinute,
		begun: instantOrNull(match.begun),
		ended: instantOrNull(match.ended),
		movedStart: instantOrNull(match.moved?.start),
		movedField: match.moved?.field,
	}),
	ofRow: (row, { slots, events }) => ({
		id: row.id,
		number: row.number,
		division: row.division,
		against: row.against,
		round: (row.round ?? row.playoffRound) as CupFileMatch["round"], // the table has one of the two
		position: row.position,
		start: instantOrNull(row.start),
		field: row.field,
		pinned: row.pinned,
		home: withoutHoles<CupFileSide>({ team: row.homeTeam, slot: slots.home }),
		away: withoutHoles<CupFileSide>({ team: row.awayTeam, slot: slots.away }),
		status: row.status,
		score: scoreOrNull(row.homeScore, row.awayScore),
		halfTime: scoreOrNull(row.homeHalfTime, row.awayHalfTime),
		regularTime: scoreOrNull(row.homeRegularTime, row.awayRegularTime),
		shootOut: scoreOrNull(row.homeShootOut, row.awayShootOut),
		decidedBy: row.decidedBy,
		winner: row.winner,
		period: row.period,
		minute: row.minute,
		periodStart: instantOrNull(row.periodStart),
		periodMinute: row.periodMinute,
		begun: instantOrNull(row.begun),
		ended: instantOrNull(row.ended),
		events,
		moved: unlessEmpty<NonNullable<CupFileMatch["moved"]>>({ start: instantOrNull(row.movedStart), field: row.movedField }),
	}),
});
