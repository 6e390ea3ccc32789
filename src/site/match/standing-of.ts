type Leading = { leadingSide: "HOME" | "AWAY" | null };
export type SideStanding = "leads" | "trails" | "level";

/** Whether a side is in front, behind, or neither (also while nothing is decided or published). */
export function standingOf({ leadingSide }: Leading, side: "HOME" | "AWAY"): SideStanding {
	if (leadingSide === null) return "level";
	return leadingSide === side ? "leads" : "trails";
}
