import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	foreignKey,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
} from "drizzle-orm/pg-core";
import type { CupFileEdition } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { cup } from "./cup.ts";

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
		streamingInfo: json("streaming_info").$type<NonNullable<CupFileEdition["streamingInfo"]>>(),
		/** Raised by every change of the edition, in the transaction that makes it. */
		revision: integer().notNull().default(0),
		/** Up to which revision nothing public has changed, and since which: what a process that begins later tells (keepHidden). */
		hiddenUpto: integer("hidden_upto"),
		publicRevision: integer("public_revision"),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.id] }),
		foreignKey({ columns: [table.cup], foreignColumns: [cup.id] }),
		unique("one_edition_a_year").on(table.cup, table.year),
		check("edition_ends_after_it_starts", sql`${table.startsOn} <= ${table.endsOn}`),
	],
);

/** The lists that a file states inside an edition: tables of their own. */
export type EditionLists = Pick<
	CupFileEdition,
	"announcements" | "selectedGames" | "categories" | "teams" | "matches" | "facts" | "streams"
>;
export type EditionHead = Omit<CupFileEdition, keyof EditionLists>;

export const editionCodec = codec<
	EditionHead,
	typeof edition,
	"cup",
	void,
	"announcedTo" | "revision" | "hiddenUpto" | "publicRevision"
>({
	toRow: ({ id, year, name, startsOn, endsOn, published, streamingInfo }) => ({
		id,
		year,
		name,
		startsOn,
		endsOn,
		clubsPublished: published.clubs,
		teamsPublished: published.teams,
		lotPublished: published.lot,
		schedulePublished: published.schedule,
		streamingInfo,
	}),
	ofRow: ({ id, year, name, startsOn, endsOn, streamingInfo, ...row }) => ({
		id,
		year,
		name,
		startsOn,
		endsOn,
		published: {
			clubs: row.clubsPublished,
			teams: row.teamsPublished,
			lot: row.lotPublished,
			schedule: row.schedulePublished,
		},
		streamingInfo,
	}),
});
