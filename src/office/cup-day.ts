import { dayOf, zonedTime } from "../results/edition/building/zoned-time.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";

/** The cup's present time, zone and day; in UTC if the record has no such cup yet. */
export async function cupMoment(
	models: Pick<ReadModels, "cup" | "now">,
	cup: number,
): Promise<{ readonly now: Date; readonly zone: string; readonly today: string }> {
	const model = await models.cup(cup);
	const now = models.now({ clock: model?.clock ?? null });
	const zone = model?.zone ?? "UTC";
	return { now, zone, today: dayOf(zonedTime(now, zone)) };
}
