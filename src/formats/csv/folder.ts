import path from "node:path";
import { orNear } from "../../cup/search/near-names.ts";
import { type Fault, faultReadBy } from "../../results/record/fault.ts";
import { faultInSwedish } from "../../results/record/naming/fault-sv.ts";
import { MATCHES } from "./columns/matches.ts";
import { headingsOf, type KeyOf, type Sheet } from "./columns/sheet.ts";
import { SHEETS, sheetNamed } from "./columns/sheets.ts";
import type { Row } from "./file/row.ts";
import { type CsvFile, type PreparedSheet, readPreparedRows, readSheetRows, type SheetLanguage } from "./file/sheet-rows.ts";

export type { CsvFile, PreparedSheet };

/** The sheets of a folder, by the names of their files. */
export class Folder {
	/** As the user named it. */
	readonly name: string;
	readonly #files = new Map<Sheet, CsvFile>();
	/** Sheets of a workbook: several of one kind are one list, as where each class has a tab of its own. */
	readonly #prepared = new Map<Sheet, PreparedSheet[]>();
	readonly #unread = new Set<Sheet>();
	readonly #faults: Fault[];
	/** The language of each file's headings, if they determine it. */
	readonly #languages = new Map<string, SheetLanguage>();

	constructor(name: string, files: readonly (CsvFile | PreparedSheet)[], faults: Fault[]) {
		this.name = name;
		this.#faults = faults;
		for (const file of files)
			if ("sheet" in file) this.#prepared.set(file.sheet, [...(this.#prepared.get(file.sheet) ?? []), file]);
			else this.#add(file);
	}

	has(sheet: Sheet): boolean {
		return this.#files.has(sheet) || this.#prepared.has(sheet);
	}

	hasOnly(sheets: readonly Sheet[]): boolean {
		return [...this.#files.keys(), ...this.#prepared.keys()].every((sheet) => sheets.includes(sheet));
	}

	/** Whether the folder has the sheet but it could not be read completely: something not found in it may still be there. */
	isUnread(sheet: Sheet): boolean {
		return this.#unread.has(sheet);
	}

	/** @returns the sheet's rows in order; empty if the folder does not have it */
	rows<S extends Sheet>(sheet: S): Row<KeyOf<S>>[] {
		const prepared = (this.#prepared.get(sheet) ?? []).flatMap((one) => {
			const { rows, isWhole, language } = readPreparedRows<KeyOf<S>>(one, sheet as Sheet<KeyOf<S>>, this.#faults);
			if (language) this.#languages.set(one.name, language);
			if (!isWhole) this.#unread.add(sheet);
			return rows;
		});
		const file = this.#files.get(sheet);
		if (!file) return prepared;
		const { rows, isWhole, language } = readSheetRows<KeyOf<S>>(file, sheet as Sheet<KeyOf<S>>, this.#faults);
		if (language) this.#languages.set(file.name, language);
		if (!isWhole) this.#unread.add(sheet);
		return rows;
	}

	/** A sheet with one row. @returns that row; undefined if there is none */
	onlyRow<S extends Sheet>(sheet: S): Row<KeyOf<S>> | undefined {
		const [row, ...more] = this.rows(sheet);
		for (const other of more) {
			other.error(null, { message: `a second row in ${sheet.en}`, expected: `one ${sheet.en} per folder`, value: undefined });
		}
		return row;
	}

	/** The language of most headings. */
	get language(): SheetLanguage {
		const all = [...this.#languages.values()];
		return all.filter((language) => language === "sv").length * 2 > all.length ? "sv" : "en";
	}

	/** A fault in the language of its file's headings; without one, in the language of most headings. */
	say(fault: Fault): Fault {
		if (fault.language) return fault;
		return (this.#languages.get(fault.file) ?? this.language) === "sv"
			? faultInSwedish(faultReadBy("sv", fault))
			: faultReadBy("en", fault);
	}

	#add(file: CsvFile): void {
		const sheet = sheetNamed(path.parse(file.name).name) ?? (file.isAlone ? MATCHES : undefined);
		const fault = { file: file.name, field: "file", value: path.basename(file.name) };
		const other = sheet && this.#files.get(sheet);
		if (!sheet) {
			const names = SHEETS.flatMap((sheet) => headingsOf(sheet).map((name) => `${name}.csv`));
			this.#faults.push({
				severity: "warning",
				...fault,
				message: "a file with an unknown name, ignored",
				expected: orNear("one of the names of docs/organise/csv.md", path.basename(file.name), names),
			});
		} else if (other) {
			this.#faults.push({
				severity: "error",
				...fault,
				message: `a second file of ${sheet.en}`,
				expected: `one of the two: the other is ${path.basename(other.name)}`,
			});
		} else this.#files.set(sheet, file);
	}
}
