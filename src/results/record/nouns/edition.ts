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
		/** Announcements up to this instant of the cup's clock are published (record/announcing.ts). */
		announcedTo: timestamp("announced_to", { withTimezone: true, mode: "string" }),
		streamingInfo: json("streaming_info").$type<NonNullable<CupFileEdition["streamingInfo"]>>(),
		programme: json().$type<NonNullable<CupFileEdition["programme"]>>(),
		/** Raised by every change of the edition, in the transaction that makes it. */
		revision: integer().notNull().default(0),
		/**
		 * Nothing public has changed from publicRevision up to this revision (recordHiddenChanges). A process started later publishes
		 * the former.
		 */
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

/** The lists inside an edition in a file: each has a table of its own. */
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
	toRow: ({ id, year, name, startsOn, endsOn, published, streamingInfo, programme }) => ({
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
		programme,
	}),
	ofRow: ({ id, year, name, startsOn, endsOn, streamingInfo, programme, ...row }) => ({
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
		programme,
	}),
});
