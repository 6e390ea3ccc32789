import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { wordsInSwedish } from "../../../results/record/naming/fault-sv.ts";

const sheets = path.resolve(import.meta.dirname, "..");
const sources = readdirSync(sheets, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".ts") && !name.includes(".test.") && !name.endsWith("-sv.ts"))
	.map((name) => readFileSync(path.join(sheets, name), "utf8"));

/** The words of a sheet's faults, as written in the code; names in them are replaced by "Heden". */
const said = [
	...new Set(
		sources.flatMap((source) => [
			...[...source.matchAll(/(?:message|wrong|expected):\s*(?:\w[\w\s.=]*\?\s*)?"([^"\n]+)"/g)].map(([, words]) => words!),
			...[...source.matchAll(/const (?:EXPECTED|NATION|QUOTES) = "([^"\n]+)"/g)].map(([, words]) => words!),
			...[...source.matchAll(/"((?:no such|nothing that) [^"\n]+)"/g)].map(([, words]) => words!),
			...[...source.matchAll(/orNear\(\s*"([^"\n]+)"/g)].map(([, words]) => words!),
			...[...source.matchAll(/needed\(\s*"\w+",\s*\w+,\s*"([^"\n]+)"/g)].map(([, words]) => words!),
			...[...source.matchAll(/(?:message|wrong|expected):\s*(?:orNear\(\s*)?`([^`\n]+)`/g)].map(([, words]) =>
				words!.replace(/this \$\{type\}/, "this group").replace(/\$\{[^}]*\}/g, "7"),
			),
		]),
	),
].filter((words) => /[a-z]{3}/.test(words));

test("every message of a sheet's faults has a Swedish one", () => {
	expect(said.length).toBeGreaterThan(100);
	expect(said.filter((words) => wordsInSwedish(words) === words)).toEqual([]);
});

test("names and numbers are kept, and so are the suggested names", () => {
	expect(wordsInSwedish("a team of Pojkar 14, not of Flickor 14")).toBe("ett lag i Pojkar 14, inte i Flickor 14");
	expect(wordsInSwedish("a team of P14; near: Ask IF, Dal IF")).toBe("ett lag i P14; liknar: Ask IF, Dal IF");
	expect(wordsInSwedish("group A of P14: 5 of 6 pairings")).toBe("grupp A i P14: 5 av 6 möten");
});
