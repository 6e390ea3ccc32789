import type { CupFileMatch } from "../../results/record/cup-file.ts";

/** A match in the cup file's form: scheduled by default. Undefined values are left out. */
export function aMatch(
	match: Pick<CupFileMatch, "id" | "division" | "round" | "home" | "away"> & Partial<CupFileMatch>,
): CupFileMatch {
	const given = Object.entries(match).filter(([, value]) => value !== undefined);
	return { status: "scheduled", ...(Object.fromEntries(given) as typeof match) };
}
