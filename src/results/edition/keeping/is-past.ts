import { latestYear } from "../../../cup/latest-year.ts";
import type { TournamentEntity } from "../entities.ts";
import { hasEnded } from "../has-ended.ts";

/**
 * Whether an edition is over and a later one is shown. The newest is not past: an address without a year means it.
 * @param all of its cup
 * @param now by the cup's clock
 */
export function isPast(tournament: TournamentEntity, all: readonly TournamentEntity[], now: Date): boolean {
	const isShown = tournament.year === latestYear(all) || all.every(({ year }) => year <= tournament.year);
	return !isShown && hasEnded(tournament, now);
}
