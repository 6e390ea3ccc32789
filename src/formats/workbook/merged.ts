import { LIMITS, type WorkbookCell, type WorkbookRow } from "./workbook.ts";

/** A merged cell; columns 0-based, lines 1-based, both ends included. */
export type Merge = {
	readonly firstLine: number;
	readonly lastLine: number;
	readonly firstColumn: number;
	readonly lastColumn: number;
};

/** Gives the value of a merged cell to each cell that it covers, as far as the sheet has rows and columns. */
export function spreadMerged(rows: readonly WorkbookRow[], merges: readonly Merge[]): WorkbookRow[] {
	if (merges.length === 0) return [...rows];
	const cells = new Map(rows.map((row) => [row.line, [...row.cells]]));
	const width = Math.max(0, ...rows.map((row) => row.cells.length));
	let spread = 0;
	for (const { firstLine, lastLine, firstColumn, lastColumn } of merges) {
		const value = cells.get(firstLine)?.[firstColumn];
		if (!value) continue;
		for (const { line } of rowsWithin(rows, firstLine, lastLine)) {
			const own = cells.get(line)!;
			for (let column = firstColumn; column <= Math.min(lastColumn, width - 1); column++) {
				if (own[column] !== undefined) continue;
				own[column] = { ...value, isSpread: true };
				spread += 1;
				if (spread > LIMITS.cells) return withCells(rows, cells);
			}
		}
	}
	return withCells(rows, cells);
}

function rowsWithin(rows: readonly WorkbookRow[], first: number, last: number): readonly WorkbookRow[] {
	let [low, high] = [0, rows.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (rows[middle]!.line < first) low = middle + 1;
		else high = middle;
	}
	const end = rows.findIndex((row, at) => at >= low && row.line > last);
	return rows.slice(low, end === -1 ? undefined : end);
}

const withCells = (rows: readonly WorkbookRow[], cells: ReadonlyMap<number, (WorkbookCell | undefined)[]>) =>
	rows.map((row) => ({ ...row, cells: cells.get(row.line)! }));
