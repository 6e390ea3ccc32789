import type { MatchId } from "../ids.ts";
import type { Outcome } from "../match/outcome.ts";
import type { PlayoffMatch } from "./bracket.ts";
import { compareRounds, type PlayoffRound } from "./playoff-round.ts";

/** The round being played or to be played next: the first with a match neither decided nor cancelled; null when it is over. */
export function currentRound(
	matches: readonly Pick<PlayoffMatch, "id" | "round" | "status">[],
	outcomes: ReadonlyMap<MatchId, Outcome>,
): PlayoffRound | null {
	const open = new Set(matches.filter(({ id, status }) => !outcomes.has(id) && status !== "cancelled").map(({ round }) => round));
	return [...open].toSorted(compareRounds)[0] ?? null;
}
