import { expect, it } from "vitest";
import { oneByteSource } from "../../scripts/one-byte-source.mjs";

const SOURCES = [
	'"2–1 ✓ 🇸🇪"',
	"`1–2 …`",
	"'Ö–'.length",
	'"a–b—c".replace(/[–—]/gu, "-")',
	'"🇸🇪🇳🇴".match(/[🇦-🇿]{2}/gu).join("|")',
	'"\\\\–"',
	'/* – */ ({ "→": 1 })["→"]',
];

it.each(SOURCES)("%s means the same in Latin-1", (source) => {
	const written = oneByteSource(source, "a.js");
	expect(written).not.toMatch(/[^\0-\xff]/);
	const run = (code: string): unknown => new Function(`return ${code};`)();
	expect(run(written)).toEqual(run(source));
});

it("a character beyond Latin-1 after a backslash stops the build, and names the file", () => {
	expect(() => oneByteSource("/\\–/", "chunk.js")).toThrow(/^chunk\.js: /);
});
