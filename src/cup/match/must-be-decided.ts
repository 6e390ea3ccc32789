import type { Rules } from "../rules.ts";

/** Whether a match needs a winner: in a playoff, or in a group whose rules decide level matches. */
export function mustBeDecided(type: "group" | "playoff", rules: Pick<Rules, "drawnGroup"> | undefined): boolean {
	return type === "playoff" || rules?.drawnGroup !== undefined;
}
