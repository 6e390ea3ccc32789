import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DoneSlip, ParkedSlip, ReviewSlip, SlipMatch, WantedSlip } from "../../src/cup/office/slip.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Named } from "../../src/office/acts/named-in.ts";
import type { Desk } from "../../src/office/desk.ts";
import { createResultCalls } from "../../src/office/result-entry/result-calls.ts";
import { act as acts } from "../../src/results/acts/act-table.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";
import { aTwinOf } from "../support/twin-cup.ts";
import { withOwnIds, withYearBefore } from "../support/year-before.ts";

const { office, results1: desk1, results2: desk2, heden } = DESKS;
let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await emptyTables(db, "cup");
	const cup = aSmallCup();
	// All of what follows is over or being played.
	cup.cup.clock = "2026-07-18T18:00:00Z";
	cup.editions[0]!.facts = [
		...(cup.editions[0]!.facts ?? []),
		{ id: "kicks-1", at: "2026-07-15T10:00:00Z", kind: "shoot-out", division: "b14-g-1", order: ["b14-bro", "b14-dal"] },
	];
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
});
afterAll(() => db.close());

/** All that one call or another answers. */
type Answer = {
	readonly matches: readonly SlipMatch[];
	readonly wants: readonly WantedSlip[];
	readonly parked: readonly ParkedSlip[];
	readonly held: readonly ReviewSlip[];
	readonly slips: readonly DoneSlip[];
	readonly preview: Preview;
	readonly named: Named;
	readonly act: number;
	readonly revision: number;
	readonly message: string;
};

const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)).route("/results", createResultCalls(options)),
);
const callTwin = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)).route("/results", createResultCalls(options)),
	() => new Date(),
	8,
);
const act = (desk: Desk, proposal: object, more: object = {}) =>
	call(desk, "/acts", { id: `key-${++keys}-abcdef`, proposal, ...more });
const preview = (desk: Desk, proposal: object) => call(desk, "/acts/preview", { proposal });
const result = (match: string, home: number, away: number, more: object = {}) => ({
	...{ kind: "result", match, score: { home, away } },
	...more,
});
const matchNow = async (id: string) =>
	(await exportCup(db, 7))!.editions.flatMap(({ matches }) => matches).find((match) => match.id === id)!;
const exported = async () => printCupFile((await exportCup(db, 7))!);

