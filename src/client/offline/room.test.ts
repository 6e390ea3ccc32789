import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givingWay, type SavedPage, withoutRoom } from "./room.ts";

const TODAY = "2026-07-16";
const page = (address: string, day = TODAY, bytes = 10, language = "en"): SavedPage => ({ address, day, bytes, language });
const newcomer = (address: string, bytes = 10) => ({ address, bytes, language: "en" });
const addresses = (pages: readonly SavedPage[] | null) => pages?.map(({ address }) => address) ?? null;

describe("Which pages are evicted when a phone's storage is full", () => {
	test("nothing where there is room", () => {
		expect(givingWay([page("old", "2026-07-13")], newcomer("next"), ["next"], 20, TODAY)).toEqual([]);
	});

	test("days that are over first, the oldest of them first", () => {
		const kept = [page("tomorrow", "2026-07-17"), page("tuesday", "2026-07-14"), page("monday", "2026-07-13")];
		expect(addresses(givingWay(kept, newcomer("next"), ["next", "tomorrow"], 30, TODAY))).toEqual(["monday"]);
		expect(addresses(givingWay(kept, newcomer("next"), ["next", "tomorrow"], 20, TODAY))).toEqual(["monday", "tuesday"]);
	});

	test("then unwanted pages, and those in another language", () => {
		const kept = [page("next", TODAY, 10, "sv"), page("table"), page("unfollowed")];
		expect(addresses(givingWay(kept, newcomer("next"), ["next", "table"], 20, TODAY))).toEqual(["next", "unfollowed"]);
	});

	test("then what is wanted least: today's next match never gives way to an arena of tomorrow", () => {
		const wanted = ["match", "table", "tomorrow", "arena"];
		const kept = [page("arena"), page("tomorrow"), page("match")];
		expect(addresses(givingWay(kept, newcomer("table"), wanted, 30, TODAY))).toEqual(["arena"]);
		expect(givingWay([page("match"), page("table")], newcomer("arena"), wanted, 20, TODAY)).toBeNull();
	});

	test("a page that is saved again frees the space of its old version", () => {
		expect(givingWay([page("match", TODAY, 18), page("table")], newcomer("match", 20), ["match", "table"], 30, TODAY)).toEqual(
			[],
		);
	});

	test("a page larger than the whole limit evicts nothing", () => {
		expect(givingWay([page("monday", "2026-07-13")], newcomer("match", 99), ["match"], 30, TODAY)).toBeNull();
	});

	test("any pages, any limit: no more important page is evicted, none is evicted needlessly, and the rest fits", () => {
		const names = ["a", "b", "c", "d", "e", "f", "g"];
		const kept = fc.uniqueArray(
			fc.record({
				language: fc.constantFrom("en", "sv"),
				address: fc.constantFrom(...names),
				day: fc.constantFrom("", "2026-07-14", "2026-07-15", TODAY, "2026-07-17"),
				bytes: fc.integer({ min: 1, max: 40 }),
			}),
			{ selector: ({ language, address }) => language + address },
		);
		const wantedOrder = fc.shuffledSubarray(names);
		const asked = fc.record({ address: fc.constantFrom(...names), bytes: fc.integer({ min: 1, max: 60 }) });
		fc.assert(
			fc.property(kept, asked, wantedOrder, fc.integer({ min: 0, max: 150 }), (pages, { address, bytes }, wanted, room) => {
				const going = givingWay(pages, newcomer(address, bytes), wanted, room, TODAY);
				const others = pages.filter((one) => one.address !== address || one.language !== "en");
				const mayGo = (one: SavedPage) => {
					if (one.day !== "" && one.day < TODAY) return true;
					const place = one.language === "en" ? wanted.indexOf(one.address) : -1;
					const own = wanted.indexOf(address);
					return own >= 0 && (place < 0 || place > own);
				};
				const sum = (some: readonly SavedPage[]) => some.reduce((all, one) => all + one.bytes, 0);
				if (going === null) {
					expect(sum(others.filter((one) => !mayGo(one))) + bytes).toBeGreaterThan(room);
					return;
				}
				expect(going.every(mayGo)).toBe(true);
				expect(sum(others) - sum(going) + bytes).toBeLessThanOrEqual(room);
				const last = going.at(-1);
				if (last) expect(sum(others) - sum(going) + last.bytes + bytes).toBeGreaterThan(room);
			}),
		);
	});
});

test("if the limit shrinks, the least important are evicted first, and before them those without a rank", () => {
	const kept = [{ bytes: 10 }, { bytes: 10, place: 2 }, { bytes: 10, place: 0 }, { bytes: 10, place: 1 }];
	expect(withoutRoom(kept, 40)).toEqual([]);
	expect(withoutRoom(kept, 30)).toEqual([{ bytes: 10 }]);
	expect(withoutRoom(kept, 15).map(({ place }) => place)).toEqual([1, 2, undefined]);
	expect(withoutRoom(kept, -1)).toHaveLength(4);
});
