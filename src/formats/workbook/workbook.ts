import type { Fault } from "../../results/record/fault.ts";

export type CellKind = "text" | "number" | "date" | "time" | "moment" | "boolean" | "error";

/** The value of a cell as text that the importer reads: 2026-07-13, 18:00, 2026-07-13 18:00, 2, true, #REF!. */
export type WorkbookCell = {
	readonly text: string;
	readonly kind: CellKind;
	/** It is part of a merged cell whose value is in another cell. */
	readonly isSpread?: true;
};

/** A row with at least one value. */
export type WorkbookRow = {
	/** 1-based, as the spreadsheet shows it. */
	readonly line: number;
	/** By column, 0-based. */
	readonly cells: readonly (WorkbookCell | undefined)[];
	readonly isHidden?: true;
};

export type WorkbookSheet = {
	readonly name: string;
	readonly isHidden: boolean;
	readonly rows: readonly WorkbookRow[];
	/** 0-based. */
	readonly hiddenColumns: readonly number[];
};

export type Workbook = {
	/** As the user named it. */
	readonly file: string;
	readonly kind: "xlsx" | "ods" | "csv";
	readonly sheets: readonly WorkbookSheet[];
	/** Warnings: what was read in another way than it may be meant. */
	readonly faults: readonly Fault[];
};

/** Larger than any cup that is known: 5,000 matches of 20 columns are 100,000 cells. */
export const LIMITS = {
	/** Bytes of the file. */
	file: 20 * 1024 * 1024,
	/** Bytes of everything in it that is read. */
	unpacked: 200 * 1024 * 1024,
	sheets: 100,
	/** In one sheet. */
	rows: 50_000,
	columns: 512,
	/** With a value, in the whole workbook. */
	cells: 1_000_000,
} as const;

/** Why a workbook cannot be read. Caught by `readWorkbook`. */
export class UnreadableWorkbook extends Error {
	readonly expected: string;
	readonly sheet: string | undefined;
	/** @param message and `expected` as in a Fault */
	constructor(message: string, expected: string, sheet?: string) {
		super(message);
		this.expected = expected;
		this.sheet = sheet;
	}
}

export const brokenWorkbook = (): UnreadableWorkbook =>
	new UnreadableWorkbook("a workbook that is damaged", "a workbook that a spreadsheet opens: open it there and save it again");
