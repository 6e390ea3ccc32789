import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** A test in the sources; variables in a title are replaced by "…". */
export type TestTitle = { readonly file: string; readonly title: string; readonly skipped: boolean };

const TESTS = new Set(["test", "it"]);
const SKIPS = new Set(["skip", "fixme", "todo", "skipIf", "runIf"]);
const ROOTS = ["src", "tests"];
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** @returns every test of the sources below `root`, those of the browser among them */
export function testTitles(root: string): TestTitle[] {
	return ROOTS.flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
			path.posix.join(folder, ...file.split(path.sep)),
		),
	)
		.filter((file) => TEST_FILE.test(file))
		.toSorted()
		.flatMap((file) => titlesOf(file, readFileSync(path.join(root, file), "utf8")));
}

/** @param source of a file with tests */
export function titlesOf(file: string, source: string): TestTitle[] {
	const titles: TestTitle[] = [];
	const read = (node: ts.Node, within: boolean): void => {
		let skipped = within;
		if (ts.isCallExpression(node)) {
			const words = calleeWords(node.expression);
			const skips = words.some((word) => SKIPS.has(word));
			const [first] = node.arguments;
			const title = first && titleOf(first);
			skipped ||= skips;
			if (TESTS.has(words[0] ?? "") && !words.includes("describe") && title !== undefined && node.arguments.length > 1)
				titles.push({ file, title, skipped: skipped || skipsItself(node) });
		}
		ts.forEachChild(node, (child) => read(child, skipped));
	};
	read(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
	return titles;
}

/** `test.describe.skip(…)` and `it.each(…)(…)` as their words: test, describe, skip; it, each. */
function calleeWords(callee: ts.Expression): string[] {
	if (ts.isIdentifier(callee)) return [callee.text];
	if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
	if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
	if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
	return [];
}

function titleOf(node: ts.Expression): string | undefined {
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return undefined;
	return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}

/** A test that calls `test.skip(…)` may not have been run, whatever its condition. */
function skipsItself(test: ts.CallExpression): boolean {
	let found = false;
	const look = (node: ts.Node): void => {
		const words = ts.isCallExpression(node) ? calleeWords(node.expression) : [];
		found ||= TESTS.has(words[0] ?? "") && words.some((word) => SKIPS.has(word));
		if (!found) ts.forEachChild(node, look);
	};
	for (const argument of test.arguments) look(argument);
	return found;
}
