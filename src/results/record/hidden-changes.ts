import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { edition } from "./nouns/edition.ts";

/** Revisions of an edition that changed nothing public: those after `since`, up to `upto`. */
export type HiddenChanges = { readonly since: number; readonly upto: number };

/**
 * Keeps it with the edition, so that who begins later tells the same public revision. Which changes are public, the read
 * model knows: the record itself does not. Where the record has gone on, what follows it will say more; of two that say it of the
 * same revision the first counts.
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
