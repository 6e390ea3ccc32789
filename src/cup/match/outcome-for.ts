/** The outcome of a finished match for one of its sides. */
export type OutcomeFor = "WON" | "DRAWN" | "LOST";

type Ended<Side> = {
	/** The winner by score, shoot-out, lots or award; null if there is none. */
	readonly leads: Side | null;
	readonly hasScore: boolean;
	readonly isWalkover: boolean;
};

/**
 * Won, drawn or lost: the only rule for it, used in pages, alerts, calendars, pictures and records of nations. A walkover without
 * a winner is lost by both sides.
 * @returns null if no result is published
 */
export function outcomeFor<Side extends string>(side: Side, { leads, hasScore, isWalkover }: Ended<Side>): OutcomeFor | null {
	if (leads !== null) return leads === side ? "WON" : "LOST";
	if (isWalkover) return "LOST";
	return hasScore ? "DRAWN" : null;
}
