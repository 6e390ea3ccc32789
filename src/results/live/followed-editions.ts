import { zonedTime } from "../edition/building/zoned-time.ts";
import type { ReadModelProvider } from "../edition/reading/read-session.ts";
import { isAnyPublished } from "./is-any-published.ts";

const DAY = 86_400_000;

/** A cup's editions that go on or are to come, as far as anything of them is published: the public revision of each by its year. */
export async function followedEditions(models: ReadModelProvider, cup: number): Promise<Record<string, number>> {
	const known = await models.cup(cup);
	const followed: Record<string, number> = {};
	for (const tournament of known?.tournaments ?? []) {
		// A last result may come in after the last day.
		const yesterday = zonedTime(new Date(models.now(tournament).getTime() - DAY), tournament.zone).slice(0, 10);
		if (!isAnyPublished(tournament) || tournament.endsOn < yesterday) continue;
		followed[tournament.year] = (await models.current(cup, tournament.id))?.revision ?? 0;
	}
	return followed;
}
