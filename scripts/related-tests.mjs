import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/** This many of the nearest test files need well under a minute on two cores. */
const MOST_FILES = 60;
/** Slow test files (four seconds and more, or with a built site) run only if they have changed themselves, and at most this many. */
const MOST_LONG = 2;

const SOURCE = /\.(?:tsx?|mjs|cjs|js)$/;
const TEST = /^(?:src|tests\/contract)\/.*\.test\.ts$/;

const filesIn = (folder) =>
	readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
		.map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
		.filter((file) => SOURCE.test(file));

/** The imported files of a file, as far as they are ours. */
function importsOf(file, text) {
	const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, name]) => name);
	return named.map((name) => path.posix.join(path.posix.dirname(file), name));
}

/** @returns {Set<string>} names of slow files: one list orders the whole run and limits this one */
function longFiles() {
	const text = readFileSync(path.join(root, "tests/support/longest-first.ts"), "utf8");
	const [, list = ""] = /const LONGEST = \[([^\]]*)\]/.exec(text) ?? [];
	return new Set([...list.matchAll(/"([\w.-]+)"/g)].map(([, name]) => `${name}.test.ts`));
}

/**
 * @param {readonly string[]} changed paths within the repository
 * @returns {{ near: string[], far: string[] }} test files by how many imports they are away from a changed file, the nearest first; a file
 *   that is no program counts as imported by the tests that name it
 */
export function relatedTests(changed) {
	const texts = new Map(
		["src", "tests", "scripts"].flatMap(filesIn).map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
	);
	const importers = new Map();
	for (const [file, text] of texts)
		for (const imported of importsOf(file, text)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
	const isProgram = (file) => texts.has(file);
	const naming = (file) =>
		[...texts].filter(([name, text]) => TEST.test(name) && text.includes(path.posix.basename(file))).map(([name]) => name);

	const distance = new Map(changed.filter(isProgram).map((file) => [file, 0]));
	for (const file of changed) if (!isProgram(file)) for (const test of naming(file)) distance.set(test, 1);
	if (changed.some((file) => file.endsWith(".md"))) distance.set("tests/contract/docs-links.test.ts", 1);
	for (const [file, away] of distance)
		for (const importer of importers.get(file) ?? []) if (!distance.has(importer)) distance.set(importer, away + 1);

	const long = longFiles();
	const isLong = (file) => long.has(path.posix.basename(file));
	// Among those that are as far away, the one of the same name, then those of the same folder.
	const stem = (file) => path.posix.basename(file).replace(/(?:\.property)?(?:\.test)?\.\w+$/, "");
	const stems = new Set(changed.map(stem));
	const folders = new Set(changed.map((file) => path.posix.dirname(file)));
	const rank = ([file, away]) => away * 4 - (stems.has(stem(file)) ? 8 : 0) - (folders.has(path.posix.dirname(file)) ? 2 : 0);
	const related = [...distance]
		.filter(([file]) => TEST.test(file) && existsSync(path.join(root, file)))
		.sort((one, other) => rank(one) - rank(other));
	const short = related.filter(([file]) => !isLong(file)).map(([file]) => file);
	const longAndNear = related.filter(([file, away]) => isLong(file) && away === 0).map(([file]) => file);
	const near = [...short.slice(0, MOST_FILES), ...longAndNear.slice(0, MOST_LONG)];
	return { near, far: related.map(([file]) => file).filter((file) => !near.includes(file)) };
}
