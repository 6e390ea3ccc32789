import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { builtProgram } from "../../scripts/program.mjs";
import { openDatabase } from "../../src/database/database.ts";
import { emptyRecordFile } from "../../src/database/empty-record-file.mjs";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const emptyRecordBuild = fileURLToPath(new URL("../../scripts/empty-record.mjs", import.meta.url));

describe("the built server and commands", () => {
	it("are built once: later callers use the build", () => {
		const folder = builtProgram();
		const made = readdirSync(folder);
		expect(made).toEqual(expect.arrayContaining(["server.js", "cupboard.js", "thread.mjs", "trial.mjs"]));
		expect(builtProgram()).toBe(folder);
		expect(readdirSync(folder)).toEqual(made);
	});

	it("read what lies beside a source from there, and start no compiler", () => {
		const folder = builtProgram();
		const read = [];
		for (const name of readdirSync(folder)) {
			const file = path.join(folder, name);
			const code = readFileSync(file, "utf8");
			expect(code, name).not.toMatch(/from "tsx|import\("tsx/);
			for (const [, place = ""] of code.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)) {
				read.push(place);
				expect(existsSync(new URL(place, pathToFileURL(file))), `${name} reads ${place}`).toBe(true);
			}
		}
		expect(read).toEqual(expect.arrayContaining(["./thread.mjs", "./trial.mjs"]));
		expect(read.length).toBeGreaterThan(5);
	});

	it("have no character that would store a source with two bytes for each", () => {
		const folder = builtProgram();
		for (const name of readdirSync(folder).filter((file) => /\.m?js$/.test(file)))
			expect([name, /[^\0-\xff]/.exec(readFileSync(path.join(folder, name), "utf8"))?.[0]]).toEqual([name, undefined]);
	});

	it("need no package that is there for development alone: an installation with --omit=dev runs them", () => {
		const folder = builtProgram();
		const { packages } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
		const needed = new Set<string>();
		// The site in development is the one part that asks for what builds it.
		for (const name of readdirSync(folder).filter((file) => !file.startsWith("development")))
			for (const [, from = ""] of readFileSync(path.join(folder, name), "utf8").matchAll(
				/^(?:import|export)\b[^"\n]*"([^".][^"]*)"/gm,
			))
				if (!isBuiltin(from))
					needed.add(
						from
							.split("/")
							.slice(0, from.startsWith("@") ? 2 : 1)
							.join("/"),
					);
		expect(needed).toContain("graphql");
		for (const name of needed) expect([name, packages[`node_modules/${name}`]?.dev ?? false]).toEqual([name, false]);
	});

	it("work from any folder: every command is there, a cup is imported, changed and exported", async () => {
		const { cupboardProcess, write } = aRecordFolder({}, { prepared: false });
		const help = await cupboardProcess("--help");
		expect(help.code).toBe(0);
		for (const name of readdirSync(new URL("../../src/commands", import.meta.url)).filter(isCommand))
			expect(help.out).toMatch(new RegExp(`^ {2}${path.basename(name, ".ts")}\\b`, "m"));
		expect(await cupboardProcess("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
		expect(await cupboardProcess("result", "b14-m1", "4-3", "--cup", "7")).toMatchObject({ code: 0 });
		const { out } = await cupboardProcess("export", "--cup", "7");
		const { matches } = JSON.parse(out).editions[0];
		expect(matches).toContainEqual(expect.objectContaining({ id: "b14-m1", score: { home: 4, away: 3 } }));
	});

	it("begin a new record as a copy of the one that was built: no two have another system's number", async () => {
		if (!existsSync(emptyRecordFile())) execFileSync(process.execPath, [emptyRecordBuild]);
		const numbers = [];
		for (const { cupboardProcess, environment } of [1, 2].map(() => aRecordFolder({}, { prepared: false }))) {
			expect(await cupboardProcess("export", "--cup", "7")).toMatchObject({ err: expect.stringContaining("7") });
			const database = await openDatabase({ dataFolder: environment.CUPBOARD_DATA, databaseUrl: undefined });
			const { rows } = (await database.orm.execute(
				sql`select system_identifier::text as number from pg_control_system()`,
			)) as unknown as {
				readonly rows: readonly { readonly number: string }[];
			};
			numbers.push(rows[0]?.number);
			await database.close();
		}
		expect(numbers[0]).toMatch(/^\d+$/);
		expect(numbers[1]).toBe(numbers[0]);
	});

	it("try a backup in a process of its own", async () => {
		const { cupboardProcess, write } = aRecordFolder();
		const file = write("backup.gz", {});
		const trial = async () => {
			const child = fork(path.join(builtProgram(), "trial.mjs"), [file], { execArgv: [] });
			const ended = once(child, "exit");
			const [result] = await once(child, "message");
			await ended;
			return result;
		};
		expect(await trial()).toEqual({ fault: expect.stringContaining("no backup of Cupboard") });
		expect(await cupboardProcess("backup", file)).toMatchObject({ code: 0 });
		expect(await trial()).toEqual({ rows: expect.any(Number) });
	});
});

/** A file that registers a command of its own name. */
function isCommand(name: string): boolean {
	// Those of `fact` are below it.
	const registers = /^export function register(?!Command)\w*\((?!fact\b)/m;
	return !name.includes(".test.") && registers.test(readFileSync(new URL(`../../src/commands/${name}`, import.meta.url), "utf8"));
}
