import { expect, test } from "vitest";
import { PageHistory } from "./page-history.ts";

const told = (from: number, until: number, revision: number, text = `${revision}`) => ({
	from,
	until,
	revision,
	frame: Buffer.from(text),
});
const missed = (history: PageHistory, since: number) => history.since(since)?.map(String) ?? null;

test("§6 a client with a page of a revision gets its later changes, one after the other; if they are unknown, nothing", () => {
	const history = new PageHistory();
	expect(missed(history, 3)).toBeNull();
	history.add(told(2, 4, 5));
	history.add(told(5, 6, 8));
	const known: Record<number, readonly string[] | null> = {
		...{ 1: null, 2: ["5", "8"], 3: ["5", "8"], 4: ["5", "8"] },
		// Between a page's known state and its next change its state is unknown.
		...{ 5: ["8"], 6: ["8"], 7: null, 8: null, 9: null },
	};
	for (const [since, frames] of Object.entries(known)) expect([since, missed(history, Number(since))]).toEqual([since, frames]);
	history.forget();
	expect(missed(history, 5)).toBeNull();
	history.add(told(8, 8, 9));
	expect(missed(history, 8)).toEqual(["9"]);
});

test("§6 sixty-four changes of a page are stored, and 32 kB of them; the oldest go first", () => {
	const history = new PageHistory();
	for (let revision = 1; revision <= 65; revision++) history.add(told(revision - 1, revision - 1, revision));
	expect([missed(history, 0), missed(history, 1)?.length]).toEqual([null, 64]);
	const large = new PageHistory();
	large.add(told(0, 0, 1, "x".repeat(16 * 1024)));
	large.add(told(1, 1, 2, "y".repeat(16 * 1024)));
	expect(large.since(0)).toHaveLength(2);
	large.add(told(2, 2, 3, "z"));
	const counted = (...since: readonly number[]) => since.map((revision) => missed(large, revision)?.length ?? null);
	expect(counted(0, 1)).toEqual([null, 2]);
	// Dropped changes take no memory.
	large.add(told(3, 3, 4, "z".repeat(16 * 1024 - 1)));
	expect(counted(0, 1, 2)).toEqual([null, 3, 2]);
	large.forget();
	for (const at of [5, 6]) large.add(told(at - 1, at - 1, at, "x".repeat(16 * 1024)));
	expect(counted(4)).toEqual([2]);
});
