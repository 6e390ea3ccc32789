import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DecisionsAnswer } from "../../src/cup/office/decision.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { createDecisionCalls } from "../../src/office/decisions/decision-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { results1: desk1, heden } = DESKS;
let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await emptyTables(db, "cup");
	const cup = aSmallCup();
	cup.cup.clock = "2026-07-16T09:00:00Z";
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
});
afterAll(() => db.close());

type Answer = DecisionsAnswer & {
	readonly preview: Preview;
	readonly act: number;
	readonly message: string;
	readonly refused: string;
};

const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)).route("/decisions", createDecisionCalls(options)),
);
const preview = (desk: Desk, proposal: object) => call(desk, "/acts/preview", { proposal });
const act = (desk: Desk, proposal: object, more: object = {}) =>
	call(desk, "/acts", { id: `key-${++keys}-abcdef`, proposal, ...more });
const exported = async () => printCupFile((await exportCup(db, 7))!);
const kicks = (...order: string[]) => ({ kind: "fact", fact: { kind: "shoot-out", division: "b14-g-1", order, score: [4, 3] } });

describe("a shared position that blocks a slot", () => {
	it("waits by when it is needed, with the figures of its rules and what they wait for", async () => {
		const { status, body } = await call(desk1, "/decisions");
		expect(status).toBe(200);
		expect(body.waiting).toMatchObject([
			{
				kind: "shared",
				among: { division: "b14-g-1" },
				facts: ["shoot-out"],
				teams: [{ id: "b14-bro" }, { id: "b14-dal" }],
			},
		]);
		const [shared] = body.waiting;
		expect(shared!.waiting.length).toBeGreaterThan(0);
		expect(shared!.neededBy).toBe(shared!.waiting[0]!.start);
		if (shared!.kind !== "shared") throw new Error("expected a shared position");
		expect(shared!.figures[0]).toMatchObject({ criterion: "points" });
		expect(shared!.figures.at(-1)).toMatchObject({ criterion: "shoot-out", undecided: "no-fact", values: [null, null] });
	});

	it("ends by the fact of what happened: previewed, recorded on what was looked at, and undone to the same bytes", async () => {
		const before = await exported();
		const { preview: seen } = (await preview(desk1, kicks("b14-dal", "b14-bro"))).body;
		expect(seen.positions.map(({ team, after, decidedBy }) => [team, after.shared, decidedBy])).toContainEqual([
			"b14-dal",
			false,
			"shoot-out",
		]);
		expect(seen.sides.map(({ after }) => after)).toContain("b14-dal");
		// A decision needs a preview.
		expect(await act(desk1, kicks("b14-dal", "b14-bro"))).toMatchObject({ status: 409, body: { refused: "stale" } });
		const done = await act(desk1, kicks("b14-dal", "b14-bro"), { ground: seen.ground });
		expect(done.status).toBe(200);
		const after = await call(desk1, "/decisions");
		expect(after.body.waiting).toEqual([]);
		expect(after.body.settled).toMatchObject([{ act: done.body.act, kind: "fact", fact: "shoot-out", desk: "Results desk 1" }]);
		expect(after.body.settled[0]!.teams).toHaveLength(2);

		expect((await call(desk1, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		const again = await call(desk1, "/decisions");
		expect(again.body).toMatchObject({ waiting: [{ kind: "shared" }], settled: [] });
		const apart = (text: string) => text.replaceAll(/"revision": ?\d+/g, "");
		expect(apart(await exported())).toBe(apart(before));
	});

	it("is decided only by the next criterion of its rules, between the teams that share it", async () => {
		const lots = { kind: "fact", fact: { kind: "lots", division: "b14-g-1", order: ["b14-dal", "b14-bro"] } };
		expect(await preview(desk1, lots)).toMatchObject({ status: 409, body: { message: expect.stringContaining("shoot-out") } });
		expect((await preview(desk1, kicks("b14-dal", "b14-ask"))).status).toBe(409);
		const both = { kind: "fact", fact: { kind: "lots", division: "b14-g-1", stage: "b14-a", order: ["b14-dal", "b14-bro"] } };
		expect((await preview(desk1, both)).status).toBe(422);
		const levelKicks = { kind: "fact", fact: { ...kicks("b14-dal", "b14-bro").fact, score: [3, 4] } };
		expect((await preview(desk1, levelKicks)).status).toBe(422);
	});

	it("decided by two accounts at once: the second learns that nothing is shared any more", async () => {
		const { preview: seen } = (await preview(desk1, kicks("b14-dal", "b14-bro"))).body;
		expect((await act(desk1, kicks("b14-dal", "b14-bro"), { ground: seen.ground })).status).toBe(200);
		const second = await act(desk1, kicks("b14-bro", "b14-dal"), { ground: seen.ground });
		expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining("do not share a position") } });
	});

	it("belongs to no arena: an arena lead neither sees nor decides it", async () => {
		expect((await call(heden, "/decisions")).status).toBe(403);
		expect((await preview(heden, kicks("b14-dal", "b14-bro"))).status).toBe(403);
		expect((await act(heden, kicks("b14-dal", "b14-bro"))).status).toBe(403);
	});
});

