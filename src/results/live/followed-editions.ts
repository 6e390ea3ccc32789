import { hasEnded } from "../edition/has-ended.ts";
import type { ReadModelProvider } from "../edition/keeping/read-model-provider.ts";
import { isAnyPublished } from "./is-any-published.ts";

/** A cup's current and future editions with published data: the public revision of each, by year. */
export async function followedEditions(models: ReadModelProvider, cup: number): Promise<Record<string, number>> {
	const known = await models.cup(cup);
	const followed: Record<string, number> = {};
	for (const tournament of known?.tournaments ?? []) {
		if (!isAnyPublished(tournament) || hasEnded(tournament, models.now(tournament))) continue;
		followed[tournament.year] = (await models.current(cup, tournament.id))?.revision ?? 0;
	}
	return followed;
}
