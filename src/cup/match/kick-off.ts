import type { MatchStatus } from "./match.ts";

type Play = {
	readonly status: MatchStatus;
	/** When play began on the field, where somebody reported it. */
	readonly begun?: string | null | undefined;
};

/** Whether a match has kicked off, or was given away or ended without a report of it. From then on it keeps its teams (DECISIONS §3). */
export function hasBegun({ status, begun }: Play): boolean {
	return status === "live" || status === "finished" || status === "walkover" || (begun ?? null) !== null;
}

/** Whether nothing that a kick-off leaves behind is recorded any more. A match put off or called off after it keeps its teams. */
export function isUnplayed(match: Play): boolean {
	return match.status === "scheduled" && !hasBegun(match);
}
