import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { changes } from "../../../../tests/support/random-changes.ts";

type Page = {
	matches: { totalCount: number; next: string | null; nodes: { id: string }[]; days: { day: string; matches: number }[] };
};
type Ask = Awaited<ReturnType<typeof askCup>>["ask"];

const page = async (ask: Ask, args = "order: LIVE_FIRST") =>
	(await ask<Page>(`matches(${args}) { totalCount next nodes { id } days { day matches } }`)).matches;
const ids = async (ask: Ask, args?: string) => (await page(ask, args)).nodes.map(({ id }) => id);

describe("the matches of an edition", () => {
	test("are live first, then upcoming, the next one first, then finished, the latest first; without byes", async () => {
		const cup = aSmallCup();
		const { matches } = cup.editions[0]!;
		Object.assign(matches.find(({ id }) => id === "b14-s2")!, { status: "postponed" });
		Object.assign(matches.find(({ id }) => id === "b14-m1")!, { status: "cancelled" });
		const { ask } = await askCup(cup);
		expect(await ids(ask)).toEqual([
			"g15-m1",
			...["g15-m3", "b14-s1", "b11-m2", "b14-f", "b14-bf", "b14-t"],
			"b14-s2",
			...["g15-f", "g15-m2", "b14-m9", "b14-m6", "b14-m5", "b14-m8", "b14-m4", "b14-m3", "b14-m7", "b14-m2", "b11-m1"],
			"b14-m1",
		]);
		expect((await ids(ask, "order: SOONEST_FIRST")).slice(0, 2)).toEqual(["b11-m1", "b14-m1"]);
		expect((await ids(ask, "order: LATEST_FIRST")).slice(0, 2)).toEqual(["b14-f", "g15-f"]);
	});

	test("are filtered by state, day, category, arena, field, nation and team, and by several of them", async () => {
		const cup = aSmallCup();
		cup.clubs.find(({ id }) => id === "hav")!.nation = "no";
		const { ask } = await askCup(cup);
		expect(await ids(ask, "state: [LIVE]")).toEqual(["g15-m1"]);
		expect(await ids(ask, `day: "2026-07-16"`)).toEqual(["b14-s1", "b14-s2"]);
		expect(await ids(ask, `category: "g15", state: [UPCOMING, LIVE]`)).toEqual(["g15-m1", "g15-m3"]);
		expect(await ids(ask, `arena: "valhalla"`)).toEqual(["g15-m1", "b14-f", "g15-m2"]);
		expect(await ids(ask, `field: "heden-10", category: "b11"`)).toEqual(["b11-m2", "b11-m1"]);
		expect(await ids(ask, `nation: "no", order: SOONEST_FIRST`)).toEqual(["b14-m8", "b14-m9", "g15-m2", "b11-m2", "b14-bf"]);
		expect(await ids(ask, `nation: "NO", category: "b11"`)).toEqual(["b11-m2"]);
		expect(await ids(ask, `team: "g15-hav"`)).toEqual(["g15-m2"]);
		expect(await ids(ask, `team: "nobody"`)).toEqual([]);
		expect(await ids(ask, `nation: "zz", day: "1999-01-01"`)).toEqual([]);
	});

	test("have their days, whichever day, state and part is asked for", async () => {
		const { ask } = await askCup(aSmallCup());
		expect((await page(ask, `category: "g15", day: "2026-07-14", state: [LIVE]`)).days).toEqual([
			{ day: "2026-07-14", matches: 2 },
			{ day: "2026-07-15", matches: 1 },
			{ day: "2026-07-17", matches: 1 },
		]);
		expect((await page(ask, `category: "g15", part: [AHEAD]`)).days, "in any part").toHaveLength(3);
		const { days } = await ask<{ days: object[] }>("days { day matches live finished }");
		expect(days).toContainEqual({ day: "2026-07-14", matches: 5, live: 1, finished: 4 });
	});

	test("of any state are complete page by page, each once", async () => {
		await fc.assert(
			fc.asyncProperty(
				changes(5),
				fc.integer({ min: 1, max: 7 }),
				fc.constantFrom("LIVE_FIRST", "SOONEST_FIRST", "LATEST_FIRST"),
				async (all, size, order) => {
					const { ask, source } = await askCup(aSmallCup());
					for (const change of all) change(source);
					const whole = await page(ask, `order: ${order}, first: 100`);
					const seen: string[] = [];
					for (let next: string | null = ""; next !== null; ) {
						const after: string = next && `, after: "${next}"`;
						const part = await page(ask, `order: ${order}, first: ${size}${after}`);
						expect(part.totalCount).toBe(whole.totalCount);
						seen.push(...part.nodes.map(({ id }) => id));
						next = part.next;
					}
					expect(seen).toEqual(whole.nodes.map(({ id }) => id));
				},
			),
			{ numRuns: 40 },
		);
	});

	test("continue after a page's last match, even if that is over meanwhile", async () => {
		const { ask, source, models } = await askCup(aSmallCup());
		const { next } = await page(ask, "first: 2");
		const second = await ids(ask, `first: 2, after: "${next}"`);
		const last = source.record().edition.matches.find(({ id }) => id === "g15-m3")!;
		await followed(models, () => source.report({ ...last, status: "finished", score: { home: 1, away: 0 } }));
		expect(await ids(ask, `first: 2, after: "${next}"`)).toEqual(second);
	});

	test("refuse an invalid cursor, day or number", async () => {
		const { ask } = await askCup(aSmallCup());
		for (const args of [`after: "b14-m1"`, `after: "W10"`, `day: "16 July"`, "first: 101", "first: -1"])
			await expect(page(ask, args)).rejects.toThrow();
	});

	test("are hidden before the schedule is published", async () => {
		const cup = aSmallCup();
		cup.editions[0]!.published.schedule = false;
		const { ask } = await askCup(cup);
		expect(await page(ask)).toEqual({ totalCount: 0, next: null, nodes: [], days: [] });
	});
});

