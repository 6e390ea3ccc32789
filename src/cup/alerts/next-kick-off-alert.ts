import { alertTime, type FollowedStart, type WayFrom, wayTo } from "./kick-off-soon.ts";
import { isQuiet, type QuietHours, quietLeft } from "./quiet-hours.ts";

/** A match that has not begun. Instants in milliseconds. */
export type UpcomingStart = FollowedStart & {
	/** The expected start by reports from its field; else the scheduled one. */
	readonly expected: number;
};

/** The next alert before a kick-off. */
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
 * The next alert before a kick-off, by the rules of alerts/soon.ts: one within quiet hours is sent after them, or not at all if
 * the match has begun by then.
 * @param coming the upcoming matches in question
 * @param followed all followed matches of the user
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
