import { foreignKey, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { CupFileEvent, Text } from "../cup-file.ts";
import { score } from "./checks.ts";
import { codec } from "./codec.ts";
import { match } from "./match.ts";
import { instantOrNull, scoreOrNull } from "./value.ts";

export const matchEvent = pgTable(
	"match_event",
	{
		cup: integer().notNull(),
		match: text().notNull(),
		ordinal: integer().notNull(),
		kind: text().$type<CupFileEvent["kind"]>().notNull(),
		minute: integer(),
		added: integer(),
		side: text().$type<NonNullable<CupFileEvent["side"]>>(),
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

export const eventCodec = codec<CupFileEvent, typeof matchEvent, "cup" | "match" | "ordinal">({
	toRow: ({ kind, minute, added, side, shirt, score, at, scoreBefore, text }) => ({
		kind,
		minute,
		added,
		side,
		shirt,
		homeScore: score?.home,
		awayScore: score?.away,
		at: instantOrNull(at),
		homeBefore: scoreBefore?.home,
		awayBefore: scoreBefore?.away,
		text,
	}),
	ofRow: ({ minute, added, kind, at, side, shirt, homeScore, awayScore, homeBefore, awayBefore, text }) => ({
		minute,
		added,
		kind,
		at: instantOrNull(at),
		side,
		shirt,
		score: scoreOrNull(homeScore, awayScore),
		scoreBefore: scoreOrNull(homeBefore, awayBefore),
		text,
	}),
});