describe("a protest", () => {
	const protest = (match = "b14-m1") => ({ kind: "protest", match, by: "home", claim: "A shirt that is not on the list" });
	const done = async (proposal: object) => {
		const { ground } = (await preview(desk1, proposal)).body.preview;
		return act(desk1, proposal, { ground });
	};
	const facts = async () => (await exportCup(db, 7))!.editions[0]!.facts ?? [];
	const protests = async () => (await call(desk1, "/decisions")).body.waiting.filter(({ kind }) => kind === "protest");

	it("empties the slots that its match's table had filled until it is answered, and is in the list of waiting decisions", async () => {
		// Group 1 is decided, so that its places are filled.
		expect((await done(kicks("b14-dal", "b14-bro"))).status).toBe(200);
		const { preview: seen } = (await preview(desk1, protest())).body;
		expect(seen.sides.map(({ after }) => after)).toContain(null);
		expect((await done(protest())).status).toBe(200);
		expect(await protests()).toMatchObject([{ slip: { match: "b14-m1" }, claim: "A shirt that is not on the list" }]);
		// It is needed before the first match that waits for it: the playoff's, whose side depends on it.
		const [{ waiting, neededBy } = { waiting: [], neededBy: null }] = await protests();
		expect(waiting.map(({ match }) => match)).toContain("b14-s1");
		expect(neededBy).toMatch(/^2026-07-16T11:00/);
		expect(await preview(desk1, protest())).toMatchObject({ status: 409 });
		expect((await preview(desk1, { ...protest(), by: "away" })).status, "the other side's own").toBe(200);

		const [own] = (await facts()).filter(({ kind }) => kind === "protest");
		const reject = { kind: "reject", match: "b14-m1", protest: own!.id, answer: "It was on the new list" };
		expect((await preview(desk1, { ...reject, match: "b14-m2" })).status, "another match's protest").not.toBe(200);
		expect((await preview(desk1, reject)).body.preview.sides.map(({ before }) => before)).toContain(null);
		const answered = await done(reject);
		expect(answered.status).toBe(200);
		expect(await protests()).toEqual([]);
		expect(await facts()).toContainEqual(
			expect.objectContaining({ id: own!.id, outcome: "rejected", answer: "It was on the new list" }),
		);
		expect((await preview(desk1, reject)).status).toBe(409);
		// The same claim once more is another protest: the one that was answered stays as it was.
		const again = await done(protest());
		expect((await facts()).flatMap((fact) => (fact.kind === "protest" ? [fact.outcome] : []))).toEqual(["rejected", undefined]);
		expect((await call(desk1, `/acts/${again.body.act}/undo`, {})).status).toBe(200);
		// Undone, it waits again.
		expect((await call(desk1, `/acts/${answered.body.act}/undo`, {})).status).toBe(200);
		expect(await protests()).toHaveLength(1);
	});

	it("that is upheld makes the result another, or the match to be played again; undone, all is as it was", async () => {
		expect((await done(protest())).status).toBe(200);
		const before = (await exportCup(db, 7))!.editions[0]!.matches;
		const [own] = (await facts()).filter(({ kind }) => kind === "protest");
		const uphold = (becomes: object) => ({
			kind: "uphold",
			match: "b14-m1",
			protest: own!.id,
			answer: "Played without a licence",
			becomes,
		});
		const matchNow = async () => (await exportCup(db, 7))!.editions[0]!.matches.find(({ id }) => id === "b14-m1")!;
		for (const [becomes, expected] of [
			[
				{ kind: "walkover", absent: "away" },
				{ status: "walkover", winner: "home" },
			],
			[{ kind: "replay" }, { status: "postponed" }],
			[
				{ kind: "result", score: { home: 7, away: 6 } },
				{ status: "finished", score: { home: 7, away: 6 } },
			],
		] as const) {
			const upheld = await done(uphold(becomes));
			expect(upheld.status).toBe(200);
			expect(await matchNow()).toMatchObject(expected);
			expect((await call(desk1, `/acts/${upheld.body.act}/undo`, {})).status).toBe(200);
			expect((await exportCup(db, 7))!.editions[0]!.matches).toEqual(before);
		}
	});

	it("is against a result: of a match that has none there is nothing to protest against", async () => {
		expect(await preview(desk1, protest("b14-f"))).toMatchObject({ status: 409 });
		expect((await preview(heden, protest())).status).toBe(403);
	});

	it("may be against any result, including a walkover", async () => {
		expect((await done(protest("g15-m2"))).status).toBe(200);
		expect(await protests()).toMatchObject([{ slip: { match: "g15-m2" } }]);
	});
});
