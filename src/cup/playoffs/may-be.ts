import type { TeamId } from "../ids.ts";
import type { Side } from "../match/match.ts";
import type { FilledSide, FilledSlots } from "./fill-slots.ts";

/**
 * The two teams of which one will stand on a side: those of the match whose winner or loser comes there, once both are known. Null
 * where the side is filled, where nobody will come, and where more than two may.
 * @param side as the file gives it
 * @param filled who stands on it
 */
export function mayBe(
	{ slot }: Side,
	{ team, bye }: FilledSide,
	{ sides, outcomes }: Pick<FilledSlots, "sides" | "outcomes">,
): [TeamId, TeamId] | null {
	if (team !== null || bye || (slot?.kind !== "winner" && slot?.kind !== "loser")) return null;
	// Of a match that both lost no loser comes, until the organiser names one.
	if (outcomes.get(slot.match)?.winner === "none") return null;
	const from = sides.get(slot.match);
	const [home, away] = [from?.home.team ?? null, from?.away.team ?? null];
	return home === null || away === null ? null : [home, away];
}
