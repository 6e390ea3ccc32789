import { type Criterion, HEAD_TO_HEAD_FIGURES, type HeadToHeadFigure, SIMPLE_CRITERIA, type SimpleCriterion } from "../rules.ts";

/** The code of the criterion that placed a team; the site has its texts. */
export type CriterionCode = "points" | SimpleCriterion | `head-to-head-${HeadToHeadFigure}`;

export const CRITERION_CODES: readonly CriterionCode[] = [
	"points",
	...SIMPLE_CRITERIA,
	...HEAD_TO_HEAD_FIGURES.map((figure) => `head-to-head-${figure}` as const),
];

/** One figure for comparing level teams. The figures of one head-to-head are adjacent, from `from` to before `to`. */
export type Figure = {
	readonly code: CriterionCode;
	readonly from: number;
	readonly to: number;
	/** If it splits the level teams, the head-to-head is computed once more from its first figure. */
	readonly again: boolean;
} & (
	| { readonly kind: "simple"; readonly criterion: SimpleCriterion }
	| { readonly kind: "head-to-head"; readonly criterion: HeadToHeadFigure }
);

/** The single figures of the criteria, in order. */
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

/** The codes of the criteria after points, in order, one for each figure. A repeated head-to-head has no code of its own. */
export function criterionCodes(criteria: readonly Criterion[]): CriterionCode[] {
	return figuresOf(criteria).map(({ code }) => code);
}
