import type { Point } from "../programme/overlap.ts";
import { walkBetween } from "../programme/walk.ts";

/** A match that somebody follows. Instants in milliseconds. */
export type FollowedStart = {
	readonly id: string;
	readonly start: number;
	readonly arena: (Point & { readonly name: string }) | null;
};

/** The way to a match from the arena of the one before it. */
export type WayFrom = { readonly arena: string; readonly minutes: number; readonly km: number };

const MINUTE = 60_000;
/** Who has been home in between does not come from the arena before. */
const SAME_OUTING = 3 * 60 * MINUTE;

/**
 * The way to a match, where somebody comes from another one.
 * @param followed all that the same person follows
 * @returns null where nothing was before it within three hours, or it was at the same arena
 */
export function wayTo(match: FollowedStart, followed: readonly FollowedStart[]): WayFrom | null {
	const before = followed
		.filter(({ id, start }) => id !== match.id && start < match.start && match.start - start <= SAME_OUTING)
		.reduce<FollowedStart | null>((last, one) => (last === null || one.start > last.start ? one : last), null);
	if (!before?.arena || !match.arena) return null;
	const walk = walkBetween(before.arena, match.arena);
	return walk && { arena: before.arena.name, ...walk };
}

/** When it is to be told that a match begins soon. @param expected when it will begin @param lead in minutes */
export function alertTime(expected: number, lead: number, way: WayFrom | null): number {
	return expected - (lead + (way?.minutes ?? 0)) * MINUTE;
}
