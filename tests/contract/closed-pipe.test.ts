import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { builtProgram } from "../../scripts/program.mjs";
import { aSmallCup } from "../support/cup.ts";
import { beginPrepared } from "../support/prepared-pglite.ts";

const bin = fileURLToPath(new URL("../../bin/cupboard.mjs", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "cupboard-pipe-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command whose reader has closed the pipe, as in `cupboard … | head`. */
async function unread(...words: string[]) {
	const env = { ...process.env, CUPBOARD_DATA: path.join(folder, "data"), DATABASE_URL: "", BRAND: "" };
	const command = spawn(process.execPath, [bin, ...words], { env, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
	command.stdout.destroy();
	let err = "";
	for await (const text of command.stderr) err += text;
	const code = command.exitCode ?? (await new Promise((resolve) => command.once("exit", resolve)));
	return { code, err };
}

describe("a command whose reader closes the pipe", () => {
	it("does what it was asked for, and ends without a word of the pipe", async () => {
		builtProgram();
		await beginPrepared(path.join(folder, "data", "record"));
		const file = path.join(folder, "cup.json");
		writeFileSync(file, JSON.stringify(aSmallCup()));
		expect(await unread("import", file)).toMatchObject({ code: 0, err: expect.not.stringMatching(/EPIPE|Error/) });
		for (const words of [["--help"], ["stream", "list", "2026", "--cup", "7"]])
			expect([words, await unread(...words)]).toEqual([words, { code: 0, err: "" }]);
		expect(await unread("export", "--cup", "7")).toEqual({
			code: 0,
			err: expect.stringMatching(/^The cup file does not include .*\n$/),
		});
	});
});
