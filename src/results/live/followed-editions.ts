import type { Copies } from "../edition/reading.ts";
import { zonedTime } from "../edition/zoned-time.ts";
import { isOut } from "./is-out.ts";

const DAY = 86_400_000;

/** A cup's editions that go on or are to come, as far as anything of them is published: the public revision of each by its year. */
export async function followedEditions(copies: Copies, cup: number): Promise<Record<string, number>> {
	const known = await copies.cup(cup);
	const followed: Record<string, number> = {};
	for (const tournament of known?.tournaments ?? []) {
		// A last result may come in after the last day.
		const yesterday = zonedTime(new Date(copies.now(tournament).getTime() - DAY), tournament.zone).slice(0, 10);
		if (!isOut(tournament) || tournament.endsOn < yesterday) continue;
		followed[tournament.year] = (await copies.current(cup, tournament.id))?.revision ?? 0;
	}
	return followed;
}
