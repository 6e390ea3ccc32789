import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { removeStaleCode } from "../../scripts/compiled-code.mjs";

const folder = (...names: readonly string[]) => mkdirSync(path.join(...names), { recursive: true });

it("a start removes compiled code of deleted builds, and nothing else", () => {
	const root = mkdtempSync(path.join(tmpdir(), "compiled-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const [builds, store] = [path.join(root, "build"), path.join(root, "compiled")];
	// A running site may still start from an earlier build: three are stored.
	for (const build of ["earlier", "newest"]) folder(builds, build);
	for (const build of ["earlier", "newest", "gone"]) {
		folder(store, build, "v22");
		writeFileSync(path.join(store, build, "v22", "code"), "");
	}
	// Stored before each build had a folder of its own.
	folder(store, "v22.23.3-x64-a0cf9b5d-0");

	removeStaleCode(store, builds);

	expect(readdirSync(store).sort()).toEqual(["earlier", "newest"]);
	expect(readdirSync(path.join(store, "earlier", "v22"))).toEqual(["code"]);
	expect(readdirSync(builds).sort()).toEqual(["earlier", "newest"]);
});

it("a start continues if nothing is stored yet, or no build can be listed", () => {
	const root = mkdtempSync(path.join(tmpdir(), "compiled-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	expect(() => removeStaleCode(path.join(root, "compiled"), path.join(root, "build"))).not.toThrow();
});
