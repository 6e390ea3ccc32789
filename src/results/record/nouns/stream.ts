import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { STREAM_ACCESSES, STREAM_PROVIDERS, STREAM_STATES } from "../../../cup/stream.ts";
import type { CupFileStream } from "../cup-file-stream.ts";
import { oneOf } from "./checks.ts";
import { codec } from "./codec.ts";
import { edition } from "./edition.ts";
import { field } from "./field.ts";
import { match } from "./match.ts";
import { instantOrNull } from "./value.ts";

export const stream = pgTable(
	"stream",
	{
		cup: integer().notNull(),
		id: text().notNull(),
		edition: text().notNull(),
		ordinal: integer().notNull(),
		title: json().$type<CupFileStream["title"]>().notNull(),
		match: text(),
		field: text(),
		from: timestamp("starts_at", { withTimezone: true, mode: "string" }),
		until: timestamp("ends_at", { withTimezone: true, mode: "string" }),
		provider: text().$type<CupFileStream["provider"]>().notNull(),
		address: text().notNull(),
		poster: text(),
		state: text().$type<CupFileStream["state"]>().notNull(),
		access: text().$type<CupFileStream["access"]>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }),
		foreignKey({ columns: [table.cup, table.match], foreignColumns: [match.cup, match.id] }),
		foreignKey({ columns: [table.cup, table.field], foreignColumns: [field.cup, field.id] }),
		index("stream_of_edition").on(table.cup, table.edition),
		check(
			"stream_of_a_match_or_of_a_field_and_a_time",
			sql`(${table.match} is not null and num_nonnulls(${table.field}, ${table.from}, ${table.until}) = 0)
				or (${table.match} is null and num_nulls(${table.field}, ${table.from}, ${table.until}) = 0)`,
		),
		check("stream_ends_after_it_starts", sql`${table.from} < ${table.until}`),
		oneOf("stream_provider", table.provider, STREAM_PROVIDERS),
		oneOf("stream_state", table.state, STREAM_STATES),
		oneOf("stream_access", table.access, STREAM_ACCESSES),
	],
);

export const streamCodec = codec<CupFileStream, typeof stream, "cup" | "edition" | "ordinal">({
	toRow: ({ id, title, match, field, from, until, provider, address, poster, state, access }) => ({
		id,
		title,
		match,
		field,
		from: instantOrNull(from),
		until: instantOrNull(until),
		provider,
		address,
		poster,
		state,
		access,
	}),
	ofRow: ({ id, title, match, field, from, until, provider, address, poster, state, access }) => ({
		id,
		title,
		match,
		field,
		from: instantOrNull(from),
		until: instantOrNull(until),
		provider,
		address,
		poster,
		state,
		access,
	}),
});
