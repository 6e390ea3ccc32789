import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { WORDS } from "../cup-state.ts";
import { wordsInSwedish } from "./fault-sv.ts";

const record = path.resolve(import.meta.dirname, "..");
/** The files in which the record reports faults in a sheet's data. */
const FILES = [
	...readdirSync(path.join(record, "check"))
		.filter((name) => !name.endsWith(".test.ts"))
		.map((name) => `check/${name}`),
	...["ownership", "removal", "swapped-groups"].map((name) => `import/${name}.ts`),
	...["shape-fault", "unwritable-text"].map((name) => `input/${name}.ts`),
];
/** Every text of a file that has words in it, as written in the code; inserted values are replaced by 7. */
function wordsOf(name: string): string[] {
	const source = ts.createSourceFile(name, readFileSync(path.join(record, name), "utf8"), ts.ScriptTarget.Latest, true);
	const words: string[] = [];
	const look = (node: ts.Node) => {
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
		if (ts.isStringLiteralLike(node)) words.push(node.text);
		if (ts.isTemplateExpression(node))
			words.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("7"));
		ts.forEachChild(node, look);
	};
	look(source);
	return words.filter((text) => /\p{Ll}{2,} \S*\p{Ll}/u.test(text));
}

test("every message of the record's own checks about a sheet has a Swedish one", () => {
	const ofNouns = (words: string) => (words === "no such 7" ? Object.values(WORDS).map((noun) => `no such ${noun}`) : [words]);
	const said = [...new Set(FILES.flatMap(wordsOf).flatMap(ofNouns))];
	expect(said.length).toBeGreaterThan(120);
	expect(said.filter((words) => wordsInSwedish(words) === words)).toEqual([]);
});

test("inserted values are in Swedish too", () => {
	expect(wordsInSwedish("a score of a postponed match")).toBe("ett resultat i en uppskjuten match");
	expect(wordsInSwedish("a day outside the edition (2026-07-19 in Europe/Stockholm)")).toBe(
		"en dag utanför upplagan (2026-07-19 i Europe/Stockholm)",
	);
	expect(wordsInSwedish("a text that cannot be saved (bidirectional control)")).toBe(
		"en text som inte kan sparas (ett tecken som vänder läsriktningen)",
	);
	expect(
		wordsInSwedish(
			"match 64 (B14: Winner of match 61 – Winner of match 62) has a result before both teams are known: it is waiting for the result of match 61 and the order of groups A and B",
		),
	).toBe(
		"match 64 (B14: Winner of match 61 – Winner of match 62) har ett resultat innan båda lagen är kända: den väntar på resultatet av match 61 och ordningen i grupperna A och B",
	);
	expect(wordsInSwedish("the id of a team of edition 2026")).toBe("id för ett lag i upplaga 2026");
});
