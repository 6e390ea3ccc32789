import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPaths } from "../../src/commands/import-files.ts";
import { Refusal } from "../../src/commands/refusal.ts";

const root = mkdtempSync(path.join(tmpdir(), "cupboard-odd-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
function folderWith(name: string, make: (file: string) => void): string {
	const folder = path.join(root, String(++folders));
	mkdirSync(folder);
	make(path.join(folder, name));
	return folder;
}

it.each([
	["a pipe that nobody writes to", (file: string) => void execFileSync("mkfifo", [file])],
	["a device", (file: string) => symlinkSync("/dev/zero", file)],
	["a folder", (file: string) => mkdirSync(file)],
])("%s is refused in an import folder and by itself, as JSON and as CSV", (_what, make) => {
	for (const name of ["cup.json", "matches.csv"]) {
		const folder = folderWith(name, make);
		const file = path.join(folder, name);
		expect(() => readPaths([folder])).toThrow(new Refusal(`${file} is not a file but a folder, a pipe, a device or a socket.`));
		if (_what !== "a folder") expect(() => readPaths([file])).toThrow(Refusal);
	}
});

it("a socket is refused like other things that are no file", async () => {
	const folder = folderWith("cup.json", () => undefined);
	const file = path.join(folder, "cup.json");
	const server = createServer();
	await once(server.listen(file), "listening");
	try {
		for (const given of [folder, file])
			expect(() => readPaths([given])).toThrow(new Refusal(`${file} is not a file but a folder, a pipe, a device or a socket.`));
	} finally {
		server.close();
	}
});

it("a link that leads to itself is refused with the reason, in an import folder", () => {
	for (const name of ["cup.json", "matches.csv"]) {
		const folder = folderWith(name, (file) => symlinkSync(file, file));
		const file = path.join(folder, name);
		expect(() => readPaths([folder])).toThrow(new Refusal(`${file} cannot be read: it is a link that leads to itself.`));
	}
});

it("JSON nested 3,000,000 deep is not parsed: the import reports where it is too deep", () => {
	const folder = folderWith("cup.json", (file) => writeFileSync(file, "[".repeat(3_000_000)));
	expect(readPaths([folder]).cupFiles).toHaveLength(1);
});
