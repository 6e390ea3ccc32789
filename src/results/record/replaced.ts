import { and, eq } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { announceChange } from "./change.ts";
import { edition } from "./nouns/edition.ts";
import { recordSeatsWithin } from "./record-seats.ts";

/**
 * For a caller that replaces the whole record within a transaction. Clients of an edition are notified, and no revision is used
 * twice, since phones and caches store data by revision.
 * @returns a function to call once the new record is in place
 */
export async function replaceRecord(orm: Orm): Promise<() => Promise<void>> {
	const columns = { cup: edition.cup, id: edition.id, revision: edition.revision };
	const before = await orm.select(columns).from(edition);
	return async () => {
		await recordSeatsWithin(orm);
		const now = await orm.select(columns).from(edition);
		for (const { cup, id, revision } of now) {
			const was = before.find((one) => one.cup === cup && one.id === id);
			const next = was === undefined ? revision : Math.max(revision, was.revision + 1);
			if (next !== revision)
				await orm
					.update(edition)
					.set({ revision: next })
					.where(and(eq(edition.cup, cup), eq(edition.id, id)));
			await announceChange(orm, { cup, edition: id, revision: next, matches: "all" });
		}
		for (const { cup, id } of before)
			if (!now.some((one) => one.cup === cup && one.id === id))
				await announceChange(orm, { cup, edition: id, revision: null, matches: "all" });
	};
}
