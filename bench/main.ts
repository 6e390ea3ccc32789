import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { ROW, type Row, rounded } from "./measuring/row.ts";

/**
 * Runs the benches, each in a process of its own, one after the other: all, or those named.
 * `npm run bench -- [NAME …] [--write]`; `--write` puts their rows into docs/develop/performance.md.
 */
const PAGE = path.join(import.meta.dirname, "..", "docs", "develop", "performance.md");
const BEGIN = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";
const HEAD = "| what | ours | reference | ratio | target | measured |\n|---|---|---|---|---|---|\n";

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith("--"));
const all = readdirSync(import.meta.dirname)
	.filter((file) => file.endsWith(".ts") && file !== "main.ts")
	.map((file) => path.basename(file, ".ts"));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
	console.error(`There is no bench ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
	process.exit(1);
}

/** @returns its rows; null where it failed */
async function run(name: string): Promise<Row[] | null> {
	const rows: Row[] = [];
	const child = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, `${name}.ts`)], {
		stdio: ["ignore", "pipe", "inherit"],
		// The bench's own process runs the server's code in the same mode.
		env: { ...process.env, NODE_ENV: "production" },
	});
	const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
	for await (const line of createInterface({ input: child.stdout })) {
		if (line.startsWith(ROW)) rows.push(JSON.parse(line.slice(ROW.length)) as Row);
		else console.log(line);
	}
	return (await ended) === 0 ? rows : null;
}

function lineOf({ what, ours, reference, beside, unit, target, foreign = 0 }: Row): string {
	const day = new Date().toISOString().slice(0, 10);
	const load = foreign > 0.2 ? `, others had ${Math.round(foreign * 100)} % of the machine` : "";
	const cores = availableParallelism() === 2 ? "" : `, ${availableParallelism()} cores`;
	const machine = `${day}${cores}${load}`;
	return `| ${what} | ${rounded(ours)} ${unit} | ${beside}: ${rounded(reference)} ${unit} | ${rounded(ours / reference)} | ${target} | ${machine} |`;
}

/** Writes the rows that have a target. Rows that were not measured this time stay. */
function writeInto(page: string, rows: readonly Row[]): void {
	const text = readFileSync(page, "utf8");
	const [before = "", rest = ""] = text.split(BEGIN);
	const [table = "", after = ""] = rest.split(END);
	// A page that is measured again has other bytes, or another is the worst, and it is the same row.
	const keyOf = (line: string) =>
		`${line.split(" | ")[0]?.replace(/, [\d.]+ kB$| \([^)]*\)$/, "")} ${/[^\d. ].*/.exec(line.split(" | ")[1] ?? "")?.[0]}`;
	const lines = new Map(
		table
			.split("\n")
			.slice(3)
			.filter((line) => line.startsWith("| "))
			.map((line) => [keyOf(line), line]),
	);
	for (const line of rows.filter(({ target }) => target !== "–").map(lineOf)) lines.set(keyOf(line), line);
	writeFileSync(page, `${before}${BEGIN}\n${HEAD}${[...lines.values()].join("\n")}\n${END}${after}`);
}

const rows: Row[] = [];
const failed: string[] = [];
for (const name of named.length > 0 ? named : all) {
	console.log(`\n${name}`);
	const own = await run(name);
	if (own === null) failed.push(name);
	else rows.push(...own);
}
if (args.includes("--write")) writeInto(PAGE, rows);
if (failed.length > 0) {
	console.error(`Failed: ${failed.join(", ")}.`);
	process.exitCode = 1;
}
