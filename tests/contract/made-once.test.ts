import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { madeOnce } from "../support/made-once.ts";

let place: string;
let input: string;
let times: number;

beforeEach(() => {
	place = mkdtempSync(path.join(tmpdir(), "cupboard-made-once-"));
	input = path.join(place, "input");
	mkdirSync(path.join(input, "below"), { recursive: true });
	writeFileSync(path.join(input, "below", "rule.ts"), "one");
	times = 0;
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const kept = () => path.join(place, "kept");
const ask = (beside = "") =>
	madeOnce(
		"thing",
		[input],
		async (folder) => {
			times += 1;
			await new Promise(setImmediate);
			writeFileSync(path.join(folder, "made"), readFileSync(path.join(input, "below", "rule.ts")));
		},
		{ kept: kept(), beside },
	);
const made = async () => readFileSync(path.join(await ask(), "made"), "utf8");

it("what is made once is not made again while what it is made of stays", async () => {
	expect([await made(), await made()]).toEqual(["one", "one"]);
	writeFileSync(path.join(input, "below", "rule.test.ts"), "a test decides nothing");
	expect(await made()).toBe("one");
	expect(times).toBe(1);
});

it("is made again when a file is changed, added or renamed, and the older one is deleted", async () => {
	const first = await ask();
	writeFileSync(path.join(input, "below", "rule.ts"), "two");
	expect(await made()).toBe("two");
	expect(existsSync(first)).toBe(false);
	writeFileSync(path.join(input, "more.ts"), "");
	await ask();
	rmSync(path.join(input, "more.ts"));
	writeFileSync(path.join(input, "other.ts"), "");
	await ask();
	expect(times).toBe(4);
	expect(readdirSync(path.join(kept(), "thing"))).toHaveLength(1);
});

it("is made again on another day, where the day decides", async () => {
	const first = await ask("2026-07-13");
	expect(await ask("2026-07-13")).toBe(first);
	expect(await ask("2026-07-14")).not.toBe(first);
	expect([times, existsSync(first)]).toEqual([2, false]);
});

it("is complete for each of several concurrent callers", async () => {
	const folders = await Promise.all([ask(), ask(), ask()]);
	expect(new Set(folders).size).toBe(1);
	expect(await made()).toBe("one");
	expect(readdirSync(path.join(kept(), "thing"))).toHaveLength(1);
});

it("leaves nothing behind when it could not be made", async () => {
	const failing = madeOnce("thing", [input], () => Promise.reject(new Error("the disk is full")), { kept: kept() });
	await expect(failing).rejects.toThrow("the disk is full");
	expect(readdirSync(path.join(kept(), "thing"))).toEqual([]);
	expect(await made()).toBe("one");
});
