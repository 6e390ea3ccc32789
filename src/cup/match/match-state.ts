import type { MatchResult, MatchStatus, SideName } from "./match.ts";
import { outcome, sideAhead } from "./outcome.ts";

export const MATCH_STATES = ["upcoming", "live", "finished", "postponed", "cancelled"] as const;
export type MatchState = (typeof MATCH_STATES)[number];

const STATE_OF: Readonly<Record<MatchStatus, MatchState>> = {
	scheduled: "upcoming",
	live: "live",
	finished: "finished",
	walkover: "finished",
	postponed: "postponed",
	cancelled: "cancelled",
};

/** The displayed state of a match (SPEC §4, DECISIONS §2). */
export function matchState(match: { readonly status: MatchStatus }): MatchState {
	return STATE_OF[match.status];
}

/** The state for the two flags of the public API: live is isLive and not finished (SPEC §4). */
export function stateOfFlags({ isLive, isFinished }: { readonly isLive: boolean; readonly isFinished: boolean }): MatchState {
	if (isFinished) return "finished";
	return isLive ? "live" : "upcoming";
}

/** Scores are shown for live and finished matches (SPEC §4). */
export function scoresShow(state: MatchState): boolean {
	return state === "live" || state === "finished";
}

/** The side that leads a live match, or the winner of a finished one; null if level, or in other states. */
export function leadingSide(match: MatchResult): SideName | null {
	if (matchState(match) === "live") return sideAhead(match.score) ?? sideAhead(match.shootOut);
	const winner = outcome(match)?.winner;
	return winner === "home" || winner === "away" ? winner : null;
}
