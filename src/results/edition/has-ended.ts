import { zonedTime } from "./building/zoned-time.ts";
import type { TournamentEntity } from "./entities.ts";

const DAY = 86_400_000;
/** No zone is further from UTC, in milliseconds. */
const FURTHEST_ZONE = 15 * 3_600_000;

/**
 * Whether an edition goes on no more. A last result may come in after the last day.
 * @param now by its cup's clock
 */
export function hasEnded({ endsOn, zone }: Pick<TournamentEntity, "endsOn" | "zone">, now: Date): boolean {
	const dayBefore = now.getTime() - DAY;
	// Each page asks it of each edition: telling the day in a zone takes some 20 µs.
	if (endsOn < dayIn(dayBefore - FURTHEST_ZONE)) return true;
	if (endsOn >= dayIn(dayBefore + FURTHEST_ZONE)) return false;
	return endsOn < zonedTime(new Date(dayBefore), zone).slice(0, 10);
}

const dayIn = (utc: number): string => new Date(utc).toISOString().slice(0, 10);
