import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "./live.ts";
import {
	dataWhileRefetching,
	pageRefetched,
	refetchPage,
	rememberRevision,
	rememberSaved,
	revisionOf,
	savedAtOf,
	shownRefetching,
} from "./page-data.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (address: string, loadedAt = 3) => ({ address, data: { of: address }, loadedAt });

test("a page's data has its revision, and the time it was saved; data from the document has neither", () => {
	const data = {};
	rememberRevision(data, null);
	expect([revisionOf(data), savedAtOf(data), revisionOf(null), savedAtOf("text")]).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	rememberRevision(data, 7);
	rememberSaved(data, 1_000);
	rememberRevision("text", 7);
	expect([revisionOf(data), savedAtOf(data), revisionOf({}), revisionOf("text")]).toEqual([7, 1_000, undefined, undefined]);
});

test("a page that is asked for again falls back on what it shows, until it is answered, with the revision of the answer", async () => {
	const asked = page("/2026");
	const answered = refetchPage(asked, async () => {
		expect([shownRefetching(), dataWhileRefetching("/2026")?.data]).toEqual([3, asked.data]);
		expect(dataWhileRefetching("/2026/teams")).toBeUndefined();
		await pageRefetched("/2026/teams", undefined, 8);
		await pageRefetched("/2026", undefined, 5);
		await pageRefetched("/2026", undefined, undefined);
	});
	expect(await answered).toBe(5);
	expect([shownRefetching(), dataWhileRefetching("/2026")]).toEqual([null, undefined]);
	expect(await refetchPage(asked, async () => pageRefetched("/2026/teams", undefined, 8))).toBeUndefined();
	const failed = refetchPage(asked, () => Promise.reject(new Error("no network")));
	await expect(failed).rejects.toThrow("no network");
	expect(shownRefetching()).toBeNull();
});

test("an abandoned request does not affect its successor when it ends", async () => {
	const up = new EventTarget();
	const given = new Promise<void>((resolve) => up.addEventListener("given", () => resolve()));
	const first = refetchPage(page("/2026", 3), () => given);
	const second = refetchPage(page("/2026/teams", 4), async () => {
		up.dispatchEvent(new Event("given"));
		await first;
		expect([shownRefetching(), dataWhileRefetching("/2026")]).toEqual([4, undefined]);
		await pageRefetched("/2026/teams", undefined, 6);
	});
	expect([await first, await second]).toEqual([undefined, 6]);
});

test("§6 an answer waits for the frame of its change, so that the page changes at once", async () => {
	const store = openStore("2099", 3);
	const drawn = vi.fn();
	void refetchPage(page("/2099"), () => pageRefetched("/2099", "2099", 5)).then(drawn);
	await vi.advanceTimersByTimeAsync(399);
	expect(drawn).not.toHaveBeenCalled();
	store?.merge({ revision: 5, matches: [], about: [] });
	await vi.advanceTimersByTimeAsync(0);
	expect(drawn).toHaveBeenCalledWith(5);
});
