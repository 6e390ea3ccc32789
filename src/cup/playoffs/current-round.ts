import type { MatchId } from "../ids.ts";
import type { Outcome } from "../match/outcome.ts";
import type { PlayoffMatch } from "./bracket.ts";
import { compareRounds, type PlayoffRound } from "./playoff-round.ts";

/** The current or next round: the first with a match that is neither decided nor cancelled; null if the playoff is over. */
export function currentRound(
	matches: readonly Pick<PlayoffMatch, "id" | "round" | "status">[],
	outcomes: ReadonlyMap<MatchId, Outcome>,
): PlayoffRound | null {
	const open = new Set<PlayoffRound>();
	for (const { id, round, status } of matches) if (!outcomes.has(id) && status !== "cancelled") open.add(round);
	let first: PlayoffRound | null = null;
	for (const round of open) if (first === null || compareRounds(round, first) < 0) first = round;
	return first;
}