describe("a slip", () => {
	it("is recorded by its match number as a whole, with the teams that go through", async () => {
		const { body } = await call(desk1, "/results/match/412");
		expect(body.matches).toMatchObject([
			{
				...{ id: "b14-s1", isYoung: false, place: "Heden 10", start: "2026-07-16T11:00:00+02:00", isNotBegun: false },
				stage: { type: "playoff", division: "A", round: "semi-final" },
				sides: { home: { team: "b14-ask" }, away: { team: "b14-gran" } },
				said: [],
			},
		]);
		const told = await preview(desk1, result("b14-s1", 2, 1));
		expect(told.body.preview.sides).toEqual([
			{ match: "b14-t", side: "home", before: null, after: "b14-gran" },
			{ match: "b14-f", side: "home", before: null, after: "b14-ask" },
		]);
		expect(told.body.named.matches["b14-f"]).toMatchObject({ place: "Valhalla 1", start: "2026-07-18T14:00:00+02:00" });
		const done = await act(desk1, result("b14-s1", 2, 1));
		expect(done).toMatchObject({ status: 200, body: { again: false } });
		expect(await matchNow("b14-s1")).toMatchObject({ status: "finished", score: { home: 2, away: 1 } });
		expect((await call(desk1, "/results/last-ten")).body.slips).toMatchObject([
			{ act: done.body.act, match: "b14-s1", number: "412", score: { home: 2, away: 1 } },
		]);
		expect((await call(desk2, "/results/last-ten")).body.slips).toEqual([]);
	});

	it("in another's place is looked at again where others would go on by it than when it was looked at", async () => {
		const seen = await preview(desk1, result("b14-m1", 0, 1));
		expect(seen.body.preview.sides).toContainEqual({ match: "b14-s2", side: "away", before: "b14-bro", after: "b14-ask" });
		const other = await preview(desk2, result("b14-m5", 0, 1));
		expect(await act(desk2, result("b14-m5", 0, 1), { ground: other.body.preview.ground, anyway: true })).toMatchObject({
			status: 200,
		});
		const late = await act(desk1, result("b14-m1", 0, 1), { ground: seen.body.preview.ground, anyway: true });
		expect(late).toMatchObject({ status: 409, body: { refused: "stale" } });
		expect(late.body.preview.changes).toEqual(seen.body.preview.changes);
		expect(late.body.preview.sides).not.toEqual(seen.body.preview.sides);
	});

	it("sent twice under one key is one act, and another act's key is refused", async () => {
		const slip = { id: "a-lost-answer", proposal: result("b14-s1", 2, 1) };
		const first = await call(desk1, "/acts", slip);
		const again = await call(desk1, "/acts", slip);
		expect(again.body).toMatchObject({ act: first.body.act, again: true, revision: first.body.revision });
		expect((await readLedger(db, 7, { most: 9, kind: "result" })).length).toBe(1);
		expect(await call(desk1, "/acts", { ...slip, proposal: result("b14-s1", 3, 1) })).toMatchObject({
			status: 409,
			body: { refused: "id-in-use" },
		});
	});

	it("of a level playoff match needs the shoot-out; a wrong number, a bye or a young match gets an explanation", async () => {
		expect(await act(desk1, result("b14-s1", 1, 1))).toMatchObject({
			status: 422,
			body: { errors: { shootOut: [expect.stringContaining("one side goes through")] } },
		});
		const inSwedish = await call(desk1, "/acts", { id: "a-level-match", proposal: result("b14-s1", 1, 1) }, "sv");
		expect(inSwedish.body).toMatchObject({
			message: expect.stringContaining("ett lag går vidare"),
			errors: { shootOut: [expect.stringContaining("ett lag går vidare")] },
		});
		const kicks = result("b14-s1", 1, 1, { shootOut: { home: 5, away: 4 } });
		expect((await act(desk1, kicks)).status).toBe(200);
		expect(await matchNow("b14-s1")).toMatchObject({ decidedBy: "penalties", shootOut: { home: 5, away: 4 } });
		expect(await call(desk1, "/results/match/9999")).toMatchObject({
			status: 404,
			body: { message: expect.stringContaining("9999") },
		});
		expect((await act(desk1, result("b14-bs", 1, 0))).status).toBe(409);
		expect((await act(desk1, result("b11-m2", 1, 0))).status).toBe(409);
		expect((await act(desk1, { kind: "played", match: "b14-s2" })).status).toBe(422);
	});

	it("of a young match records that it was played, and no score is stored or shown", async () => {
		expect((await act(desk1, { kind: "played", match: "b11-m2" })).status).toBe(200);
		const match = await matchNow("b11-m2");
		expect(match).toMatchObject({ status: "finished" });
		expect(match).not.toHaveProperty("score");
		const half = {
			format: "cupboard-cup/1",
			cup: { id: 7 },
			editions: [{ id: "lc-2026", matches: [{ id: "b11-m1", halfTime: { home: 5, away: 1 } }] }],
		};
		expect((await importCup(db, sourceWithoutLines("half.json", half), { results: true })).faults).toEqual([]);
		const { body } = await call(desk1, "/results/match/b11-m1");
		expect(body.matches[0]).toMatchObject({ isYoung: true, stands: { status: "finished", score: null, halfTime: null } });
		expect((await call(desk1, "/results/match/g15-f")).body.matches[0]!.stands.halfTime).toEqual({ home: 1, away: 0 });
		const { body: reopened } = await preview(office, { kind: "reopen", match: "b11-m1" });
		expect(JSON.stringify(reopened)).not.toContain('"home":7');
	});

	it("is a walkover of one side or of both, a postponement, and can be opened again", async () => {
		expect((await act(desk1, { kind: "walkover", match: "b14-s1", absent: "home" })).status).toBe(200);
		expect(await matchNow("b14-s1")).toMatchObject({ status: "walkover", winner: "away" });
		expect((await act(desk1, { kind: "walkover", match: "b14-s2", absent: "both" })).status).toBe(200);
		expect(await matchNow("b14-s2")).toMatchObject({ status: "walkover", winner: "none" });
		expect((await act(desk1, { kind: "postpone", match: "b14-f" })).status).toBe(200);
		const asked = await act(office, { kind: "reopen", match: "b14-s1" });
		expect(asked).toMatchObject({ status: 409, body: { refused: "asked" } });
		const meant = { ground: asked.body.preview.ground, anyway: true };
		expect((await act(office, { kind: "reopen", match: "b14-s1" }, meant)).status).toBe(200);
		expect(await matchNow("b14-s1")).toMatchObject({ status: "scheduled" });
	});
});

