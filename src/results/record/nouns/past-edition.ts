import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { edition } from "./edition.ts";

/**
 * What pages of other years show of an edition that is over, as the read model makes it (edition/past): derived, so backups and cup
 * files leave it out.
 */
export const pastEdition = pgTable(
	"past_edition",
	{
		cup: integer().notNull(),
		edition: text().notNull(),
		/** Of the JSON: one in another format is made again. */
		format: integer().notNull(),
		/** The edition's revision that it was made from. */
		revision: integer().notNull(),
		/** The public revision at that time. */
		publicRevision: integer("public_revision").notNull(),
		/** Changes with the content of this row and of its clubs. */
		digest: text().notNull(),
		entities: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.edition] }),
		foreignKey({ columns: [table.cup, table.edition], foreignColumns: [edition.cup, edition.id] }).onDelete("cascade"),
	],
);

/** The same of one club. */
export const pastClub = pgTable(
	"past_club",
	{
		cup: integer().notNull(),
		edition: text().notNull(),
		club: text().notNull(),
		digest: text().notNull(),
		/** Its teams, and how far each got. */
		history: text().notNull(),
		/** Its finished matches. */
		meetings: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cup, table.edition, table.club] }),
		foreignKey({
			columns: [table.cup, table.edition],
			foreignColumns: [pastEdition.cup, pastEdition.edition],
		}).onDelete("cascade"),
	],
);
