/** In px of the default text size; drawn in rem. A box is 244 wide at least (`--box`). */
export const BOX = { height: 64, gap: 56, caption: 24 } as const;
const BETWEEN_BOXES = 20;
const BETWEEN_PAIRS = 8;

export type LaidMatch = { readonly id: string; readonly goesTo: string | null };

/** From a match's box to the middle of its winner's next match. */
export type BracketLine = {
	readonly match: string;
	/** It begins at the right edge of this column's boxes, … */
	readonly column: number;
	/** … and ends at the left edge of those so many columns on. */
	readonly span: number;
	readonly fromY: number;
	readonly toY: number;
};

export type BracketLayout = {
	readonly height: number;
	/** The top of each match's box. */
	readonly top: ReadonlyMap<string, number>;
	readonly lines: readonly BracketLine[];
};

/**
 * Positions of a bracket's boxes: each is in the middle of its two preceding matches; one without them is below the box before it.
 * @param columns rounds in order; a match whose winner goes to none of them ends its own branch
 * @param captions for each column, whether its boxes have a caption above them
 */
export function layBracket(columns: readonly (readonly LaidMatch[])[], captions: readonly boolean[]): BracketLayout {
	const columnOf = new Map(columns.flatMap((matches, at) => matches.map(({ id }) => [id, at] as const)));
	const all = columns.flat();
	const feeders = (id: string): LaidMatch[] => all.filter(({ goesTo }) => goesTo === id);
	const middle = new Map<string, number>();
	let next = 0;
	let before: string | null = null;

	function place(match: LaidMatch): number {
		const known = middle.get(match.id);
		if (known !== undefined) return known;
		const from = feeders(match.id).map(place);
		const y = from.length === 0 ? ownPlace(match) : (Math.min(...from) + Math.max(...from)) / 2;
		middle.set(match.id, y);
		return y;
	}
	function ownPlace(match: LaidMatch): number {
		if (before !== null && before !== match.goesTo) next += BETWEEN_PAIRS;
		before = match.goesTo;
		if (captioned(match)) next += BOX.caption;
		const y = next + BOX.height / 2;
		next += BOX.height + BETWEEN_BOXES;
		return y;
	}
	/** Whether a caption is above a box, or above the next box, which is level with it if no other match leads there. */
	function captioned({ id, goesTo }: LaidMatch): boolean {
		if (captions[columnOf.get(id) ?? 0]) return true;
		const to = all.find((other) => other.id === goesTo);
		return to !== undefined && feeders(to.id).length === 1 && captioned(to);
	}
	const ends = all.filter(({ goesTo }) => goesTo === null || !columnOf.has(goesTo));
	for (const match of ends) place(match);

	const lines = all.flatMap(({ id, goesTo }) => {
		const to = goesTo === null ? undefined : columnOf.get(goesTo);
		if (goesTo === null || to === undefined) return [];
		const column = columnOf.get(id)!;
		return [{ match: id, column, span: to - column, fromY: middle.get(id)!, toY: middle.get(goesTo)! }];
	});
	return {
		height: next,
		top: new Map([...middle].map(([id, y]) => [id, y - BOX.height / 2])),
		lines,
	};
}
