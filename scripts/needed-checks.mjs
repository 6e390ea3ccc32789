import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/** A change of these can make any file wrong. */
const SETTINGS = /^(?:biome\.jsonc|\.dependency-cruiser.*\.cjs|tsconfig\.json|package-lock\.json)$/;

/**
 * What the linter reads: the changed files that exist, or everything after a change of its settings. Its rules look at one file at a time.
 * @param {readonly string[]} changed paths within the repository
 * @returns {string[]} empty if there is nothing to read
 */
export function lintedFiles(changed) {
	if (changed.some((file) => SETTINGS.test(file))) return ["."];
	return changed.filter((file) => existsSync(path.join(root, file)));
}

/**
 * Whether files import each other in another way than before: only then can a direction be wrong or a cycle be new.
 * @param {readonly string[]} changed paths within the repository
 * @param {readonly string[]} added those of them that did not exist before
 * @param {string} diff of `src`, as `git diff` prints it
 */
export function changesImports(changed, added, diff) {
	if (changed.some((file) => SETTINGS.test(file)) || added.some((file) => file.startsWith("src/"))) return true;
	return /^[+-](?![+-]{2} ).*(?:\bfrom\s*["']|\bimport\b|^[+-]\s*export\s+\*)/m.test(diff);
}
