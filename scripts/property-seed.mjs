import { spawnSync } from "node:child_process";
import { root } from "./install.mjs";

/**
 * The seed of the property tests: one number for each state of the program and its tests, so that checking a commit again tries the same
 * cases, and the next commit others. With uncommitted changes, or without git, each run has new cases.
 * @returns {number | undefined} a seed of fast-check; undefined: random
 */
export function propertySeed() {
	if (process.env.PROPERTY_SEED) return Number(process.env.PROPERTY_SEED);
	const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
	const changed = git("status", "--porcelain");
	if (changed.status !== 0 || changed.stdout !== "") return undefined;
	const trees = git("rev-parse", "HEAD:src", "HEAD:tests");
	if (trees.status !== 0) return undefined;
	return trees.stdout
		.trim()
		.split("\n")
		.reduce((seed, tree) => seed ^ Number.parseInt(tree.slice(0, 7), 16), 0);
}
