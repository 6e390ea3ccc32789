import { execFileSync, spawnSync } from "node:child_process";
import { constants, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changesOf, inWords } from "./differences.ts";

/**
 * `npm run compare [COMMIT]`: what the working copy outputs for cups drawn by lot (API, pages, calendars, event streams, acts, office, alerts) against
 * what COMMIT output, in words. COMMIT is by default where the branch left origin/main, or the commit before the last if it did not.
 * Ends with 0 whether anything differs or not: a reader decides if it was meant. `--all` prints every change.
 */
const root = path.resolve(import.meta.dirname, "..", "..");
const CONFIG = "vitest.comparison.config.ts";
const FEW = 5;
const isAll = process.argv.includes("--all");
const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function baseCommit(): string {
	const named = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
	if (named !== undefined) return git("rev-parse", "--verify", `${named}^{commit}`);
	const left = spawnSync("git", ["merge-base", "origin/main", "HEAD"], { cwd: root, encoding: "utf8" }).stdout.trim();
	return left === "" || left === git("rev-parse", "HEAD") ? git("rev-parse", "HEAD^") : left;
}

function run(folder: string, command: string, ...args: readonly string[]): void {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
	if (status !== 0) throw new Error(`${stdout}${stderr}\n${command} ${args.join(" ")} ended with ${status} in ${folder}`);
}

/** Copies the working copy's packages if the lock file is the same: copying takes seconds, installing minutes. */
function install(folder: string): void {
	const lock = "package-lock.json";
	const isSame = readFileSync(path.join(folder, lock), "utf8") === readFileSync(path.join(root, lock), "utf8");
	const own = path.join(root, "node_modules");
	if (!isSame || !existsSync(own)) run(folder, "npm", "install", "--no-audit", "--no-fund");
	else {
		const filter = (file: string) => !file.startsWith(path.join(own, ".cache"));
		cpSync(own, path.join(folder, "node_modules"), {
			recursive: true,
			mode: constants.COPYFILE_FICLONE,
			filter,
			verbatimSymlinks: true,
		});
	}
}

/** Writes what a build outputs into a folder. */
function output(folder: string, into: string): void {
	rmSync(into, { recursive: true, force: true });
	run(folder, "node", "scripts/build.mjs");
	process.env.OUTPUTS = into;
	run(folder, "npx", "vitest", "run", "--config", CONFIG, "--reporter", "dot");
}

const filesOf = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));

function compare(before: string, after: string): void {
	const files = [...new Set([...filesOf(before), ...filesOf(after)])].toSorted();
	let differing = 0;
	for (const file of files) {
		const [old, young] = [path.join(before, file), path.join(after, file)];
		const sides = [old, young].map((side) => (existsSync(side) ? side : "/dev/null"));
		const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", "--unified=0", ...sides], {
			encoding: "utf8",
			maxBuffer: 2 ** 30,
		});
		if (stdout === "") continue;
		differing++;
		const changes = changesOf(stdout, existsSync(young) ? readFileSync(young, "utf8") : "");
		console.log(`${file.replace(/\.txt$/, "")}: ${changes.length === 1 ? "one change" : `${changes.length} changes`}`);
		const shown = isAll ? changes : changes.slice(0, FEW);
		for (const change of shown) console.log(inWords(change));
		if (shown.length < changes.length) console.log(`  and ${changes.length - shown.length} more changes`);
	}
	console.log(
		differing === 0
			? `Both builds output the same: ${files.length} things.`
			: `${differing} of ${files.length} things differ. The whole outputs: diff -r ${before} ${after}`,
	);
}

const base = baseCommit();
const cache = path.join(root, "node_modules", ".cache", "comparison");
const [before, after] = [path.join(cache, "before"), path.join(cache, "after")];
const copy = mkdtempSync(path.join(tmpdir(), "cupboard-compare-"));
try {
	git("worktree", "add", "--quiet", "--detach", "--force", copy, base);
	if (!existsSync(path.join(copy, CONFIG)))
		throw new Error(`${base.slice(0, 8)} has no ${CONFIG} yet: name a later commit, npm run compare COMMIT`);
	console.log(`${git("log", "-1", "--format=%h %s", base)} is compared with the working copy.`);
	if (git("diff", "--stat", base, "--", "tests/support/odd-cups.ts", "tests/support/odd-proposals.ts", "tests/comparison") !== "")
		console.log("The cups drawn by lot, or what is asked about them, changed too: most differences may come from that.");
	install(copy);
	output(copy, before);
	output(root, after);
	compare(before, after);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
} finally {
	spawnSync("git", ["worktree", "remove", "--force", copy], { cwd: root });
	rmSync(copy, { recursive: true, force: true });
}
