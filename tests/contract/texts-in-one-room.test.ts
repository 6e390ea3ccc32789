import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("../../src", import.meta.url));

/** What has Swedish without being a text of the product, and why it is where it is. */
const DATA: Readonly<Record<string, string>> = {
	"demo/": "the demo cups",
	"commands/announce.ts": "an example in its help gives an announcement in both languages",
	"cup/reports/note.ts": "the rules write a note into the match's events, in both languages",
	"formats/csv/columns/": "headings and cells of the CSV format (docs/formats)",
	"formats/csv/file/": "the same",
	"formats/csv/matches/round.ts": "the same",
	"formats/csv/words/": "the same",
	"formats/csv/categories/": "names that an import gives to a cup's categories and stages",
	"formats/csv/template/": "an example cup, in the language of its sheets",
	"formats/openfootball/": "names that an import gives to a cup",
	"formats/workbook/read-workbook.ts": "letters that a wrong encoding spoils, in a warning",
	"formats/columns/": "words of the sheets that organisers have, which are data",
	"ui/index-letter.ts": "letters of the alphabet",
};

/** Whether a value has words in it: a string with a letter, or a function or an object that has one. */
function hasWords(node: ts.Node): boolean {
	if (ts.isStringLiteralLike(node)) return /\p{L}/u.test(node.text);
	if (ts.isTemplateExpression(node)) {
		const literals = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
		return literals.some(({ text }) => /\p{L}/u.test(text));
	}
	if (ts.isCallExpression(node) || ts.isIndexedAccessTypeNode(node)) return false;
	return ts.forEachChild(node, hasWords) ?? false;
}

const SWEDISH_LETTER = /[åäöÅÄÖ]/;

/** @returns the lines of a source that have a text under `sv`, or a string with a Swedish letter in it */
function swedishIn(name: string, source: string): string[] {
	if (!/\bsv\b/.test(source) && !SWEDISH_LETTER.test(source)) return [];
	const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const isSwedish = (node: ts.Node): boolean =>
		(ts.isPropertyAssignment(node) && node.name.getText(file) === "sv" && hasWords(node.initializer)) ||
		((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && SWEDISH_LETTER.test(node.getText(file)));
	const look = (node: ts.Node): void => {
		if (isSwedish(node)) {
			found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
			return;
		}
		ts.forEachChild(node, look);
	};
	look(file);
	return found;
}

const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
	.map((file) => file.split(path.sep).join("/"))
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

describe("texts are in src/text (docs/develop/architecture.md)", () => {
	it("has no Swedish text in another room", () => {
		const elsewhere = sources.filter((file) => !["text/", ...Object.keys(DATA)].some((place) => file.startsWith(place)));
		expect(elsewhere.flatMap((file) => swedishIn(file, readFileSync(path.join(src, file), "utf8")))).toEqual([]);
	});

	it("names no place on its list that has no Swedish any more", () => {
		const unused = Object.keys(DATA).filter(
			(place) =>
				!sources.some((file) => file.startsWith(place) && swedishIn(file, readFileSync(path.join(src, file), "utf8")).length > 0),
		);
		expect(unused).toEqual([]);
	});

	it.each([
		['const a = { en: "Field", sv: "Plan" };', 1],
		['const a = { sv: (name: string) => "Plan " + name };', 1],
		['const a = { sv: { title: "Plan" } };', 1],
		["const a = { en: name, sv: name };", 0],
		['const a = { sv: words("sv") };', 0],
		['const a = { sv: "" };', 0],
		['const a = isSwedish ? "på" : "on";', 1],
	])("finds a text in %j: %i", (source, count) => {
		expect(swedishIn("a.ts", source)).toHaveLength(count);
	});
});
