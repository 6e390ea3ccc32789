import type { Fault } from "../../../results/record/fault.ts";
import type { Reading } from "../words/reading.ts";
import { type Cell, cellFault } from "./cell.ts";

/** Removes a value; a blank cell leaves it unchanged. */
const TAKES_AWAY = /^[-–—]$/;

type Words = Pick<Fault, "message" | "expected"> & Partial<Pick<Fault, "severity" | "value">>;

/** The headings of a sheet's columns, by key. */
export type SheetHeadings = {
	readonly present: ReadonlyMap<string, Pick<Cell, "column" | "heading">>;
	/** All columns that the sheet may have, as written in docs/organise/csv.md. */
	readonly written: ReadonlyMap<string, string>;
};

/** A row of a sheet, by the keys of its columns. Its faults are recorded, and mark it as broken. */
export class Row<Key extends string = string> {
	readonly file: string;
	readonly line: number;
	/** Whether it has a fault. */
	isBroken = false;
	/** By key; not typed by `Key`, so that a row with more columns can be used as one with fewer. */
	readonly #cells: ReadonlyMap<string, Cell>;
	readonly #headings: SheetHeadings;
	readonly #faults: Fault[];

	/** @param cells those that are not blank */
	constructor(
		place: { readonly file: string; readonly line: number },
		cells: ReadonlyMap<Key, Cell>,
		headings: SheetHeadings,
		faults: Fault[],
	) {
		this.file = place.file;
		this.line = place.line;
		this.#cells = cells;
		this.#headings = headings;
		this.#faults = faults;
	}

	/** Whether the sheet has this column, even if it is blank here. */
	hasColumn(key: Key): boolean {
		return this.#headings.present.has(key);
	}

	cell(key: Key): Cell | undefined {
		return this.#cells.get(key);
	}

	/** @returns the cell, with empty text if it is blank; undefined if the sheet has no such column */
	place(key: Key): Cell | undefined {
		const column = this.#headings.present.get(key);
		return this.#cells.get(key) ?? (column && { file: this.file, line: this.line, ...column, text: "" });
	}

	/** @returns the cell's text; undefined if it is blank, or cannot be read */
	text(key: Key): string | undefined {
		const cell = this.#cells.get(key);
		return cell?.isUnreadable ? undefined : cell?.text;
	}

	/** @returns the cell's value; undefined if it is blank or invalid */
	value<Value>(key: Key, read: (text: string) => Reading<Value>): Value | undefined {
		const text = this.text(key);
		if (text === undefined) return undefined;
		const reading = read(text);
		if ("value" in reading) return reading.value;
		this.error(key, { message: reading.wrong, expected: reading.expected });
		return undefined;
	}

	/** @returns null if the value is to be removed */
	change<Value>(key: Key, read: (text: string) => Reading<Value>): Value | null | undefined {
		return TAKES_AWAY.test(this.text(key) ?? "") ? null : this.value(key, read);
	}

	/** Like `value`, for a cell that may not be blank. */
	needed<Value>(key: Key, read: (text: string) => Reading<Value>, expected: string): Value | undefined {
		if (this.#cells.has(key)) return this.value(key, read);
		if (!this.hasColumn(key))
			this.isBroken = true; // already reported
		else this.error(key, { message: "missing", expected, value: undefined });
		return undefined;
	}

	/** @param key of the faulty cell, blank or not; null: the whole row */
	error(key: Key | null, words: Words): void {
		this.isBroken = true;
		this.#say(key, words);
	}

	warning(key: Key | null, words: Words): void {
		this.#say(key, { ...words, severity: "warning" });
	}

	#say(key: Key | null, words: Words): void {
		const cell = key === null ? undefined : this.place(key);
		if (cell) this.#faults.push(cellFault(cell, words));
		else {
			const field = key === null ? "row" : (this.#headings.written.get(key) ?? key);
			this.#faults.push({ severity: "error", file: this.file, line: this.line, field, value: undefined, ...words });
		}
	}
}
