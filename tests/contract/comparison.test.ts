import { expect, test } from "vitest";
import { changesOf, differenceOf, inWords } from "../comparison/differences.ts";

const after = ["######## cup 1", "Home", "Winner", "######## cup 3", "Winner", "######## cup 4", "Away", ""].join("\n");
const diff = [
	"diff --git a/x b/y",
	"--- a/x",
	"+++ b/y",
	"@@ -3 +3 @@",
	"-Victor",
	"+Winner",
	"@@ -5 +5 @@",
	"-Victor",
	"+Winner",
	"@@ -7,0 +7 @@",
	"+Away",
	"",
].join("\n");

test("npm run compare names the cups that share a change, once", () => {
	expect(changesOf(diff, after)).toEqual([
		{ before: ["Victor"], after: ["Winner"], cups: ["1", "3"] },
		{ before: [], after: ["Away"], cups: ["4"] },
	]);
});

test("npm run compare names the cup of a removed item", () => {
	const gone = ["--- a/x", "+++ /dev/null", "@@ -1,2 +0,0 @@", "-######## cup 7", "-Home"].join("\n");
	expect(changesOf(gone, "")).toEqual([{ before: ["######## cup 7", "Home"], after: [], cups: ["7"] }]);
});

test("npm run compare shows what differs in a long line, not the line", () => {
	const [start, end] = ["a".repeat(200), "z".repeat(200)];
	const [before, now] = differenceOf(`${start}1-2${end}`, `${start}2-2${end}`);
	expect(before).toBe(`…${"a".repeat(60)}1-2${"z".repeat(58)}…`);
	expect(now).toBe(`…${"a".repeat(60)}2-2${"z".repeat(58)}…`);
});

test("npm run compare prints a change with its cups and lines", () => {
	expect(inWords({ before: ["Victor"], after: ["Winner"], cups: ["1", "2", "3", "4", "5", "6"] })).toBe(
		"  cup 1, 2, 3, 4 and 2 more\n  - Victor\n  + Winner",
	);
});
