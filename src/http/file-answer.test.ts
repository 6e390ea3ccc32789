import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileAnswer, isFile } from "./file-answer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-file-answer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const clip = path.join(folder, "clip.mp4");
// More bytes than letters.
writeFileSync(clip, "första");
writeFileSync(path.join(folder, "empty.mp4"), "");
mkdirSync(path.join(folder, "inside"));
symlinkSync("loop", path.join(folder, "loop"));

const HEADERS = { "content-type": "video/mp4", "cache-control": "private" };

test("a file is answered whole, with its length and headers; to HEAD the same without the body", async () => {
	const [whole, head] = [await fileAnswer(clip, "GET", HEADERS), await fileAnswer(clip, "HEAD", HEADERS)];
	for (const answer of [whole, head]) {
		expect([answer?.status, Object.fromEntries(answer!.headers)]).toEqual([200, { ...HEADERS, "content-length": "7" }]);
	}
	expect([await whole?.text(), await head?.text()]).toEqual(["första", ""]);
	const empty = await fileAnswer(path.join(folder, "empty.mp4"), "GET", HEADERS);
	expect([empty?.status, empty?.headers.get("content-length"), await empty?.text()]).toEqual([200, "0", ""]);
});

test("other paths are not files: a missing one, a folder, one below a file, an impossible name", async () => {
	const none = ["nothing.mp4", "inside", "clip.mp4/inside", "clip.mp4\0", "x".repeat(5_000)];
	for (const name of none) {
		const file = `${folder}/${name}`;
		for (const method of ["GET", "HEAD"]) expect([name, await fileAnswer(file, method, HEADERS)]).toEqual([name, null]);
		expect(await isFile(file)).toBe(false);
	}
	expect(await isFile(clip)).toBe(true);
});

test("an unreadable folder is an error, not a missing file", async () => {
	await expect(fileAnswer(path.join(folder, "loop"), "GET", HEADERS)).rejects.toMatchObject({ code: "ELOOP" });
});
