import type { TeamId } from "../ids.ts";
import type { Side } from "../match/match.ts";
import type { FilledSide, FilledSlots } from "./fill-slots.ts";

/**
 * The two possible teams of an open side: those of the match whose winner or loser fills it, once both are known. Null if the
 * side is filled, is a bye, or has more than two possible teams.
 * @param side as stated by the file
 * @param filled its filled team
 */
export function mayBe(
	{ slot }: Side,
	{ team, bye }: FilledSide,
	{ sides, outcomes }: Pick<FilledSlots, "sides" | "outcomes">,
): [TeamId, TeamId] | null {
	if (team !== null || bye || (slot?.kind !== "winner" && slot?.kind !== "loser")) return null;
	// If both lost, there is no loser until the organiser names one.
	if (outcomes.get(slot.match)?.winner === "none") return null;
	const from = sides.get(slot.match);
	const [home, away] = [from?.home.team ?? null, from?.away.team ?? null];
	return home === null || away === null ? null : [home, away];
}