describe("a result from the field", () => {
	const said = async () =>
		(await call(desk1, "/results/match/412")).body.matches[0]!.said.map(({ by, who, at, ending }) => [by, who, at, ending.score]);

	it("is shown with its place when its reports end the match, at the time of the last one, in any order of arrival", async () => {
		const say = (id: string, at: string, content: object, sender: "field" | "office" = "field") =>
			reportMatch(db, 7, { sender, by: "phone" }, { id, match: "b14-s1", at, content } as never);
		await say("goal", "2026-07-16T09:20:00Z", { kind: "goal", side: "home", score: { home: 1, away: 0 } });
		expect(await said()).toEqual([]);
		await say("end", "2026-07-16T09:55:00Z", { kind: "full-time" });
		await say("half", "2026-07-16T09:30:00Z", { kind: "half-time" });
		const told = ["field", "Heden 10", "2026-07-16T11:55:00+02:00", { home: 1, away: 0 }];
		expect(await said()).toEqual([told]);
		// What the office's own phone corrects is not the field's word.
		await say("office", "2026-07-16T09:58:00Z", { kind: "correction", score: { home: 3, away: 0 } }, "office");
		expect(await said()).toEqual([told]);
	});

	it("from before a desk's result does not change it any more, also if it arrives later", async () => {
		const say = (id: string, at: string, content: object) =>
			reportMatch(db, 7, { sender: "field", by: "phone" }, { id, match: "b14-s1", at, content } as never, new Date(at));
		await say("goal", "2026-07-16T09:20:00Z", { kind: "goal", side: "home", score: { home: 1, away: 0 } });
		expect((await act(desk1, { kind: "result", match: "b14-s1", score: { home: 4, away: 2 } }, { anyway: true })).status).toBe(
			200,
		);
		await say("late", "2026-07-16T09:25:00Z", { kind: "goal", side: "home", score: { home: 2, away: 0 } });
		const stands = await matchNow("b14-s1");
		expect(stands).toMatchObject({ status: "finished", score: { home: 4, away: 2 } });
	});
});

