/** What a finished match was for one of its sides. */
export type OutcomeFor = "WON" | "DRAWN" | "LOST";

type Ended<Side> = {
	/** Who won, by the score, a shoot-out, lots or an award; null where nobody did. */
	readonly leads: Side | null;
	readonly hasScore: boolean;
	readonly isWalkover: boolean;
};

/**
 * The one rule for won, drawn and lost, wherever a finished match is shown to those who follow one of its sides: pages, alerts, calendars,
 * pictures, records of nations. A walkover that nobody won is lost by both.
 * @returns null where no result is published
 */
export function outcomeFor<Side extends string>(side: Side, { leads, hasScore, isWalkover }: Ended<Side>): OutcomeFor | null {
	if (leads !== null) return leads === side ? "WON" : "LOST";
	if (isWalkover) return "LOST";
	return hasScore ? "DRAWN" : null;
}
