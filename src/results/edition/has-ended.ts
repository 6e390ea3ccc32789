import { zonedTime } from "./building/zoned-time.ts";
import type { TournamentEntity } from "./entities.ts";

const DAY = 86_400_000;
/** The largest offset of a zone from UTC, in milliseconds. */
const FURTHEST_ZONE = 15 * 3_600_000;

/**
 * Whether an edition is over. A last result may arrive after the last day.
 * @param now by its cup's clock
 */
export function hasEnded({ endsOn, zone }: Pick<TournamentEntity, "endsOn" | "zone">, now: Date): boolean {
	const dayBefore = now.getTime() - DAY;
	// Every page calls this for every edition: formatting a day in a zone costs some 20 µs.
	if (endsOn < dayIn(dayBefore - FURTHEST_ZONE)) return true;
	if (endsOn >= dayIn(dayBefore + FURTHEST_ZONE)) return false;
	return endsOn < zonedTime(new Date(dayBefore), zone).slice(0, 10);
}

const dayIn = (utc: number): string => new Date(utc).toISOString().slice(0, 10);
