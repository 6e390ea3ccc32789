import { expect, test, vi } from "vitest";
import { Changes } from "../results/edition/keeping/changes.ts";
import { namedPage, PageData, type ReadPage } from "./page-data.ts";

const ORIGIN = "https://cup.example";

/** Pages whose data is the number of the reading. @param waits whether the test ends each reading */
function pages({ cache = true, waits = false } = {}) {
	const changes = new Changes();
	const revisions = { 2026: 5 };
	const data = new PageData({
		...{ changes, cache, publicUrl: ORIGIN, now: () => 0 },
		followed: async () => ({ ...revisions }),
	});
	const readings: { resolve(): void; reject(error: Error): void }[] = [];
	const read = vi.fn<ReadPage>(() => {
		const number = readings.length + 1;
		const found = {
			...{ data: number, year: "2026", revision: revisions[2026] },
			...{ dependencyKeys: new Set(["match:1"]), freshUntil: Number.POSITIVE_INFINITY },
		};
		return new Promise((resolve, reject) => {
			readings.push({ resolve: () => resolve(found), reject });
			if (!waits) resolve(found);
		});
	});
	const ask = async (address = "/2026/matches/1") => {
		const request = new Request(`${ORIGIN}/graphql?${new URLSearchParams({ page: `sv,${address}` })}`);
		const response = await data.answer(request, ORIGIN, read);
		return [(await response.json()).data, response.headers.get("revision")];
	};
	const goal = () => {
		revisions[2026] += 1;
		changes.note(["match:1"]);
	};
	const begun = (count: number) => vi.waitFor(() => expect(readings).toHaveLength(count));
	return { ask, read, readings, goal, begun };
}

test("a page that many request at once is read once, and again after a change", async () => {
	const { ask, read, readings, goal, begun } = pages({ waits: true });
	const first = [ask(), ask(), ask()];
	await begun(1);
	goal();
	const second = [ask(), ask()];
	await begun(2);
	for (const { resolve } of readings) resolve();
	expect(await Promise.all(first)).toEqual([1, 1, 1].map((number) => [number, "5"]));
	expect(await Promise.all(second)).toEqual([2, 2].map((number) => [number, "6"]));
	expect(await ask()).toEqual([2, "6"]);
	expect(read).toHaveBeenCalledTimes(2);
});

test("a reading that fails fails for its own request only", async () => {
	const { ask, readings, begun } = pages({ waits: true });
	const [failed, other] = [ask(), ask()];
	await begun(1);
	readings[0]!.reject(new Error("the address has used up its time"));
	await expect(failed).rejects.toThrow("used up");
	await begun(2);
	readings[1]!.resolve();
	expect(await other).toEqual([2, "5"]);
});

test("a page has one cached answer, however its address is spelled", async () => {
	const { ask, read } = pages();
	for (const address of ["/2026/matches/1", "/2026/matches/%31", "/2026/matches/1//", "/2026/matches/1?utm_source=x"])
		expect(await ask(address)).toEqual([1, "5"]);
	expect(read).toHaveBeenCalledTimes(1);
	expect(namedPage("sv,/2026/matches/1///", ORIGIN)?.url.href).toBe(`${ORIGIN}/2026/matches/1`);
});

test("in development nothing is cached, since a page changes without the record", async () => {
	const { ask } = pages({ cache: false });
	expect(await ask()).toEqual([1, "5"]);
	expect(await ask()).toEqual([2, "5"]);
});
