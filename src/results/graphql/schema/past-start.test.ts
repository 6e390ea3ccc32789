import { describe, expect, test } from "vitest";
import { aMatch, aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";

const at = (clock: string) => new Date(`2026-07-14T${clock}:00+02:00`);

/**
 * The small cup by the server's own clock, with three added matches: two at 14.50, in a young and an older category, and one a
 * day before.
 */
async function aCupAt(start: string) {
	const cup = aSmallCup();
	delete cup.cup.clock;
	const on = (id: string, when: string) =>
		aMatch(id, "b11-g-1", ["b11-ek", "b11-hav"], { round: 3, start: when, field: "heden-10" });
	cup.editions[0]!.selectedGames = [];
	cup.editions[0]!.matches.push(
		on("due", "2026-07-14T12:50:00Z"),
		on("before", "2026-07-13T17:00:00Z"),
		aMatch("old", "g15-m-c", ["g15-ask", "g15-fur"], { start: "2026-07-14T12:50:00Z" }),
	);
	const clock = { now: at(start) };
	const onError = (error: unknown) => {
		throw error;
	};
	const source = new CupInMemory(cup);
	const models = await ReadModels.open({ source, clock: () => clock.now, onError });
	const { execute } = createGraphQL({ models, onError });
	const ask = (inner: string) => execute(`{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`, {}, {});
	const said = async (inner: string) => JSON.parse(JSON.stringify((await ask(inner)).data)).tournament;
	return { source, clock, ask, said };
}

const PARTS = `
	on: matches(part: [ON]) { totalCount nodes { id state part } }
	ahead: matches(part: [AHEAD], order: SOONEST_FIRST, first: 2) { nodes { id } }
	over: matches(part: [OVER], field: "heden-10", order: LATEST_FIRST) { nodes { id } }
`;

describe("a match past its start without a report", () => {
	test("is next until the minute of its start has passed, then counts as in progress, after live ones", async () => {
		const { clock, said } = await aCupAt("14:50");
		expect((await said(PARTS)).on.nodes).toEqual([{ id: "g15-m1", state: "LIVE", part: "ON" }]);
		expect((await said(PARTS)).ahead.nodes).toEqual([{ id: "old" }, { id: "due" }]);
		clock.now = at("14:51");
		const { on, ahead } = await said(PARTS);
		expect(on).toEqual({
			totalCount: 3,
			nodes: [
				{ id: "g15-m1", state: "LIVE", part: "ON" },
				{ id: "old", state: "UPCOMING", part: "ON" },
				{ id: "due", state: "UPCOMING", part: "ON" },
			],
		});
		expect(ahead.nodes).toEqual([{ id: "g15-m3" }, { id: "b14-s1" }]);
	});

	test("of a day that is over is listed with the past ones", async () => {
		const { said } = await aCupAt("14:51");
		expect((await said(PARTS)).over.nodes).toEqual([{ id: "before" }, { id: "b11-m1" }]);
	});

	test("is not next anywhere: not in its category, on its field or on Home", async () => {
		const { said } = await aCupAt("14:51");
		const answer = await said(`
			nextMatches(first: 1) { id }
			selectedGames { id }
			category(id: "b11") { nextMatches { id } dueMatches { id } }
			field(id: "heden-10") { now { id } due { id } next { id } leftToday }
		`);
		expect(answer).toEqual({
			nextMatches: [{ id: "g15-m3" }],
			selectedGames: ["g15-m1", "old", "due", "g15-m3", "b14-s1", "b14-s2", "b11-m2", "b14-f"].map((id) => ({ id })),
			category: { nextMatches: [{ id: "b11-m2" }], dueMatches: [{ id: "due" }] },
			field: { now: null, due: { id: "due" }, next: { id: "b14-s1" }, leftToday: 0 },
		});
	});

	test("is overdue on its field and in its category while it has no report: the last of its field, all of its category soonest first", async () => {
		const { source, said } = await aCupAt("14:55");
		const later = (id: string, minute: number, more: object) =>
			aMatch(id, "b11-g-1", ["b11-ek", "b11-gran"], { round: 4, start: `2026-07-14T12:${minute}:00Z`, ...more });
		source.report(
			...[
				later("last", 54, { field: "heden-10" }),
				later("to come", 55, { field: "heden-10" }),
				later("first", 40, { field: "heden-10" }),
			],
			later("elsewhere", 30, { field: "valhalla-1" }),
		);
		await new Promise((resolve) => setTimeout(resolve));
		const dueOn = async () =>
			said(`
				b11: category(id: "b11") { dueMatches { id } } g15: category(id: "g15") { dueMatches { id } } b14: category(id: "b14") { dueMatches { id } }
				heden: field(id: "heden-10") { now { id } due { id } next { id } } valhalla: field(id: "valhalla-1") { now { id } due { id } }
			`);
		const ids = (...all: string[]) => all.map((id) => ({ id }));
		expect(await dueOn()).toEqual({
			b11: { dueMatches: ids("elsewhere", "first", "due", "last") },
			// A match in progress is not overdue.
			...{ g15: { dueMatches: ids("old") }, b14: { dueMatches: [] } },
			heden: { now: null, due: { id: "last" }, next: { id: "to come" } },
			valhalla: { now: { id: "g15-m1" }, due: { id: "elsewhere" } },
		});
	});

	test("expires an answer at the moment when it becomes overdue, and not before; an answer without it stays", async () => {
		const { clock, ask } = await aCupAt("14:20");
		expect((await ask(`match(id: "due") { part }`)).freshUntil).toEqual(at("14:51"));
		expect((await ask(PARTS)).freshUntil).toEqual(at("14:51"));
		expect((await ask(`match(id: "b14-m1") { part }`)).freshUntil).toBeNull();
		clock.now = at("15:00");
		expect((await ask(`match(id: "due") { part }`)).freshUntil).toEqual(new Date("2026-07-15T00:00:00+02:00"));
	});

	test("expires an answer when its field begins to run late, which delays it", async () => {
		const { ask } = await aCupAt("15:00");
		expect((await ask(`match(id: "due") { part }`)).dependencyKeys).toContain("7/lc-2026/expected:due");
		expect((await ask(PARTS)).dependencyKeys).toContain("7/lc-2026/expected:due");
	});

	test("is no longer overdue when it is reported, postponed or cancelled", async () => {
		const { source, said } = await aCupAt("15:00");
		const match = source.record().edition.matches.find(({ id }) => id === "old")!;
		const partAs = async (more: object) => {
			source.report({ ...match, ...more });
			await new Promise((resolve) => setTimeout(resolve));
			return (await said(`match(id: "old") { state part }`)).match;
		};
		expect(await partAs({ status: "live", score: { home: 0, away: 0 } })).toEqual({ state: "LIVE", part: "ON" });
		expect(await partAs({ status: "postponed" })).toEqual({ state: "POSTPONED", part: "OFF" });
		expect(await partAs({ status: "finished", score: { home: 1, away: 0 } })).toEqual({ state: "FINISHED", part: "OVER" });
	});
});
