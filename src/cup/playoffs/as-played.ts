import type { Fact } from "../fact.ts";
import type { ContestedSeat } from "./fill-slots.ts";

/**
 * Whether the organiser has decided that a played match keeps this team. The decision names the team that would replace it: if a
 * recount gives a different one, it is open again.
 */
export function isLeftAsPlayed({ match, team, instead }: ContestedSeat, facts: readonly Fact[]): boolean {
	return facts.some(
		(fact) => fact.kind === "as-played" && fact.match === match && fact.team === team && (fact.instead ?? null) === instead.team,
	);
}

/** @returns the contested seats without a decision */
export function undecidedSeats(contested: readonly ContestedSeat[], facts: readonly Fact[]): ContestedSeat[] {
	return contested.filter((seat) => !isLeftAsPlayed(seat, facts));
}
