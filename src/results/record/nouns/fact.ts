import { sql } from "drizzle-orm";
import { check, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { PROTEST_OUTCOMES, type ProtestOutcome } from "../../../cup/protest.ts";
import type { CupFileFact } from "../cup-file.ts";
import { oneOf } from "./checks.ts";
import { codec } from "./codec.ts";
import { division } from "./division.ts";
import { edition } from "./edition.ts";
import { match } from "./match.ts";
import { stage } from "./stage.ts";
import { team } from "./team.ts";
import { anyKind, instant } from "./value.ts";

export const fact = pgTable(
	"fact",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		kind: text().$type<CupFileFact["kind"]>().notNull(),
		at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
		division: text(),
		stage: text(),
		team: text(),
		match: text(),
		instead: text(),
		points: doublePrecision(),
		ranking: doublePrecision(),
		note: text(),
		outcome: text().$type<ProtestOutcome>(),
		answer: text(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		foreignKey({ columns: [table.cup, table.division], foreignColumns: [division.cup, division.id] }),
		foreignKey({ columns: [table.cup, table.stage], foreignColumns: [stage.cup, stage.id] }),
		foreignKey({ columns: [table.cup, table.team], foreignColumns: [team.cup, team.id] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }),
		foreignKey({ columns: [table.cup, table.instead], foreignColumns: [team.cup, team.id] }),
		index("fact_of_edition").on(table.cup, table.edition),
		check(
			"fact_says_what_its_kind_needs",
			sql`case ${table.kind}
				when 'lots' then num_nonnulls(${table.division}, ${table.stage}) = 1
				when 'shoot-out' then ${table.division} is not null
				when 'points' then num_nulls(${table.division}, ${table.team}, ${table.points}, ${table.note}) = 0
				when 'fair-play' then num_nonnulls(${table.division}, ${table.stage}) = 1 and num_nulls(${table.team}, ${table.points}) = 0
				when 'ranking' then num_nulls(${table.team}, ${table.ranking}) = 0
				when 'walkover' then num_nulls(${table.match}, ${table.note}) = 0
				when 'correction' then num_nulls(${table.match}, ${table.note}) = 0
				when 'as-played' then num_nulls(${table.match}, ${table.team}) = 0
				when 'protest' then num_nulls(${table.match}, ${table.note}) = 0
				else false end`,
		),
		oneOf("fact_outcome", table.outcome, PROTEST_OUTCOMES),
	],
);

/** The order given by lots or a shoot-out, best first. */
export const factOrder = pgTable(
	"fact_order",
	{
		cup: integer().notNull(),
		fact: text().notNull(),
		team: text().notNull(),
		ordinal: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.fact, table.team] }),
		foreignKey({ columns: [table.cup, table.fact], foreignColumns: [fact.cup, fact.id] }),
		foreignKey({ columns: [table.cup, table.team], foreignColumns: [team.cup, team.id] }),
	],
);

/** Its order is in rows of their own table. */
export const factCodec = codec<CupFileFact, typeof fact, "cup" | "edition" | "ordinal", { readonly order: string[] | null }>({
	toRow: (fact) => {
		const { division, stage, team, match, instead, points, ranking, note, outcome, answer } = anyKind(fact);
		const head = { id: fact.id, kind: fact.kind, at: instant(fact.at) };
		return { ...head, division, stage, team, match, instead, points, ranking, note, outcome, answer };
	},
	ofRow: ({ id, at, kind, division, stage, team, points, ranking, match, instead, note, outcome, answer }, { order }) => ({
		id,
		at: instant(at),
		kind,
		division,
		stage,
		order,
		team,
		points,
		ranking,
		match,
		instead,
		note,
		outcome,
		answer,
	}),
});
