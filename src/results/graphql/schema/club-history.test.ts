import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";

const REACHED = "reached { group { id } position playoff { id } round match { id } won }";
const nothing = { group: null, position: null, playoff: null, round: null, match: null, won: null };

describe("how far a team has come", () => {
	const reachedBy = async (team: string, cup = aSmallCup()) => {
		const { ask } = await askCup(cup);
		return (await ask<{ team: { reached: object | null } }>(`team(id: "${team}") { ${REACHED} }`)).team.reached;
	};

	test("is its place in its group, and the last match it is in", async () => {
		expect(await reachedBy("b14-ask")).toEqual({
			...{ group: { id: "b14-g-1" }, position: 1, playoff: { id: "b14-a-1" }, round: "SEMI_FINAL" },
			...{ match: { id: "b14-s1" }, won: null },
		});
		expect(await reachedBy("g15-ask")).toEqual({
			...{ group: { id: "g15-g-a" }, position: null, playoff: { id: "g15-a-1" }, round: "FINAL" },
			...{ match: { id: "g15-f" }, won: true },
		});
		expect(await reachedBy("g15-fur")).toMatchObject({ round: "FINAL", won: false });
	});

	test("is the next round once it is won", async () => {
		const cup = aSmallCup();
		const semi = cup.editions[0]!.matches.find(({ id }) => id === "b14-s1")!;
		Object.assign(semi, { status: "finished", score: { home: 3, away: 0 } });
		expect(await reachedBy("b14-ask", cup)).toMatchObject({ round: "FINAL", match: { id: "b14-f" }, won: null });
		expect(await reachedBy("b14-gran", cup)).toMatchObject({ round: "THIRD_PLACE", match: { id: "b14-t" }, won: null });
	});

	test("is not shown for young teams, nor before the schedule is published", async () => {
		expect(await reachedBy("b11-ek")).toBeNull();
		const cup = aSmallCup();
		cup.editions[0]!.published.schedule = false;
		expect(await reachedBy("b14-ask", cup)).toBeNull();
	});

	test("is its group position if it went no further", async () => {
		expect(await reachedBy("b14-dal")).toEqual({ ...nothing, group: { id: "b14-g-1" }, position: 2 });
	});
});

describe("the history of a club", () => {
	test("has its teams of the earlier editions, with how far they came", async () => {
		const { ask } = await askCup(withYearBefore(aSmallCup()));
		expect(
			await ask(`club(id: "fur") { history { year tournament { id } teams { id category { id } reached { round won } } } }`),
		).toEqual({
			club: {
				history: [
					{
						year: 2025,
						tournament: { id: "lc-2025" },
						teams: [
							{ id: "old-b14-fur", category: { id: "old-b14" }, reached: { round: "SEMI_FINAL", won: null } },
							{ id: "old-g15-fur", category: { id: "old-g15" }, reached: { round: "FINAL", won: false } },
						],
					},
				],
			},
		});
	});

	test("has no later year, and no edition whose clubs or teams are not published", async () => {
		const cup = withYearBefore(aSmallCup());
		const { ask } = await askCup(cup);
		const HISTORY = `club(id: "fur") { history { year } }`;
		expect(await ask(HISTORY, { tournament: "lc-2025" })).toEqual({ club: { history: [] } });
		for (const flag of ["clubs", "teams"] as const) {
			const hidden = structuredClone(cup);
			hidden.editions[1]!.published[flag] = false;
			expect(await (await askCup(hidden)).ask(HISTORY)).toEqual({ club: { history: [] } });
		}
	});
});

describe("earlier meetings", () => {
	const metBefore = async (id: string, cup = withYearBefore(aSmallCup()), tournament = "lc-2026") => {
		const { ask } = await askCup(cup);
		const { match } = await ask<{ match: { earlierMeetings: { id: string }[] } }>(
			`match(id: "${id}") { earlierMeetings { id } }`,
			{ tournament },
		);
		return match.earlierMeetings.map((met) => met.id);
	};

	test("are the clubs' earlier matches in the category, whoever was at home, latest first", async () => {
		const cup = withYearBefore(aSmallCup());
		const { matches } = cup.editions[1]!;
		const again = { ...matches.find(({ id }) => id === "old-b14-m1")!, id: "old-b14-again", start: "2025-07-15T09:00:00Z" };
		matches.push({ ...again, home: again.away, away: again.home });
		expect(await metBefore("b14-m1", cup)).toEqual(["old-b14-again", "old-b14-m1"]);
		expect(await metBefore("b14-s1", cup)).toEqual([]);
		expect(await metBefore("g15-f", cup)).toEqual(["old-g15-f"]);
		expect(await metBefore("old-b14-m1", cup, "lc-2025")).toEqual([]);
	});

	test("are searched in their own category of each edition, however many others there are", async () => {
		const { api } = await askCup(withYearBefore(aSmallCup()));
		const query = `{ tournament(cup: 7, tournament: "lc-2026") { match(id: "b14-m1") { earlierMeetings { id } } } }`;
		const { dependencyKeys } = await api.execute(query, {}, {});
		expect([...dependencyKeys].filter((key) => /\/category:/.test(key))).toEqual(["7/lc-2026/category:b14"]);
	});

	test("may be of the same edition, and are never of another category", async () => {
		const cup = aSmallCup();
		const { matches } = cup.editions[0]!;
		matches.push({
			...matches.find(({ id }) => id === "b14-m1")!,
			...{ id: "b14-again", division: "b14-a-1", round: "quarter-final" as const, start: "2026-07-17T09:00:00Z" },
		});
		expect(await metBefore("b14-again", cup)).toEqual(["b14-m1"]);
		expect(await metBefore("b14-m1", cup)).toEqual([]);
		expect(await metBefore("g15-m1", cup)).toEqual([]);
	});

	test("are not shown for young teams, nor while an opponent is unknown", async () => {
		expect(await metBefore("b11-m1")).toEqual([]);
		expect(await metBefore("b14-f")).toEqual([]);
		const cup = withYearBefore(aSmallCup());
		cup.editions[1]!.published.lot = false;
		expect(await metBefore("b14-m1", cup)).toEqual([]);
	});
});