describe("the next and the last matches", () => {
	test("are the soonest scheduled and the latest finished", async () => {
		const { ask } = await askCup(aSmallCup());
		expect(await ask("nextMatches(first: 2) { id } lastMatches(first: 2) { id }")).toEqual({
			nextMatches: [{ id: "g15-m3" }, { id: "b14-s1" }],
			lastMatches: [{ id: "g15-f" }, { id: "g15-m2" }],
		});
	});
});

describe("a match that was moved", () => {
	const MOVED = `match(id: "b14-s1") { movedFromStart movedFromFieldName }`;
	const moved = (more: object) => {
		const cup = aSmallCup();
		const match = cup.editions[0]!.matches.find(({ id }) => id === "b14-s1")!;
		Object.assign(match, { moved: { start: "2026-07-16T08:00:00Z", field: "valhalla-1" } }, more);
		return cup;
	};

	test("shows its earlier time and field, until it has been played", async () => {
		const { ask } = await askCup(moved({}));
		expect(await ask(MOVED)).toEqual({
			match: { movedFromStart: "2026-07-16T10:00:00+02:00", movedFromFieldName: "Valhalla 1" },
		});
		const over = await askCup(moved({ status: "finished", score: { home: 1, away: 0 } }));
		expect(await over.ask(MOVED)).toEqual({ match: { movedFromStart: null, movedFromFieldName: null } });
	});

	test("is listed at its earlier field, until it has been played, and not at the new one", async () => {
		const LEFT = `left: field(id: "valhalla-1") { movedAway { id } } to: field(id: "heden-2") { movedAway { id } }`;
		const { ask } = await askCup(moved({}));
		expect(await ask(LEFT)).toEqual({ left: { movedAway: [{ id: "b14-s1" }] }, to: { movedAway: [] } });
		const over = await askCup(moved({ status: "finished", score: { home: 1, away: 0 } }));
		expect(await over.ask(LEFT)).toEqual({ left: { movedAway: [] }, to: { movedAway: [] } });
	});

	test("shows only what changed: a match moved in time alone stays on its field", async () => {
		const { ask } = await askCup(moved({ moved: { start: "2026-07-16T08:00:00Z" } }));
		expect(await ask(MOVED)).toEqual({ match: { movedFromStart: "2026-07-16T10:00:00+02:00", movedFromFieldName: null } });
	});
});
