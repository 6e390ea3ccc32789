import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { ReviewSlip, SlipMatch } from "../../src/cup/office/slip.ts";
import type { ReportContent } from "../../src/cup/reports/report.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { createResultCalls } from "../../src/office/result-entry/result-calls.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readProgramme } from "../../src/results/record/reporting/programme.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office } = DESKS;
const field = { sender: "field", by: "r-1" } as const;

let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** What the cup and its category allow. */
async function aCup(cupSays: boolean, category: { shirtNumbers?: boolean; confirmsResults?: boolean; isYoung?: boolean } = {}) {
	await emptyTables(db, "cup");
	const cup = aSmallCup();
	cup.cup.clock = "2026-07-18T18:00:00Z";
	cup.cup.shirtNumbers = cupSays;
	const { isYoung, ...asked } = category;
	const b14 = cup.editions[0]!.categories.find(({ id }) => id === "b14")!;
	Object.assign(b14, asked, isYoung && { publishes: { scores: false, tables: false, playoffs: false } });
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
}

type Answer = { readonly held: readonly ReviewSlip[]; readonly matches: readonly SlipMatch[]; readonly act: number };
const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)).route("/results", createResultCalls(options)),
);
const say = (id: string, content: Exclude<ReportContent, { readonly kind: "statement" }>, at = "2026-07-18T10:00:00Z") =>
	reportMatch(db, 7, field, { id, match: "b14-s1", at, content });
const matchNow = async () => {
	const cup = await exportCup(db, 7);
	return cup!.editions.flatMap(({ matches }) => matches).find(({ id }) => id === "b14-s1")!;
};
const begin = () => say("kick-off", { kind: "kick-off" }, "2026-07-18T10:00:00Z");
const score = { home: 1, away: 0 };

describe("a goal's minute and shirt number", () => {
	const goal = { kind: "goal", side: "home", score } as const;
	const detail = { kind: "goal-detail", report: "goal-0001", minute: 4, shirt: 7 } as const;
	it("are part of the match's public events, are corrected, and disappear once withdrawn", async () => {
		await aCup(true);
		await begin();
		await say("goal-0001", goal, "2026-07-18T10:05:00Z");
		const told = async () => (await matchNow()).events?.find(({ kind }) => kind === "goal");
		const plain = await told();
		expect(await say("detail-01", detail, "2026-07-18T10:06:00Z")).toMatchObject({ verdict: "counted" });
		expect(await told()).toMatchObject({ minute: 4, shirt: 7, score });
		await say("detail-02", { ...detail, shirt: 17 }, "2026-07-18T10:07:00Z");
		expect(await told()).toMatchObject({ minute: 4, shirt: 17 });
		await say("undo-0001", { kind: "undo", report: "detail-02" }, "2026-07-18T10:08:00Z");
		await say("undo-0002", { kind: "undo", report: "detail-01" }, "2026-07-18T10:09:00Z");
		expect(await told()).toEqual(plain);
	});

	it("are named if the category says so, whatever the cup says, and never by the young", async () => {
		const shirt = async (cupSays: boolean, category: Parameters<typeof aCup>[1]) => {
			await aCup(cupSays, category);
			await begin();
			await say("goal-0001", goal, "2026-07-18T10:05:00Z");
			const said = await say("detail-01", detail, "2026-07-18T10:06:00Z");
			const day = { from: new Date("2026-07-01T00:00:00Z"), until: new Date("2026-08-01T00:00:00Z") };
			const asked = (await readProgramme(db, 7, "heden-10", day)).find(({ match }) => match.id === "b14-s1")?.shirtNumbers;
			return [asked, "refused" in said ? said.refused : said.verdict];
		};
		// Whether the reporter's phone asks for them, and the verdict on a report that has them.
		expect(await shirt(false, { shirtNumbers: true })).toEqual([true, "counted"]);
		expect(await shirt(true, { shirtNumbers: false })).toEqual([false, "invalid"]);
		expect(await shirt(false, {})).toEqual([false, "invalid"]);
		expect(await shirt(true, { shirtNumbers: true, isYoung: true })).toEqual([false, "invalid"]);
	});
});

