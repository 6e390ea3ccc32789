import { alertTime, type FollowedStart, type WayFrom, wayTo } from "./kick-off-soon.ts";
import { isQuiet, type QuietHours, quietLeft } from "./quiet-hours.ts";

/** A match that is to begin. Instants in milliseconds. */
export type UpcomingStart = FollowedStart & {
	/** When it will begin, as far as its field tells; else its start. */
	readonly expected: number;
};

/** When it will be told next that a match begins soon. */
export type NextKickOffAlert = {
	readonly match: string;
	readonly at: number;
	readonly expected: number;
	readonly way: WayFrom | null;
};

type Told = {
	/** Minutes before the start. */
	readonly lead: number;
	readonly addsWay: boolean;
	readonly quiet: QuietHours | null;
	readonly now: number;
	/** "HH:MM" by the cup's clock. */
	readonly timeOf: (instant: number) => string;
};

/**
 * The next alert that a match begins soon, by the rules by which it is sent (alerts/soon.ts): one whose time falls into quiet hours comes when they are
 * over, or not at all where the match has begun by then.
 * @param coming the matches of what it is asked about
 * @param followed all that the same person follows
 */
export function nextKickOffAlert(
	coming: readonly UpcomingStart[],
	followed: readonly FollowedStart[],
	told: Told,
): NextKickOffAlert | null {
	const { lead, addsWay, quiet, now, timeOf } = told;
	let next: NextKickOffAlert | null = null;
	for (const match of coming) {
		const way = addsWay ? wayTo(match, followed) : null;
		const due = alertTime(match.expected, lead, way);
		const time = timeOf(due);
		const at = quiet !== null && isQuiet(time, quiet) ? due + quietLeft(time, quiet) * 60_000 : due;
		if (at <= now || at >= match.expected) continue;
		if (next === null || at < next.at) next = { match: match.id, at, expected: match.expected, way };
	}
	return next;
}
