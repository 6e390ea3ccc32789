import type { CupFileMatch } from "../../results/record/cup-file.ts";

/** A match as a cup file says it: scheduled, unless more is given. A value left undefined is left out. */
export function aMatch(
	match: Pick<CupFileMatch, "id" | "division" | "round" | "home" | "away"> & Partial<CupFileMatch>,
): CupFileMatch {
	const given = Object.entries(match).filter(([, value]) => value !== undefined);
	return { status: "scheduled", ...(Object.fromEntries(given) as typeof match) };
}