describe("a recorded result", () => {
	it("is replaced only after a confirmation of the shown preview", async () => {
		await act(desk1, result("b14-s1", 2, 1));
		const refused = await act(desk2, result("b14-s1", 1, 2));
		expect(refused).toMatchObject({
			status: 409,
			body: { refused: "asked", preview: { asked: [{ kind: "replaces", stands: { score: { home: 2, away: 1 } } }] } },
		});
		expect(await matchNow("b14-s1")).toMatchObject({ score: { home: 2, away: 1 } });
		const { ground } = refused.body.preview;
		// A third desk was faster: what would be replaced is another result now.
		const other = await preview(office, result("b14-s1", 4, 0));
		await act(office, result("b14-s1", 4, 0), { ground: other.body.preview.ground, anyway: true });
		const stale = await act(desk2, result("b14-s1", 1, 2), { ground, anyway: true });
		expect(stale).toMatchObject({ status: 409, body: { refused: "stale" } });
		const meant = await act(desk2, result("b14-s1", 1, 2), { ground: stale.body.preview.ground, anyway: true });
		expect(meant.status).toBe(200);
		expect(await matchNow("b14-s1")).toMatchObject({ score: { home: 1, away: 2 } });
		const { body } = await call(desk1, "/results/match/412");
		expect(body.matches[0]?.said.map(({ who, ending }) => [who, ending.score?.home])).toEqual([
			["Results desk 1", 2],
			["Office", 4],
			["Results desk 2", 1],
		]);
	});

	it("is replaced whole: nothing is left of an older score, and undoing restores all of it", async () => {
		await act(desk1, result("b14-s1", 1, 1, { shootOut: { home: 5, away: 4 } }));
		const before = await exported();
		const seen = await preview(desk1, { kind: "postpone", match: "b14-s1" });
		const meant = { ground: seen.body.preview.ground, anyway: true };
		const done = await act(desk1, { kind: "postpone", match: "b14-s1" }, meant);
		const match = await matchNow("b14-s1");
		expect(match.status).toBe("postponed");
		for (const key of ["score", "shootOut", "decidedBy"]) expect(match).not.toHaveProperty(key);
		expect((await call(desk1, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await exported()).toBe(before);
	});

	it("from the field needs no confirmation if the slip agrees, and is shown if it does not", async () => {
		const told = { id: "r-12345678", match: "b14-s2", content: { kind: "result", score: { home: 3, away: 1 } } } as const;
		await reportMatch(db, 7, { sender: "field", by: "rep" }, told);
		const { body } = await call(desk1, "/results/match/413");
		expect(body.matches[0]).toMatchObject({
			said: [{ by: "field", who: "Heden 10", ending: { status: "finished", score: { home: 3, away: 1 } } }],
		});
		const before = await exported();
		const same = await act(desk1, result("b14-s2", 3, 1));
		expect(same.status).toBe(200);
		expect(await exported()).toBe(before);
		expect((await call(desk1, "/results/last-ten")).body.slips).toMatchObject([{ act: same.body.act, match: "b14-s2" }]);
		// It changed nothing; undoing it still has to be possible.
		expect((await call(desk1, `/acts/${same.body.act}/undo`, {})).status).toBe(200);
		expect(await exported()).toBe(before);
		expect(await act(desk1, result("b14-s2", 1, 3))).toMatchObject({ status: 409, body: { refused: "asked" } });
	});

	it("has not begun by the programme: only a confirmation ends it", async () => {
		await importCup(
			db,
			sourceWithoutLines("clock", { format: "cupboard-cup/1", cup: { id: 7, clock: "2026-07-15T18:00:00Z" } } as never),
		);
		expect(await act(desk1, result("b14-s1", 2, 1))).toMatchObject({
			status: 409,
			body: { refused: "asked", preview: { asked: [{ kind: "not-begun", match: "b14-s1" }] } },
		});
		expect((await act(desk1, { kind: "postpone", match: "b14-s1" })).status).toBe(200);
	});
});

describe("the lists", () => {
	it("Needs a result lists the longest wait first, with what is known; no score of a young match", async () => {
		const { body } = await call(desk1, "/results/wants");
		const told = Object.fromEntries(body.wants.map(({ match, known }) => [match, known]));
		expect(told).toMatchObject({
			"g15-m1": { kind: "score", score: { home: 1, away: 0 } },
			"b14-s1": { kind: "nothing" },
			"b11-m2": { kind: "played" },
		});
		expect(body.wants.find(({ match }) => match === "b14-s1")).toMatchObject({
			...{ number: "412", place: "Heden 10", home: { team: "b14-ask" }, away: { team: "b14-gran" } },
		});
		const lates = body.wants.map(({ late }) => late);
		expect(lates).toEqual([...lates].sort((a, b) => b - a));
	});

	it("a parked slip waits with its reason until it is settled or continued, and nothing of it is public", async () => {
		const before = await exported();
		const slip = { score: { home: 2, away: 2 } };
		const put = await act(desk1, { kind: "park", match: "b14-s1", reason: "unclear", slip });
		expect(put.status).toBe(200);
		expect(await exported()).toBe(before);
		expect((await call(desk2, "/results/parked")).body.parked).toMatchObject([
			{ act: put.body.act, match: "b14-s1", desk: "Results desk 1", reason: "unclear", slip },
		]);
		expect((await call(desk2, "/results/match/412")).body.matches[0]?.isParked).toBe(true);
		const settled = await act(desk2, result("b14-s1", 2, 1));
		expect((await call(desk2, "/results/parked")).body.parked).toEqual([]);
		// The act that settled it is undone: the slip waits as before.
		expect((await call(desk2, `/acts/${settled.body.act}/undo`, {})).status).toBe(200);
		expect((await call(desk2, "/results/parked")).body.parked).toMatchObject([{ act: put.body.act, reason: "unclear", slip }]);
		await act(desk2, result("b14-s1", 2, 1));
		expect((await call(desk2, "/results/parked")).body.parked).toEqual([]);
		const again = await act(desk1, { kind: "park", match: "b14-s2", reason: "ask-the-field" });
		expect((await call(desk1, `/acts/${again.body.act}/undo`, {})).status).toBe(200);
		expect((await call(desk2, "/results/parked")).body.parked).toEqual([]);
	});
});

describe("what waits", () => {
	const field = { sender: "field", by: "phone" } as const;
	const six = { kind: "goal", side: "home", score: { home: 6, away: 0 } };
	const heldOf = async (desk: Desk = desk1) => (await call(desk, "/results/held")).body.held;
	const say = (id: string, match: string, content: object) => reportMatch(db, 7, field, { id, match, content } as never);

	it("is of this cup alone: of a twin in the same record nothing is listed, and nothing settles what waits here", async () => {
		const cup = aSmallCup();
		cup.cup.clock = "2026-07-18T18:00:00Z";
		await importCup(db, sourceWithoutLines("twin.json", aTwinOf(cup)));
		const done = (proposal: object) => callTwin(desk1, "/acts", { id: `key-${++keys}-abcdef`, proposal });
		expect((await done(result("b14-s1", 3, 0))).status).toBe(200);
		expect((await done({ kind: "park", match: "b14-s2", reason: "unclear" })).status).toBe(200);
		await reportMatch(db, 8, field, { id: "twin-six", match: "b11-m2", content: six } as never);
		const lists = async (from = call) =>
			Object.fromEntries(
				await Promise.all(
					["wants", "parked", "held", "last-ten", "slips"].map(async (what) => {
						const { body } = await from(desk1, `/results/${what}`);
						return [what, Object.values(body)[0] as unknown as readonly { readonly match: string }[]];
					}),
				),
			) as Record<string, readonly { readonly match: string }[]>;
		const [here, there] = [await lists(), await lists(callTwin)];
		const ids = (all: typeof here, what: string) => all[what]!.map(({ match }) => match).sort();
		expect([ids(here, "parked"), ids(here, "held"), ids(here, "last-ten")]).toEqual([[], [], []]);
		expect([ids(there, "parked"), ids(there, "held"), ids(there, "last-ten")]).toEqual([
			["b14-s2"],
			["b11-m2"],
			["b14-s1", "b14-s2"],
		]);
		expect([ids(here, "wants").includes("b14-s1"), ids(there, "wants").includes("b14-s1")]).toEqual([true, false]);
		expect(JSON.stringify(here)).not.toContain("Twin");
		expect((await call(desk1, "/results/match/412")).body.matches[0]).toMatchObject({ said: [], isParked: false });
		expect((await call(desk1, "/results/match/413")).body.matches[0]).toMatchObject({ said: [], isParked: false });
		// A decision of the twin's desk or field does not affect this slip.
		await act(desk1, { kind: "park", match: "b14-s1", reason: "differs" });
		await done({ kind: "park", match: "b14-s1", reason: "unclear" });
		await say("six", "b11-m2", six);
		await reportMatch(db, 8, field, { id: "back", match: "b11-m2", content: { kind: "undo", report: "six" } } as never);
		expect((await call(desk1, "/results/parked")).body.parked.map(({ match, reason }) => [match, reason])).toEqual([
			["b14-s1", "differs"],
		]);
		expect((await heldOf()).map(({ report }) => report)).toEqual(["six"]);
	});

	it("in a list is of an arena lead's own arena alone", async () => {
		for (const match of ["b14-s1", "b14-f"]) await act(office, { kind: "park", match, reason: "unclear" });
		const parked = async (desk: Desk) => (await call(desk, "/results/parked")).body.parked.map(({ match }) => match);
		expect([await parked(desk1), await parked(heden)]).toEqual([["b14-s1", "b14-f"], ["b14-s1"]]);
	});

	it("of an abandoned match disappears as soon as it is anything but live", async () => {
		for (const [index, proposal] of [
			{ kind: "postpone", match: "b14-s1" },
			{ kind: "walkover", match: "b14-s2", absent: "home" },
			result("g15-f", 1, 0),
		].entries()) {
			const { match } = proposal as { match: string };
			if (match === "g15-f") continue;
			await say(`begun-${index}`, match, { kind: "kick-off" });
			await say(`off-${index}`, match, { kind: "abandoned", why: "weather", minute: 12 });
			expect((await heldOf()).map(({ report, because }) => [report, because])).toEqual([[`off-${index}`, "abandoned"]]);
			const { ground } = (await preview(office, proposal)).body.preview;
			expect((await act(office, proposal, { ground, anyway: true })).status, match).toBe(200);
			expect(await heldOf(), match).toEqual([]);
		}
	});

	it("of a field's reports disappears when it is withdrawn there, and an arena lead sees its own arena's; of the young without a score", async () => {
		const final = { id: "b14-f", home: { team: "b14-ask" }, away: { team: "b14-fur" } };
		const named = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches: [final] }] };
		expect((await importCup(db, sourceWithoutLines("named", named))).faults.filter(isError)).toEqual([]);
		await say("six", "b14-s1", six);
		await say("young", "b11-m2", six);
		await say("valhalla", "b14-f", six);
		expect((await heldOf()).map(({ report }) => report)).toEqual(["six", "young", "valhalla"]);
		expect((await heldOf(heden)).map(({ report }) => report)).toEqual(["six", "young"]);
		expect((await heldOf())[1]).toMatchObject({ match: "b11-m2", score: null, stands: null, because: "goals-at-once" });
		await say("no", "b14-s1", { kind: "undo", report: "six" });
		expect((await heldOf()).map(({ report }) => report)).toEqual(["young", "valhalla"]);
		const shown = (desk: Desk) => call(desk, "/results/slips").then(({ body }) => body.slips.map(({ match }) => match));
		// A day and a half back, and six hours ahead; the rest of the programme is not stored.
		expect([(await shown(desk1)).sort(), await shown(heden)]).toEqual([["b11-m2", "b14-f", "g15-f"], ["b11-m2"]]);
	});

	it("for the ten slips that a desk has done last, the newest first, without what was undone and what another desk did", async () => {
		const done: number[] = [];
		for (const home of [0, 1]) {
			const proposal = result("b14-s1", home + 2, 1);
			const { body } = await preview(desk1, proposal);
			done.push((await act(desk1, proposal, { ground: body.preview.ground, anyway: true })).body.act);
		}
		const [kept] = await db.orm.select().from(acts).where(eq(acts.id, done[1]!));
		const { id: _, ...row } = kept!;
		const more = await db.orm
			.insert(acts)
			.values(Array.from({ length: 9 }, (_, at) => ({ ...row, request: `copy-${at}` })))
			.returning({ id: acts.id });
		const last = async (desk: Desk) => (await call(desk, "/results/last-ten")).body.slips.map(({ act }) => act);
		const newest = [...more.map(({ id }) => id).reverse(), ...done.toReversed()];
		expect(await last(desk1)).toEqual(newest.slice(0, 10));
		await db.orm.update(acts).set({ undoneBy: 1 }).where(eq(acts.id, newest[3]!));
		expect(await last(desk1)).toEqual(newest.filter((_, at) => at !== 3));
		expect(await last(desk2)).toEqual([]);
	});

	it("for a result begins ten minutes after the end, the longest wait first, a level playoff among them", async () => {
		const level = {
			id: "b14-s2",
			status: "finished",
			score: { home: 1, away: 1 },
			home: { team: "b14-fur" },
			away: { team: "b14-bro" },
		};
		const wants = async (clock: string) => {
			const change = { format: "cupboard-cup/1", cup: { id: 7, clock } } as never;
			await importCup(db, sourceWithoutLines("clock", change));
			return (await call(desk1, "/results/wants")).body.wants.map(({ match, late }) => [match, late]);
		};
		// Of 2 times 25 minutes with ten between, from eleven.
		expect((await wants("2026-07-16T10:09:00Z")).find(([match]) => match === "b14-s1")).toBeUndefined();
		expect((await wants("2026-07-16T10:10:00Z")).find(([match]) => match === "b14-s1")).toEqual(["b14-s1", 10]);
		const matches = [level];
		const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] } as never;
		expect((await importCup(db, sourceWithoutLines("level", change))).faults.filter(isError)).toEqual([]);
		const told = await wants("2026-07-16T10:30:00Z");
		expect(told.filter(([match]) => match !== "g15-m1" && match !== "g15-m3")).toEqual([
			["b14-s1", 30],
			["b14-s2", 30],
		]);
		expect((await call(desk1, "/results/wants")).body.wants.find(({ match }) => match === "b14-s2")?.known).toEqual({
			...{ kind: "shoot-out-missing", score: { home: 1, away: 1 } },
		});
		// If its end is known it has waited since then; "decided in regular time" does not name a winner.
		const ended = { ...level, decidedBy: "regular", ended: "2026-07-16T10:25:00Z" };
		const again = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches: [ended] }] } as never;
		expect((await importCup(db, sourceWithoutLines("level", again))).faults.filter(isError)).toEqual([]);
		expect((await wants("2026-07-16T10:30:00Z")).find(([match]) => match === "b14-s2")).toEqual(["b14-s2", 5]);
	});
});

