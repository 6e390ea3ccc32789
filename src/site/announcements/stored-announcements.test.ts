import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	forgetFollows,
	putAway,
	SEEN,
	STORED_ANNOUNCEMENTS,
	seenInVisit,
	storedOf,
	storeFollows,
	storeSeen,
	subscribe,
} from "./stored-announcements.ts";

/** A browser's store, of one tab or of a visit. */
function aStore() {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	};
}

let local: ReturnType<typeof aStore>;
let visit: ReturnType<typeof aStore>;
let tab: EventTarget;
const told = vi.fn();
let stop: () => void;
/** Another tab writes. */
function elsewhere(key: string | null, value: unknown) {
	local.kept.set(STORED_ANNOUNCEMENTS, JSON.stringify(value));
	tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
}
beforeEach(() => {
	[local, visit, tab] = [aStore(), aStore(), new EventTarget()];
	vi.stubGlobal("localStorage", local);
	vi.stubGlobal("sessionStorage", visit);
	vi.stubGlobal("window", tab);
	stop = subscribe(told);
	elsewhere(STORED_ANNOUNCEMENTS, {});
	told.mockClear();
});
afterEach(() => stop());
const stored = () => JSON.parse(local.kept.get(STORED_ANNOUNCEMENTS) ?? "null");

test("what is put away stays away, of that year alone, beside what another tab put away meanwhile", () => {
	putAway("2026", ["a"]);
	expect([storedOf("2026").away, storedOf("2025").away]).toEqual([["a"], []]);
	local.kept.set(
		STORED_ANNOUNCEMENTS,
		JSON.stringify({ "2026": { away: ["b"], follows: ["team:1"] }, "2025": { away: ["c"], follows: [] } }),
	);
	putAway("2026", ["a", "d"]);
	expect(stored()).toEqual({ "2026": { away: ["b", "a", "d"], follows: ["team:1"] }, "2025": { away: ["c"], follows: [] } });
	expect(storedOf("2026")).toEqual(stored()["2026"]);
	expect(told).toHaveBeenCalledTimes(2);
});

test("the same object is returned until it changes; changes of another tab and a cleared store are noticed, another key is not", () => {
	putAway("2026", ["a"]);
	const before = storedOf("2026");
	expect(storedOf("2026")).toBe(before);
	told.mockClear();
	elsewhere("another", { "2026": { away: ["z"], follows: [] } });
	expect([storedOf("2026"), told.mock.calls.length]).toEqual([before, 0]);
	elsewhere(STORED_ANNOUNCEMENTS, { "2026": { away: ["b"], follows: [] } });
	expect([storedOf("2026").away, told.mock.calls.length]).toEqual([["b"], 1]);
	elsewhere(null, {});
	expect([storedOf("2026").away, told.mock.calls.length]).toEqual([[], 2]);
});

test("the newest sixty texts are stored, of three years: the one in use and the latest", () => {
	putAway(
		"2026",
		Array.from({ length: 61 }, (_, at) => `text-${at}`),
	);
	expect([storedOf("2026").away.length, storedOf("2026").away[0], storedOf("2026").away.at(-1)]).toEqual([
		60,
		"text-1",
		"text-60",
	]);
	for (const year of ["2023", "2025", "2024"]) putAway(year, ["a"]);
	expect(Object.keys(stored()).sort()).toEqual(["2024", "2025", "2026"]);
	putAway("2019", ["a"]);
	expect(Object.keys(stored()).sort()).toEqual(["2019", "2025", "2026"]);
});

test("the owner of the favourites is stored once, in order, and listeners are not called without a change; a sign-out leaves nothing of it", () => {
	storeFollows("2026", ["team:2", "arena:1", "team:2"]);
	expect(storedOf("2026").follows).toEqual(["arena:1", "team:2"]);
	told.mockClear();
	storeFollows("2026", ["team:2", "arena:1"]);
	expect(told).not.toHaveBeenCalled();
	storeFollows("2025", ["team:9"]);
	putAway("2026", ["a"]);
	forgetFollows();
	expect(stored()).toEqual({ "2026": { away: ["a"], follows: [] }, "2025": { away: [], follows: [] } });
	told.mockClear();
	forgetFollows();
	expect(told, "there is nothing to forget").not.toHaveBeenCalled();
	storeFollows(
		"2026",
		Array.from({ length: 61 }, (_, at) => `team:${at}`),
	);
	expect(storedOf("2026").follows).toHaveLength(60);
});

test("foreign data in the store is ignored, and a browser that stores nothing dismisses for the page alone", () => {
	for (const odd of [
		null,
		[],
		7,
		"a",
		{ "2026": null },
		{ "2026": { away: 7, follows: {} } },
		{ "2026": { away: [1], follows: [null] } },
	]) {
		elsewhere(STORED_ANNOUNCEMENTS, odd);
		expect(storedOf("2026"), JSON.stringify(odd)).toEqual({ away: [], follows: [] });
	}
	local.setItem = () => {
		throw new Error("full");
	};
	putAway("2026", ["a"]);
	expect(storedOf("2026").away).toEqual(["a"]);
	putAway("2026", ["b"]);
	expect(storedOf("2026").away, "beside what was put away before").toEqual(["a", "b"]);
});

test("what a visit has seen is stored for it, each once, the newest a hundred and twenty", () => {
	storeSeen(["a", "b"]);
	storeSeen(["b", "c"]);
	expect(seenInVisit()).toEqual(["a", "b", "c"]);
	expect(local.kept.has(SEEN)).toBe(false);
	storeSeen(Array.from({ length: 120 }, (_, at) => `text-${at}`));
	expect([seenInVisit().length, seenInVisit()[0]]).toEqual([120, "text-0"]);
	visit.kept.set(SEEN, "{");
	expect(seenInVisit()).toEqual([]);
});
