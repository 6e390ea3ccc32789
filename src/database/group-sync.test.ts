import { fdatasync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { GroupSync } from "./group-sync.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-group-sync-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, "log");
writeFileSync(file, "log");

vi.mock("node:fs", async (original) => {
	const itself = await original<typeof import("node:fs")>();
	return { ...itself, fdatasync: vi.fn(itself.fdatasync) };
});

test("those who come while a sync runs share the next one, since the one that runs may have begun before their write", async () => {
	const group = new GroupSync();
	let finish = () => undefined as unknown;
	vi.mocked(fdatasync).mockImplementationOnce((_, done) => {
		finish = () => done(null);
	});
	group.add(file);
	let settled = 0;
	const first = group.settled().then(() => settled++);
	await vi.waitFor(() => expect(vi.mocked(fdatasync)).toHaveBeenCalledTimes(1));
	const later = [1, 2, 3].map(() => {
		group.add(file);
		return group.settled().then(() => settled++);
	});
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect([settled, vi.mocked(fdatasync).mock.calls.length]).toEqual([0, 1]);
	finish();
	await Promise.all([first, ...later]);
	expect(vi.mocked(fdatasync)).toHaveBeenCalledTimes(2);
});

test("after a sync that failed nothing settles any more, since a second sync would succeed without writing what the first lost", async () => {
	const group = new GroupSync();
	vi.mocked(fdatasync).mockImplementationOnce((_, done) => done(new Error("EIO: i/o error, fdatasync")));
	group.add(file);
	await expect(group.settled()).rejects.toThrow("EIO");
	group.add(file);
	await expect(group.settled()).rejects.toThrow("EIO");
});