describe("of the year before", () => {
	it("no result is missing, no slip is stored and no number is found", async () => {
		const cup = withOwnIds(withYearBefore(aSmallCup()));
		cup.cup.clock = "2026-07-18T18:00:00Z";
		const open = cup.editions[1]!.matches.find(({ id }) => id === "old-b14-s1")!;
		Object.assign(open, { number: "9412" });
		expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
		const { wants } = (await call(desk1, "/results/wants")).body;
		expect(wants.map(({ match }) => match)).toContain("b14-s1");
		expect(wants.filter(({ match }) => match.startsWith("old-"))).toEqual([]);
		for (const number of ["9412", "old-b14-s1"]) expect((await call(desk1, `/results/match/${number}`)).status, number).toBe(404);
		expect((await call(desk1, "/results/match/412")).body.matches.map(({ id }) => id)).toEqual(["b14-s1"]);
	});

	it("slips of the present edition are stored from a day and a half before until six hours from now", async () => {
		const cup = aSmallCup();
		const kept = async (clock: string) => {
			await emptyTables(db, "cup");
			await importCup(db, sourceWithoutLines("cup.json", { ...cup, cup: { ...cup.cup, clock } }));
			return (await call(desk1, "/results/slips")).body.slips.map(({ match }) => match).includes("b14-s1");
		};
		// It begins at 9:00Z.
		const clocks = ["2026-07-16T03:00:00Z", "2026-07-16T03:00:01Z", "2026-07-17T21:00:00Z", "2026-07-17T21:00:01Z"];
		const found = [];
		for (const clock of clocks) found.push(await kept(clock));
		expect(found).toEqual([false, true, true, false]);
	});
});

