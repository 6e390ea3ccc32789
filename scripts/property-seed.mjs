import { spawnSync } from "node:child_process";
import { root } from "./install.mjs";

/**
 * What the property tests draw their cases by: one number for each state of the program and its tests, so that who checks a commit again tries what was tried
 * before, and each next commit tries other cases. Whoever is at work, or has no git, gets new cases each time.
 * @returns {number | undefined} a seed of fast-check; undefined: by chance
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
