import { zonedTime } from "./building/zoned-time.ts";
import type { TournamentEntity } from "./entities.ts";

const DAY = 86_400_000;

/**
 * Whether an edition goes on no more. A last result may come in after the last day.
 * @param now by its cup's clock
 */
export function hasEnded({ endsOn, zone }: Pick<TournamentEntity, "endsOn" | "zone">, now: Date): boolean {
	return endsOn < zonedTime(new Date(now.getTime() - DAY), zone).slice(0, 10);
}
