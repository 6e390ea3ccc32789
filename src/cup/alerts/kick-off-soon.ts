import type { Point } from "../programme/overlap.ts";
import { walkBetween } from "../programme/walk.ts";

/** A followed match. Instants in milliseconds. */
export type FollowedStart = {
	readonly id: string;
	readonly start: number;
	readonly arena: (Point & { readonly name: string }) | null;
};

/** The walk to a match from the arena of the previous one. */
export type WayFrom = { readonly arena: string; readonly minutes: number; readonly km: number };

const MINUTE = 60_000;
/** A longer gap, in milliseconds, means that the user may have been home in between. */
const SAME_OUTING = 3 * 60 * MINUTE;

/**
 * The walk to a match from the user's previous match.
 * @param followed all followed matches of the user
 * @returns null if there was none within three hours, or it was at the same arena
 */
export function wayTo(match: FollowedStart, followed: readonly FollowedStart[]): WayFrom | null {
	const before = followed
		.filter(({ id, start }) => id !== match.id && start < match.start && match.start - start <= SAME_OUTING)
		.reduce<FollowedStart | null>((last, one) => (last === null || one.start > last.start ? one : last), null);
	if (!before?.arena || !match.arena) return null;
	const walk = walkBetween(before.arena, match.arena);
	return walk && { arena: before.arena.name, ...walk };
}

/** The instant at which to send the alert for a kick-off. @param expected the expected start @param lead in minutes */
export function alertTime(expected: number, lead: number, way: WayFrom | null): number {
	return expected - (lead + (way?.minutes ?? 0)) * MINUTE;
}
