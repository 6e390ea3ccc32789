import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, vi } from "vitest";
import { builtProgram } from "../../scripts/program.mjs";
import { run } from "../../src/commands/run.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { keepOpen, letGo } from "./kept-record.ts";
import { beginPrepared } from "./prepared-pglite.ts";

const bin = fileURLToPath(new URL("../../bin/cupboard.mjs", import.meta.url));

type Ran = { readonly code: number; readonly out: string; readonly err: string };
type Environment = Readonly<Record<string, string>>;

/**
 * A record of the tests' own for the commands, deleted after them.
 * @param more of the environment: another record
 * @param prepared false if a separate process is to make the record, with every migration
 */
export function aRecordFolder(more: Environment = {}, { prepared = true } = {}) {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-commands-"));
	const environment = { CUPBOARD_DATA: path.join(folder, "data"), DATABASE_URL: "", BRAND: "", ...more };
	const record = path.join(environment.CUPBOARD_DATA, "record");
	afterAll(async () => {
		await letGo(record);
		rmSync(folder, { recursive: true, force: true });
	});
	/** Runs `cupboard …` in the process of the tests, one at a time, on a record that stays open between them: many of them cost little. */
	const cupboard = (...words: string[]) => {
		keepOpen(record);
		return inThisProcess(environment, words);
	};
	/** Runs `cupboard …` as a command line does. */
	const cupboardProcess = async (...words: string[]) => {
		await letGo(record);
		// Otherwise the first of them would print that it builds the program.
		builtProgram();
		if (prepared && environment.DATABASE_URL === "") await beginPrepared(record);
		return inItsProcess(folder, environment, words);
	};

	const write = (name: string, content: unknown) => {
		const file = path.join(folder, name);
		writeFileSync(file, JSON.stringify(content, null, "\t"));
		return file;
	};

	const writeBytes = (name: string, bytes: Uint8Array) => {
		const file = path.join(folder, name);
		writeFileSync(file, bytes);
		return file;
	};

	async function exported(): Promise<CupFile> {
		const file = path.join(folder, "export.json");
		expect(await cupboard("export", "--cup", "7", "--out", file)).toMatchObject({ code: 0 });
		return JSON.parse(readFileSync(file, "utf8"));
	}

	return { cupboard, cupboardProcess, write, writeBytes, exported, folder, environment };
}

function inItsProcess(cwd: string, environment: Environment, words: readonly string[]): Promise<Ran> {
	return new Promise((resolve, reject) => {
		execFile(process.execPath, [bin, ...words], { env: { ...process.env, ...environment }, cwd }, (error, out, err) => {
			const code = error ? error.code : 0;
			if (typeof code === "number") resolve({ code, out, err });
			else reject(error);
		});
	});
}

async function inThisProcess(environment: Environment, words: readonly string[]): Promise<Ran> {
	const said = { out: "", err: "" };
	const hear = (where: "out" | "err", end: string) => (text: unknown) => {
		said[where] += `${text}${end}`;
		return true;
	};
	for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
	const heard = [
		vi.spyOn(console, "log").mockImplementation(hear("out", "\n")),
		vi.spyOn(console, "error").mockImplementation(hear("err", "\n")),
		vi.spyOn(process.stdout, "write").mockImplementation(hear("out", "")),
		vi.spyOn(process.stderr, "write").mockImplementation(hear("err", "")),
	];
	try {
		return { code: await run(words), ...said };
	} finally {
		for (const spy of heard) spy.mockRestore();
		vi.unstubAllEnvs();
	}
}
