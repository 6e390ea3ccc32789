import type { DrawProposal, DrawView, RuleOutcome, ShirtClash } from "../../../office/plan/draw/draw-view.ts";
import type { DrawOrder } from "./use-draw.ts";

/** What the step Draw shows: the proposal, or the groups of the record. */
export type CurrentDraw = {
	/** The teams' ids by group. */
	readonly groups: readonly (readonly string[])[];
	readonly isDrawn: boolean;
	/** How far each rule is kept; empty: nothing is drawn. */
	readonly outcomes: readonly RuleOutcome[];
	readonly clashes: readonly ShirtClash[];
	/** What is drawn, or the stored draw, or what a first draw begins with. */
	readonly order: DrawOrder;
};

type Given = {
	readonly view: DrawView;
	readonly order: DrawOrder | null;
	readonly proposal: DrawProposal | null;
};

export function currentDraw({ view, order, proposal }: Given): CurrentDraw {
	const { stored } = view;
	const groups = proposal?.groups ?? view.groups.map(({ teams }) => teams);
	const isDrawn = groups.some(({ length }) => length > 0);
	return {
		groups,
		isDrawn,
		outcomes: proposal?.rules ?? (isDrawn ? view.kept : []),
		clashes: proposal?.clashes ?? view.clashes,
		order: order ?? { number: stored?.number ?? view.number, rules: view.rules, swaps: stored?.swaps ?? [] },
	};
}
