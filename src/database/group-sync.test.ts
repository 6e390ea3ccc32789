import { fdatasync, mkdtempSync, type NoParamCallback, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { GroupSync } from "./group-sync.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-group-sync-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, "log");
writeFileSync(file, "log");

/** Syncs to the disk, unless a test replaces it. */
const aSync = () => vi.fn((descriptor: number, done: NoParamCallback) => fdatasync(descriptor, done));

test("commits during a sync share the next one, since the running one may have begun before their write", async () => {
	const sync = aSync();
	const group = new GroupSync(sync as never);
	let finish = () => undefined as unknown;
	sync.mockImplementationOnce((_, done) => {
		finish = () => done(null);
	});
	group.add(file);
	let settled = 0;
	const first = group.settled().then(() => settled++);
	await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(1));
	const later = [1, 2, 3].map(() => {
		group.add(file);
		return group.settled().then(() => settled++);
	});
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect([settled, sync.mock.calls.length]).toEqual([0, 1]);
	finish();
	await Promise.all([first, ...later]);
	expect(sync).toHaveBeenCalledTimes(2);
});

test("after a failed sync no commit succeeds, since a second sync would succeed without writing what the first lost", async () => {
	const sync = aSync();
	const group = new GroupSync(sync as never);
	sync.mockImplementationOnce((_, done) => done(new Error("EIO: i/o error, fdatasync")));
	group.add(file);
	await expect(group.settled()).rejects.toThrow("EIO");
	group.add(file);
	await expect(group.settled()).rejects.toThrow("EIO");
});
