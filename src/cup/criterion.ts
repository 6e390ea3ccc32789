import type { Criterion, HeadToHeadFigure, SimpleCriterion } from "./rules.ts";

/** The code of what placed a team: the site puts it into words. */
export type CriterionCode = "points" | SimpleCriterion | `head-to-head-${HeadToHeadFigure}`;

/**
 * The criteria after points, in the order they count, one code for each single figure.
 * A head-to-head of points and goal difference is two codes; that it counts again is not a code of its own.
 */
export function criterionCodes(criteria: readonly Criterion[]): CriterionCode[] {
	return criteria.flatMap((criterion) =>
		typeof criterion === "string" ? [criterion] : criterion.headToHead.map(headToHeadCode),
	);
}

export function headToHeadCode(figure: HeadToHeadFigure): CriterionCode {
	return `head-to-head-${figure}`;
}
