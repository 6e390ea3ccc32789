import { describe, expect, it } from "vitest";
import { readGrid } from "./grid.ts";
import { columnLetter } from "./letter.ts";
import { decodeText } from "./text.ts";

const TEXT = "klubb;nation\nBK Tången;Sverige\nÅby;Norge\n";

function utf16(text: string, isBigEndian: boolean): Uint8Array {
	const bytes = new DataView(new ArrayBuffer(text.length * 2));
	for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
	return new Uint8Array(bytes.buffer);
}
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the encoding of a sheet", () => {
	it.each([
		["UTF-8", new TextEncoder().encode(TEXT), "UTF-8"],
		["UTF-8 with a byte order mark", new TextEncoder().encode(`\uFEFF${TEXT}`), "UTF-8"],
		["UTF-16, as Excel's Unicode text", utf16(`\uFEFF${TEXT}`, false), "UTF-16"],
		["UTF-16 the other way round", utf16(`\uFEFF${TEXT}`, true), "UTF-16"],
		["UTF-16 without a byte order mark", utf16(TEXT, false), "UTF-16"],
		["Windows-1252, as Excel's plain CSV", windows1252(TEXT), "Windows-1252"],
	])("is recognised as %s", (_, bytes, encoding) => {
		expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
	});
});

describe("a sheet's rows", () => {
	const grid = (text: string) =>
		readGrid("lag.csv", text, (headings) => headings.filter((one) => ["a", "b"].includes(one)).length);
	const texts = (text: string) => {
		const rows = grid(text);
		if (!Array.isArray(rows)) throw new Error(rows.message);
		return rows.map(({ line, cells }) => [line, ...cells.map((cell) => cell.text)]);
	};

	it("are split by semicolons, commas or tabs, whichever gives more known headings", () => {
		for (const separator of [";", ",", "\t"]) {
			expect(texts(`a${separator}b\n1${separator}2\n`)).toEqual([
				[1, "a", "b"],
				[2, "1", "2"],
			]);
		}
		expect(texts("a;b;c,d,e,f\n1;2,5;3\n")[1]).toEqual([2, "1", "2,5", "3"]);
	});

	it("may begin with Excel's line for the separator, which counts as a line", () => {
		expect(texts("sep=;\r\na;b\r\n1;2\r\n")).toEqual([
			[2, "a", "b"],
			[3, "1", "2"],
		]);
	});

	it("have line breaks, quotes and separators within quotes; blank lines between them count as lines", () => {
		expect(texts('a,b\r\n"1\r\nand ""2""",3\r\n\r\n,\r\n"x,y",z')).toEqual([
			[1, "a", "b"],
			[2, '1\nand "2"', "3"],
			[6, "x,y", "z"],
		]);
	});

	it("end with Windows', Unix' or old Macs' line ends", () => {
		for (const end of ["\r\n", "\n", "\r"]) expect(texts(["a,b", "1,2", ""].join(end))).toHaveLength(2);
	});

	it("with a broken quote are refused with the line that the row begins on", () => {
		expect(grid('a,b\n"x\ny",1\n2,"never closed\n3,4\n')).toMatchObject({ line: 4, message: "a quote that is never closed" });
		expect(grid('a,b\n1,"x"y\n')).toMatchObject({ line: 2, message: "text after a closing quote" });
	});
});

it("columns are named by the letters of a spreadsheet", () => {
	expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});
