import fc from "fast-check";
import { expect, test } from "vitest";
import { templateSheets } from "../../src/formats/csv/template/template.ts";
import { type SheetToWrite, writeSheet } from "../../src/formats/csv/template/write-sheet.ts";
import type { Language } from "../../src/text/language.ts";
import { inputOf, sourceOf, utf8 } from "./csv-folder.ts";

type Writing = {
	readonly separator: string;
	readonly lineEnd: string;
	readonly letters: "UTF-8" | "UTF-8 with a mark" | "UTF-16";
	readonly hasBlankLines: boolean;
	/** Sorts the columns of every sheet. */
	readonly order: number;
	readonly isUpperCase: boolean;
};

const writings: fc.Arbitrary<Writing> = fc.record({
	separator: fc.constantFrom(",", ";", "\t"),
	lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
	letters: fc.constantFrom("UTF-8", "UTF-8 with a mark", "UTF-16"),
	hasBlankLines: fc.boolean(),
	order: fc.nat(),
	isUpperCase: fc.boolean(),
});

/** The same columns in another order, each row with them. */
function reordered({ sheet, columns, rows }: SheetToWrite, order: number): SheetToWrite {
	const places = columns.map((_, at) => at).sort((a, b) => ((a * 7919 + order) % 31) - ((b * 7919 + order) % 31) || a - b);
	return { sheet, columns: places.map((at) => columns[at]!), rows: rows.map((cells) => places.map((at) => cells[at]!)) };
}

function bytesOf(text: string, letters: Writing["letters"]): Uint8Array {
	if (letters !== "UTF-16") return utf8(letters === "UTF-8" ? text : `\uFEFF${text}`);
	const marked = `\uFEFF${text}`;
	const units = Uint16Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
	return new Uint8Array(units.buffer);
}

function written(language: Language, { separator, lineEnd, letters, hasBlankLines, order, isUpperCase }: Writing) {
	return templateSheets(language, 2027).map((filled) => {
		let text = writeSheet(reordered(filled, order), language, { separator, lineEnd, byteOrderMark: false });
		const [headings, ...rest] = text.split(lineEnd);
		if (isUpperCase) text = [headings!.toUpperCase(), ...rest].join(lineEnd);
		if (hasBlankLines) text = lineEnd + text.replaceAll(lineEnd, lineEnd + lineEnd);
		return { name: `cup/${filled.sheet[language]}.csv`, bytes: bytesOf(text, letters) };
	});
}

test("however a spreadsheet writes a cup, it is the same cup", () => {
	for (const language of ["en", "sv"] as const) {
		const plain = {
			separator: ",",
			lineEnd: "\n",
			letters: "UTF-8",
			hasBlankLines: false,
			order: 0,
			isUpperCase: false,
		} as const;
		const cup = inputOf(sourceOf(written(language, plain)));
		fc.assert(
			fc.property(writings, (writing) => {
				expect(inputOf(sourceOf(written(language, writing)))).toEqual(cup);
			}),
			{ numRuns: 40 },
		);
	}
});

test("any text in a cell is read exactly as written", () => {
	const name = fc
		.string({ unit: "grapheme", minLength: 1, maxLength: 30 })
		.map((text) => text.replace(/\r\n?/g, "\n").normalize().trim());
	const readable = name.filter((text) => text !== "" && !/[\0\uFEFF\uFFFD]|^[-–—]$|^#/.test(text) && text.isWellFormed());
	fc.assert(
		fc.property(readable, fc.constantFrom(",", ";", "\t"), (address, separator) => {
			const sheets = templateSheets("en", 2027).map((filled) => {
				const at = filled.columns.indexOf("address");
				const rows = at === -1 ? filled.rows : filled.rows.map((cells) => cells.with(at, address));
				const text = writeSheet({ ...filled, rows }, "en", { separator, lineEnd: "\r\n", byteOrderMark: true });
				return { name: `cup/${filled.sheet.en}.csv`, bytes: utf8(text) };
			});
			expect(inputOf(sourceOf(sheets)).arenas![0]!.address).toBe(address);
		}),
		{ numRuns: 100 },
	);
});
