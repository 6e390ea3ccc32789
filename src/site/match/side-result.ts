type Leading = { leadingSide: "HOME" | "AWAY" | null };
export type SideResult = "leads" | "trails" | "level";

/** Whether a side is in front, behind, or neither (also while nothing is decided or published). */
export function sideResultOf({ leadingSide }: Leading, side: "HOME" | "AWAY"): SideResult {
	if (leadingSide === null) return "level";
	return leadingSide === side ? "leads" : "trails";
}
