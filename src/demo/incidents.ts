import type { CupFileMatch } from "../results/record/cup-file.ts";

/** What happened to a match besides its being played. */
export type Incident =
	| { readonly kind: "walkover"; readonly winner: "home" | "away" | "none"; readonly note: string }
	| { readonly kind: "postponed" }
	| { readonly kind: "cancelled" }
	| { readonly kind: "moved"; readonly from: NonNullable<CupFileMatch["moved"]> };
