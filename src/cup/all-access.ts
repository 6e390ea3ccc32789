/** The purchase that gives full access to one year (SPEC §9). */
export const TOURNAMENT_PASS = "tournament_pass";

export type Purchase = { readonly type: string; readonly year: number };

/** Whether a user has All Access for the year being viewed (SPEC §4, DECISIONS §6). */
export function hasAllAccess(purchases: readonly Purchase[], year: number): boolean {
	return purchases.some((purchase) => purchase.type === TOURNAMENT_PASS && purchase.year === year);
}
