import { execFileSync } from "node:child_process";
import { buildStale } from "./build.mjs";
import { runCheck } from "./check.mjs";
import { buildEmptyRecord } from "./empty-record.mjs";
import { installMissing, root } from "./install.mjs";
import { changesImports, lintedFiles } from "./needed-checks.mjs";
import { relatedTests } from "./related-tests.mjs";
import { summary } from "./summary.mjs";

/**
 * Checks for your changes before you push: types, the changed files' lint, import directions if an import has changed, and the nearest unit
 * and contract tests. `npm test` runs everything.
 */
installMissing();
const git = (...args) =>
	execFileSync("git", args, {
		cwd: root,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
		maxBuffer: Number.POSITIVE_INFINITY,
	}).trim();
const since = process.argv[2] ?? branchedFrom();
const list = (...args) =>
	git(...args)
		.split("\n")
		.filter(Boolean);
const untracked = list("ls-files", "--others", "--exclude-standard");
const added = [...list("diff", "--name-only", "--diff-filter=AR", since), ...untracked];
const changed = [...list("diff", "--name-only", since), ...untracked];

/** @returns the last commit that the main branch has too; without a remote the last commit */
function branchedFrom() {
	for (const main of ["origin/HEAD", "origin/main", "main"]) {
		try {
			return git("merge-base", "HEAD", main);
		} catch {
			// This clone does not have it.
		}
	}
	return "HEAD";
}

const npm = (name) => ({ command: "npm", args: ["run", "--silent", name] });
const inTurn = async (checks) => {
	const done = [];
	for (const check of checks) done.push(await runCheck({ ...check, aside: true }));
	return done;
};
const { near, far } = relatedTests(changed);
const linted = lintedFiles(changed);
const lint = { command: "npx", args: ["biome", "check", "--no-errors-on-unmatched", "--files-ignore-unknown=true", ...linted] };
const importsDiffer = changesImports(changed, added, git("diff", "--unified=0", since, "--", "src"));
const rows = await Promise.all([
	inTurn([{ name: "types", ...npm("types") }]),
	inTurn([
		...(linted.length > 0 ? [{ name: "lint and format of the changes", ...lint }] : []),
		...(importsDiffer ? [{ name: "import directions", ...npm("imports") }] : []),
	]),
]);
const checks = rows.flat();
if (near.length > 0) {
	// Many contract tests read the built site: of a fresh clone there is none, and an old one would be tested instead of the change.
	buildEmptyRecord();
	buildStale();
	checks.push(
		await runCheck({
			name: "related tests",
			command: process.execPath,
			args: ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--silent=passed-only", ...near],
		}),
	);
}

console.log(summary(checks).join("\n"));
console.log(
	`${changed.length} changed files since ${since.slice(0, 10)}: ${near.length} test files run, ${far.length} more related ones left to CI.`,
);
process.exit(checks.every(({ passed }) => passed) ? 0 : 1);
