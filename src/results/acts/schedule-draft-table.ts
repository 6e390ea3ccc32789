import { foreignKey, index, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { edition } from "../record/nouns/edition.ts";

/** A match's time and field in a draft: its id, its start as an instant, the field's id. */
export type DraftPlace = readonly [match: string, start: string, field: string];

export const DRAFT_STATES = ["running", "stopped", "done"] as const;

/** A generated schedule that is not part of the record yet: work in progress of the office, in no cup file and on no page. */
export const scheduleDraft = pgTable(
	"schedule_draft",
	{
		/** Increases with every draft of the record. */
		id: serial().primaryKey(),
		cup: integer().notNull(),
		edition: text().notNull(),
		/** The edition's own count of its drafts, as the office names them: draft 3. */
		ordinal: integer().notNull(),
		begunAt: timestamp("begun_at", { withTimezone: true, mode: "string" }).notNull(),
		/** The account that began it. */
		desk: text().notNull(),
		/** The open number that it was generated from, and how many steps: the same again gives the same schedule. */
		number: integer().notNull(),
		steps: integer().notNull(),
		/** Seconds that it was generated for. */
		seconds: integer().notNull(),
		state: text().$type<(typeof DRAFT_STATES)[number]>().notNull(),
		/** A digest of what it was generated from. If the cup's present one is another, the draft is out of date. */
		ground: text().notNull(),
		places: json().$type<readonly DraftPlace[]>().notNull(),
		/** What the office shows of it without generating it again. */
		report: json().notNull(),
	},
	(table) => [
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }).onDelete("cascade"),
		index("schedule_draft_of_edition").on(table.cup, table.edition),
	],
);
