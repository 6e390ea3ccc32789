import { sql } from "drizzle-orm";
import { check, foreignKey, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { CupFileAnnouncement, CupFileAudience, Text } from "../cup-file.ts";
import { arena } from "./arena.ts";
import { category } from "./category.ts";
import { codec } from "./codec.ts";
import { edition } from "./edition.ts";
import { team } from "./team.ts";
import { anyKind, instantOrNull } from "./value.ts";

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
		/** At most one of the three; none: for everybody. */
		arena: text(),
		category: text(),
		team: text(),
		/** By the cup's clock. Null: recorded before announcements had times. */
		publishedAt: timestamp("published_at", { withTimezone: true, mode: "string" }),
		/** By the cup's clock. Null: until it is withdrawn. */
		publishedUntil: timestamp("published_until", { withTimezone: true, mode: "string" }),
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

export const announcementCodec = codec<CupFileAnnouncement, typeof announcement, "cup" | "edition" | "ordinal">({
	toRow: ({ id, text, buttonText, buttonLink, audience, publishedAt, publishedUntil }) => {
		const { arena, category, team } = audience ? anyKind<CupFileAudience>(audience) : {};
		const when = { publishedAt: instantOrNull(publishedAt), publishedUntil: instantOrNull(publishedUntil) };
		return { id, text, buttonText, buttonLink, arena, category, team, ...when };
	},
	ofRow: ({ id, text, buttonText, buttonLink, arena, category, team, publishedAt, publishedUntil }) => ({
		id,
		text,
		buttonText,
		buttonLink,
		audience: audienceOf({ arena, category, team }),
		publishedAt: instantOrNull(publishedAt),
		publishedUntil: instantOrNull(publishedUntil),
	}),
});

type Audience = Record<"arena" | "category" | "team", string | null>;

function audienceOf({ arena, category, team }: Audience): CupFileAudience | null {
	if (arena !== null) return { kind: "arena", arena };
	if (category !== null) return { kind: "category", category };
	return team === null ? null : { kind: "team", team };
}
