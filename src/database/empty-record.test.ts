import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { emptyRecord } from "./empty-record.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-empty-record-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const left = (bytes: Uint8Array) => {
	const file = path.join(folder, "left.tar.gz");
	writeFileSync(file, bytes);
	return file;
};
const archive = Buffer.from("what new records begin with");

describe("what a new record begins with", () => {
	it("is the archive that the build left", async () => {
		expect(await emptyRecord(left(gzipSync(archive)))?.text()).toBe(archive.toString());
	});

	it("is nothing where the build left none, or where what it left was cut or damaged: PGlite makes its own", () => {
		expect(emptyRecord(path.join(folder, "none.tar.gz"))).toBeUndefined();
		const whole = gzipSync(archive);
		expect(emptyRecord(left(whole.subarray(0, -6)))).toBeUndefined();
		const damaged = Buffer.from(whole);
		damaged[damaged.length - 7]! ^= 1;
		expect(emptyRecord(left(damaged))).toBeUndefined();
	});
});
