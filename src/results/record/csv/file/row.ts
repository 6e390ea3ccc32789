import type { Fault } from "../../fault.ts";
import type { Reading } from "../words/reading.ts";
import { type Cell, cellFault } from "./cell.ts";

/** Written where a value is to be taken away: a blank cell leaves it as it is. */
const TAKES_AWAY = /^[-–—]$/;

type Words = Pick<Fault, "message" | "expected"> & Partial<Pick<Fault, "severity" | "value">>;

/** A row of a sheet, by the keys of its columns. What is wrong in it goes to the faults, and breaks it. */
export class Row<Key extends string = string> {
	readonly file: string;
	readonly line: number;
	/** Whether something in it was wrong. */
	isBroken = false;
	/** By key; not of `Key`, so that a row with more columns stands wherever one with fewer is asked for. */
	readonly #cells: ReadonlyMap<string, Cell>;
	readonly #absent: ReadonlyMap<string, string>;
	readonly #faults: Fault[];

	/**
	 * @param cells those that are not blank
	 * @param absent columns that the sheet needs and does not have: their fault has been said
	 */
	constructor(
		place: { readonly file: string; readonly line: number },
		cells: ReadonlyMap<Key, Cell>,
		absent: ReadonlyMap<Key, string>,
		faults: Fault[],
	) {
		this.file = place.file;
		this.line = place.line;
		this.#cells = cells;
		this.#absent = absent;
		this.#faults = faults;
	}

	cell(key: Key): Cell | undefined {
		return this.#cells.get(key);
	}

	/** @returns the cell's text; undefined where it is blank */
	text(key: Key): string | undefined {
		return this.#cells.get(key)?.text;
	}

	/** @returns what the cell says; undefined where it is blank or wrong */
	value<Value>(key: Key, read: (text: string) => Reading<Value>): Value | undefined {
		const cell = this.#cells.get(key);
		if (!cell) return undefined;
		const reading = read(cell.text);
		if ("value" in reading) return reading.value;
		this.error(key, { message: reading.wrong, expected: reading.expected });
		return undefined;
	}

	/** @returns null where the value is to be taken away */
	change<Value>(key: Key, read: (text: string) => Reading<Value>): Value | null | undefined {
		return TAKES_AWAY.test(this.text(key) ?? "") ? null : this.value(key, read);
	}

	/** Like `value`, of a cell that may not be blank. */
	needed<Value>(key: Key, read: (text: string) => Reading<Value>, expected: string): Value | undefined {
		if (this.#cells.has(key)) return this.value(key, read);
		if (this.#absent.has(key)) this.isBroken = true;
		else this.error(key, { message: "missing", expected, value: undefined });
		return undefined;
	}

	/** @param key of the cell that is wrong, blank or not; null: the row */
	error(key: Key | null, words: Words): void {
		this.isBroken = true;
		this.#say(key, words);
	}

	warning(key: Key | null, words: Words): void {
		this.#say(key, { ...words, severity: "warning" });
	}

	#say(key: Key | null, words: Words): void {
		const cell = key === null ? undefined : this.#cells.get(key);
		if (cell) this.#faults.push(cellFault(cell, words));
		else
			this.#faults.push({
				severity: "error",
				file: this.file,
				line: this.line,
				field: key ?? "row",
				value: undefined,
				...words,
			});
	}
}
