import type { MatchStatus } from "./match.ts";

type Play = {
	readonly status: MatchStatus;
	/** When play began on the field, if it was reported. */
	readonly begun?: string | null | undefined;
};

/**
 * Whether a match has kicked off, was a walkover, or ended without a reported kick-off. From then on its teams are fixed
 * (DECISIONS §3).
 */
export function hasBegun({ status, begun }: Play): boolean {
	return status === "live" || status === "finished" || status === "walkover" || (begun ?? null) !== null;
}

/** Whether nothing of a kick-off is recorded any more. A match postponed or cancelled after it keeps its teams. */
export function isUnplayed(match: Play): boolean {
	return match.status === "scheduled" && !hasBegun(match);
}
