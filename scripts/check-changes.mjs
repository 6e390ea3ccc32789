import { execFileSync } from "node:child_process";
import { buildStale } from "./build.mjs";
import { runCheck } from "./check.mjs";
import { buildEmptyRecord } from "./empty-record.mjs";
import { installMissing, root } from "./install.mjs";
import { relatedTests } from "./related-tests.mjs";
import { summary } from "./summary.mjs";

/** Checks for your changes before you push: types, lint, imports, and the nearest unit and contract tests. `npm test` runs everything. */
installMissing();
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
const since = process.argv[2] ?? branchedFrom();
const changed = [
	...git("diff", "--name-only", since).split("\n"),
	...git("ls-files", "--others", "--exclude-standard").split("\n"),
].filter(Boolean);

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
const rows = await Promise.all([
	inTurn([{ name: "types", ...npm("types") }]),
	inTurn([
		{ name: "lint and format", ...npm("lint") },
		{ name: "import directions", ...npm("imports") },
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
