import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/* What an image contains after scripts/finish-image.mjs, in a folder of our own with packages of three lines. */
const SCRIPTS = path.resolve(import.meta.dirname, "..", "..", "scripts");
let folder: string;
const has = (file: string) => existsSync(path.join(folder, file));

function write(file: string, text = ""): void {
	mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
	writeFileSync(path.join(folder, file), text);
}

function addPackage(name: string, content: object = {}): void {
	write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", ...content }));
	write(`node_modules/${name}/index.js`, "export {};");
}

beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "cupboard-image-"));
	mkdirSync(path.join(folder, "scripts"));
	for (const name of ["finish-image.mjs", "final-build.mjs", "install.mjs", "node-version.mjs"])
		cpSync(path.join(SCRIPTS, name), path.join(folder, "scripts", name));
	write("package.json", "{}");
	write("build/program/server.js", 'import "imported"; await import("later"); import "@scope/imported/part";');
	write("build/server/index.js", 'const one = require("required");');
	write("bin/cupboard.mjs", "");
	// Read from beside the program: a name that is put together.
	write("src/fonts.ts", `const file = require.resolve(\`@faces/\${name}/regular.woff2\`);`);
	write("src/fonts.test.ts", 'require.resolve("only-tested");');
	for (const name of ["later", "required", "@scope/imported", "@scope/unused", "@faces/one", "@faces/two", "unused"])
		addPackage(name);
	addPackage("imported", {
		dependencies: { below: "1" },
		optionalDependencies: { "below-if-there": "1", "not-there": "1" },
		peerDependencies: { peer: "1", "peer-if-there": "1" },
		peerDependenciesMeta: { "peer-if-there": { optional: true } },
	});
	addPackage("below", { dependencies: { deeper: "1" } });
	for (const name of ["deeper", "below-if-there", "peer", "peer-if-there"]) addPackage(name);
	for (const file of ["index.js.map", "index.d.ts", "test/index.js", "lib/index.js"]) write(`node_modules/imported/${file}`);
	execFileSync(process.execPath, [path.join(folder, "scripts", "finish-image.mjs")]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("preserves the packages that the program imports or reads, and their dependencies", () => {
	const needed = [
		"imported",
		"later",
		"required",
		"@scope/imported",
		"@faces/one",
		"@faces/two",
		"below",
		"deeper",
		"below-if-there",
		"peer",
	];
	expect(needed.filter((name) => !has(`node_modules/${name}/index.js`))).toEqual([]);
});

it("removes packages that nothing imports", () => {
	expect(["unused", "@scope/unused", "peer-if-there"].filter((name) => has(`node_modules/${name}`))).toEqual([]);
});

it("removes source maps, types and tests, and nothing that runs", () => {
	const left = ["index.js.map", "index.d.ts", "test/index.js"].filter((file) => has(`node_modules/imported/${file}`));
	expect(left).toEqual([]);
	expect(has("node_modules/imported/lib/index.js")).toBe(true);
	expect([has("src/fonts.test.ts"), has("src/fonts.ts")]).toEqual([false, true]);
});