describe("a match that a field reports as abandoned", () => {
	const off = { kind: "abandoned", why: "weather", minute: 12 } as const;
	const held = async () => (await call(office, "/results/held")).body.held;
	beforeEach(async () => {
		await aCup(false);
		await begin();
	});

	it("waits at the office with its minute and reason, and is unchanged in public", async () => {
		const before = await matchNow();
		expect(await say("off-00001", off)).toMatchObject({ verdict: "counted", again: false });
		expect(await say("off-00001", off)).toMatchObject({ verdict: "counted", again: true });
		expect(await matchNow()).toEqual(before);
		expect(await held()).toMatchObject([{ because: "abandoned", minute: 12, why: "weather", match: "b14-s1" }]);
	});

	it("is decided once, and waits again where that is undone", async () => {
		await say("off-00001", off);
		const proposal = { kind: "abandon", match: "b14-s1", as: "replay", report: "off-00001" };
		const done = await call(office, "/acts", { id: `key-${++keys}-abcdef`, proposal });
		expect(done.status).toBe(200);
		expect(await matchNow()).toMatchObject({ status: "postponed" });
		expect(await held()).toEqual([]);
		await call(office, `/acts/${done.body.act}/undo`, {});
		expect(await held()).toHaveLength(1);
	});

	it("is dropped if the reporter withdraws it, or it is played on", async () => {
		await say("off-00001", off);
		expect(await say("undo-0001", { kind: "undo", report: "off-00001" })).toMatchObject({ verdict: "counted" });
		expect(await held()).toEqual([]);
		await say("off-00002", off);
		const proposal = { kind: "drop", match: "b14-s1", report: "off-00002" };
		expect((await call(office, "/acts", { id: `key-${++keys}-abcdef`, proposal })).status).toBe(200);
		expect(await held()).toEqual([]);
		expect(await matchNow()).toMatchObject({ status: "live" });
	});
});

test("a report withdrawn before any other leaves the record's state of the match", async () => {
	await aCup(false);
	const cup = await exportCup(db, 7);
	const live = cup!.editions.flatMap(({ matches }) => matches).find(({ id }) => id === "b14-s1")!;
	Object.assign(live, { status: "live", score: { home: 2, away: 1 }, period: "second-half" });
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
	await say("off-00001", { kind: "abandoned", why: "light" });
	expect(await say("undo-0001", { kind: "undo", report: "off-00001" })).toMatchObject({ verdict: "counted", again: false });
	expect(await say("undo-0001", { kind: "undo", report: "off-00001" })).toMatchObject({ verdict: "counted", again: true });
	expect(await say("undo-0002", { kind: "undo", report: "no-such-1" })).toMatchObject({ verdict: "nothing-to-undo" });
	await say("card-0001", { kind: "yellow-card", side: "home" });
	expect(await matchNow()).toMatchObject({ status: "live", score: { home: 2, away: 1 } });
});

describe("ticks under a result", () => {
	const result = { kind: "result", score: { home: 3, away: 1 } } as const;
	const tick = (who: "referee" | "home" | "away") => ({ kind: "confirmed", who, score: result.score }) as const;

	it("are sent to the office if the category asks for them, and change nothing in public", async () => {
		await aCup(false, { confirmsResults: true });
		await say("result-01", result);
		const before = await matchNow();
		const said = async () => (await call(office, "/results/match/b14-s1")).body.matches[0]?.said[0]?.confirmedBy;
		for (const who of ["home", "referee"] as const)
			expect(await say(`tick-${who}`, tick(who), "2026-07-18T10:01:00Z")).toMatchObject({ verdict: "counted" });
		expect(await matchNow()).toEqual(before);
		expect(JSON.stringify(await matchNow())).not.toContain("confirm");
		expect(await said()).toEqual(["referee", "home"]);
	});

	it("are refused if the category does not ask for them", async () => {
		await aCup(false);
		await say("result-01", result);
		expect(await say("tick-0001", tick("home"))).toMatchObject({ refused: "invalid" });
	});
});
