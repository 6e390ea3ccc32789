import fc from "fast-check";
import { expect, test } from "vitest";
import { readUtf8, zipFault } from "./utf8.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a JSON file in UTF-8 is read exactly", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			expect(readUtf8("cup.json", bytesOf(text))).toEqual({ text: text.replace(/^\uFEFF/, "") });
		}),
	);
});

test("one in another encoding is refused with its line and byte, and no letter is replaced", () => {
	const text = '{\n\t"name": "Åby IF"\n}';
	const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
	expect(readUtf8("cup.json", windows)).toMatchObject({
		fault: { severity: "error", file: "cup.json", line: 2, message: "not UTF-8", value: "byte 13, 0xc5" },
	});
});

test("the first wrong byte is found at any position", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
			const start = bytesOf(before);
			const read = readUtf8("cup.json", Uint8Array.from([...start, 0xff, ...bytesOf(after)]));
			if (start[0] === 0xef && start[1] === 0xbb) return;
			expect("fault" in read && read.fault.value).toBe(`byte ${start.length + 1}, 0xff`);
		}),
	);
});

test("a letter that is cut at the end of the file is reported by its last byte", () => {
	expect(readUtf8("cup.json", bytesOf("Å").subarray(0, 1))).toMatchObject({ fault: { value: "byte 1, 0xc3" } });
});

test("a workbook is recognised as a zip, whatever its name", () => {
	const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]);
	expect(zipFault("cup/teams.csv", zip)).toMatchObject({ file: "cup/teams.csv", value: "teams.csv", message: "a zip" });
	expect(readUtf8("cup.json", zip)).toMatchObject({ fault: { message: "a zip" } });
	expect(zipFault("cup/teams.csv", bytesOf("PK,name"))).toBeUndefined();
});
