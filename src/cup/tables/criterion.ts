import { type Criterion, HEAD_TO_HEAD_FIGURES, type HeadToHeadFigure, SIMPLE_CRITERIA, type SimpleCriterion } from "../rules.ts";

/** The code of what placed a team: the site puts it into words. */
export type CriterionCode = "points" | SimpleCriterion | `head-to-head-${HeadToHeadFigure}`;

export const CRITERION_CODES: readonly CriterionCode[] = [
	"points",
	...SIMPLE_CRITERIA,
	...HEAD_TO_HEAD_FIGURES.map((figure) => `head-to-head-${figure}` as const),
];

/** One figure that level teams are compared by. The figures of one head-to-head stand together, from `from` to before `to`. */
export type Figure = {
	readonly code: CriterionCode;
	readonly from: number;
	readonly to: number;
	/** When it splits level teams, the head-to-head counts once more from its first figure. */
	readonly again: boolean;
} & (
	| { readonly kind: "simple"; readonly criterion: SimpleCriterion }
	| { readonly kind: "head-to-head"; readonly criterion: HeadToHeadFigure }
);

/** The single figures of the criteria, in the order they count. */
export function figuresOf(criteria: readonly Criterion[]): Figure[] {
	const figures: Figure[] = [];
	for (const criterion of criteria) {
		const from = figures.length;
		if (typeof criterion === "string") {
			figures.push({ kind: "simple", criterion, code: criterion, from, to: from + 1, again: false });
			continue;
		}
		const { headToHead, again = false } = criterion;
		for (const figure of headToHead) {
			const code = `head-to-head-${figure}` as const;
			figures.push({ kind: "head-to-head", criterion: figure, code, from, to: from + headToHead.length, again });
		}
	}
	return figures;
}

/**
 * The criteria after points, in the order they count, one code for each single figure. That a head-to-head counts again is
 * not a code of its own.
 */
export function criterionCodes(criteria: readonly Criterion[]): CriterionCode[] {
	return figuresOf(criteria).map(({ code }) => code);
}
