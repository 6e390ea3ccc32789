import { LIMITS, UnreadableWorkbook } from "./workbook.ts";

/** Refuses a workbook with more rows, columns or cells than are read, before they are made. */
export class CellCounter {
	#cells = 0;

	/** @param last 1-based number of the last row with a value */
	rows(sheet: string, last: number): void {
		if (last > LIMITS.rows)
			throw new UnreadableWorkbook(
				`a sheet with a value on row ${last}`,
				`at most ${LIMITS.rows} rows; divide the sheet, or delete what is below the list`,
				sheet,
			);
	}

	/** @param last 0-based number of the last column with a value */
	columns(sheet: string, last: number): void {
		if (last >= LIMITS.columns)
			throw new UnreadableWorkbook(
				`a sheet with a value in column ${last + 1}`,
				`at most ${LIMITS.columns} columns; delete what is beside the list`,
				sheet,
			);
	}

	/** @param count of cells with a value */
	cells(sheet: string, count: number): void {
		this.#cells += count;
		if (this.#cells > LIMITS.cells)
			throw new UnreadableWorkbook(
				`a workbook with more than ${LIMITS.cells} cells`,
				`at most ${LIMITS.cells} cells; delete the sheets that are not needed`,
				sheet,
			);
	}
}