describe("each role", () => {
	it("an arena lead types the results of its own arena only, moves no other's match, and sees no other's list", async () => {
		expect((await act(heden, result("b14-s1", 2, 1))).status).toBe(200);
		expect((await act(heden, result("b14-f", 2, 1))).status).toBe(403);
		expect((await act(heden, { kind: "park", match: "g15-m1", reason: "unclear" })).status).toBe(403);
		expect((await preview(heden, { kind: "shift", matches: ["b14-f"], minutes: 10, later: "stay" })).status).toBe(403);
		const { wants } = (await call(heden, "/results/wants")).body;
		expect(wants.every(({ arena }) => arena === "heden")).toBe(true);
	});

	it("a results desk shifts nothing, and undoes only what it did itself", async () => {
		expect((await act(desk1, { kind: "shift", matches: ["b14-f"], minutes: 10, later: "stay" })).status).toBe(403);
		const done = await act(desk1, result("b14-s1", 2, 1));
		expect((await call(desk2, `/acts/${done.body.act}/undo`, {})).status).toBe(403);
		expect((await call(desk1, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await matchNow("b14-s1")).toMatchObject({ status: "scheduled" });
		expect((await call(office, `/acts/${done.body.act}/undo`, {})).body).toMatchObject({ refused: "undone-already" });
	});
});

it("a shift is looked at before it is done: a ground that is another is judged again, never done", async () => {
	const shift = { kind: "shift", matches: ["b14-s1"], minutes: 10, later: "stay" };
	expect(await act(office, shift)).toMatchObject({ status: 409, body: { refused: expect.stringMatching(/stale|asked/) } });
	const seen = await preview(office, shift);
	const first = await act(office, shift, { ground: seen.body.preview.ground, anyway: true });
	expect(first.status).toBe(200);
	expect(await matchNow("b14-s1")).toMatchObject({ start: "2026-07-16T09:10:00Z" });
	expect(await act(office, shift, { ground: seen.body.preview.ground, anyway: true })).toMatchObject({
		status: 409,
		// Once more as far would not leave the field in time.
		body: { refused: expect.stringMatching(/stale|impossible/) },
	});
});

describe("an improbable report from a field", () => {
	const field = { sender: "field", by: "phone-1" } as const;
	const say = (id: string, match: string, content: object) => reportMatch(db, 7, field, { id, match, content } as never);
	const goal = (home: number) => ({ kind: "goal", side: "home", score: { home, away: 0 } });

	it("is held and not published, whatever else the field reports, and its reporter sees that", async () => {
		const before = await matchNow("b14-s1");
		expect(await say("six", "b14-s1", goal(6))).toMatchObject({ verdict: "held", again: false });
		expect(await matchNow("b14-s1")).toEqual(before);
		expect(await say("six", "b14-s1", goal(6))).toMatchObject({ verdict: "held", again: true });
		// Later reports count.
		expect(await say("one", "b14-s1", goal(1))).toMatchObject({ verdict: "counted" });
		expect(await matchNow("b14-s1")).toMatchObject({ status: "live", score: { home: 1, away: 0 } });
		expect((await call(heden, "/results/held")).body.held).toMatchObject([
			{ report: "six", match: "b14-s1", because: "goals-at-once", score: { home: 6, away: 0 }, stands: { home: 1, away: 0 } },
		]);
	});

	it("is approved or discarded by an act, once, and held again when that is undone", async () => {
		await say("six", "b14-s1", goal(6));
		const held = async () => (await call(desk1, "/results/held")).body.held.map(({ report }) => report);
		const through = { kind: "let-through", match: "b14-s1", report: "six" };
		expect((await preview(desk1, through)).body.preview.changes).toMatchObject([{ after: { score: { home: 6, away: 0 } } }]);
		const done = await act(desk1, through);
		expect(done.status).toBe(200);
		expect(await matchNow("b14-s1")).toMatchObject({ status: "live", score: { home: 6, away: 0 } });
		expect(await held()).toEqual([]);
		expect((await act(desk2, { ...through, kind: "drop" })).status).toBe(409);
		expect((await call(desk1, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await matchNow("b14-s1")).not.toHaveProperty("score");
		expect(await held()).toEqual(["six"]);
		expect((await act(desk1, { ...through, kind: "drop" })).status).toBe(200);
		expect(await held()).toEqual([]);
		// Sent again by a phone that has lost its answer, it stays what it is.
		expect(await say("six", "b14-s1", goal(6))).toMatchObject({ verdict: "held", again: true });
		expect((await act(desk1, { ...through, report: "never" })).status).toBe(404);
	});

	it("that arrived before an earlier event is none: the reports of a phone may arrive in any order", async () => {
		for (const home of [8, 7, 6, 5, 4, 3, 2, 1]) {
			const at = `2026-07-16T09:0${home}:00Z`;
			await reportMatch(db, 7, field, { id: `g${home}`, match: "b14-s1", at, content: goal(home) } as never);
		}
		expect(await matchNow("b14-s1")).toMatchObject({ score: { home: 8, away: 0 } });
		expect((await call(desk1, "/results/held")).body.held).toEqual([]);
	});
});
