import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { edition } from "./nouns/edition.ts";

/** A range of revisions of an edition that changed nothing public: those after `since`, up to `upto`. */
export type HiddenChanges = { readonly since: number; readonly upto: number };

/**
 * Stores the range with the edition, so that processes started later use the same public revision. Only the read model knows
 * which changes are public. A range for an outdated revision is not written; if two processes report the same revision, the first
 * one counts.
 */
export async function recordHiddenChanges(db: Database, cup: number, id: string, { since, upto }: HiddenChanges): Promise<void> {
	await db.orm
		.update(edition)
		.set({ hiddenUpto: upto, publicRevision: since })
		.where(
			and(
				eq(edition.cup, cup),
				eq(edition.id, id),
				eq(edition.revision, upto),
				or(isNull(edition.hiddenUpto), lt(edition.hiddenUpto, upto)),
			),
		);
}
