import type { MatchState } from "../../../cup/match-state.ts";
import { naturalOrder } from "../../../cup/natural-order.ts";
import type { MatchEntity } from "../entities.ts";

/** What the order of matches is told by. */
export type OrderedMatch = Pick<MatchEntity, "id" | "at" | "state"> & { readonly place: { readonly name: string } | null };
type Timed = Omit<OrderedMatch, "state">;

/** Soonest first; at one time by field, then by id. A match without a time stands last. */
export function byTime(a: Timed, b: Timed): number {
	if (a.at !== b.at) return a.at < b.at ? -1 : 1;
	return byPlace(a, b);
}

/** Latest first; a match without a time stands last. */
export function byTimeLatestFirst(a: Timed, b: Timed): number {
	if (a.at === b.at) return byPlace(a, b);
	if (a.at === Number.POSITIVE_INFINITY) return 1;
	return b.at === Number.POSITIVE_INFINITY || a.at > b.at ? -1 : 1;
}

/** What stands in order of time, latest first: those of one time stay as they stand, and those without one stand last. */
export function latestFirst<Match extends Timed>(inTime: readonly Match[]): Match[] {
	const latest: Match[] = [];
	const untimed = inTime.findIndex(({ at }) => at === Number.POSITIVE_INFINITY);
	const timed = untimed < 0 ? inTime.length : untimed;
	for (let end = timed; end > 0; ) {
		let from = end - 1;
		while (from > 0 && inTime[from - 1]?.at === inTime[end - 1]?.at) from--;
		latest.push(...inTime.slice(from, end));
		end = from;
	}
	latest.push(...inTime.slice(timed));
	return latest;
}

/** What is played now, what comes, then what was. */
const LIVE_CENTER: { readonly [S in MatchState]: number } = { live: 0, upcoming: 1, postponed: 2, finished: 3, cancelled: 4 };

/** Live, then upcoming and postponed soonest first, then finished and cancelled latest first (DECISIONS §5). */
export function liveFirst(a: OrderedMatch, b: OrderedMatch): number {
	if (a.state !== b.state) return LIVE_CENTER[a.state] - LIVE_CENTER[b.state];
	return a.state === "finished" || a.state === "cancelled" ? byTimeLatestFirst(a, b) : byTime(a, b);
}

function byPlace(a: Timed, b: Timed): number {
	return naturalOrder(a.place?.name ?? "", b.place?.name ?? "") || naturalOrder(a.id, b.id);
}
