import { and, eq } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { announceChange } from "./change.ts";
import { edition } from "./nouns/edition.ts";
import { recordSeatsWithin } from "./record-seats.ts";

/**
 * For who puts another record in the place of this one, within its transaction: who follows an edition is told, and none of its revisions is
 * given twice, since phones and caches keep what they have by it.
 * @returns to be called when the other record is there
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
