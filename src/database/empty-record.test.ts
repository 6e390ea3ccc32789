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

describe("the contents of a new record", () => {
	it("are the archive that the build made", async () => {
		expect(await emptyRecord(left(gzipSync(archive)))?.text()).toBe(archive.toString());
	});

	it("are made by PGlite if the build made none, or a truncated or damaged one", () => {
		expect(emptyRecord(path.join(folder, "none.tar.gz"))).toBeUndefined();
		const whole = gzipSync(archive);
		expect(emptyRecord(left(whole.subarray(0, -6)))).toBeUndefined();
		const damaged = Buffer.from(whole);
		damaged[damaged.length - 7]! ^= 1;
		expect(emptyRecord(left(damaged))).toBeUndefined();
	});
});
