import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { settledDecisions } from "../../src/office/decisions/settled-decisions.ts";
import { PastEditionCache } from "../../src/office/ledger/past-edition-cache.ts";
import type { PastDay, PastDecisions, PastPlayoff, PastTable, Quarters } from "../../src/office/ledger/past-state.ts";
import { readActs, readLedger } from "../../src/results/acts/ledger.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

const FIRST = "b14-m5";
const SECOND = "g15-m1";
/** The cup's zone is two hours ahead of UTC. */
const noon = (minute: number) => `2026-07-14T12:${String(minute).padStart(2, "0")}:00Z`;

describe("the cup as it was at a moment", () => {
	let db: Database;
	let at: Awaited<ReturnType<typeof officeOver>>;
	let desk: Awaited<ReturnType<typeof at.signedIn>>;
	let asked = 0;
	beforeAll(async () => {
		// The order of acts depends on the real clock, which another file of this process may have faked.
		vi.useRealTimers();
		db = await openInMemory();
	});
	beforeEach(async () => {
		await at?.close();
		await db.close();
		db = await openInMemory();
		const { cup, ...file } = aSmallCup();
		await importCup(db, sourceWithoutLines("cup.json", { ...file, cup: { ...cup, clock: undefined } }));
		at = await officeOver(db);
		at.clock.now = new Date(noon(40));
		desk = await at.signedIn({ name: "Results desk 1", role: "results" });
	});
	afterAll(async () => {
		await at.close();
		await db.close();
	});

	/** Records a result at a minute. */
	async function records(minute: number, home: number, away: number, match = FIRST) {
		asked += 1;
		const proposal = { kind: "result", match, score: { home, away } };
		const { body: told } = await desk.ask<{ preview?: { ground: string } }>("POST", "/acts/preview", { proposal });
		const ground = told.preview?.ground ?? null;
		const answer = await desk.ask<{ act: number }>("POST", "/acts", { id: `as-it-was-${asked}`, proposal, ground, anyway: true });
		if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
		await db.orm.execute(sql`update act set at = ${noon(minute)} where id = ${answer.body.act}`);
	}
	async function reports(minute: number, home: number, away: number, match = SECOND) {
		asked += 1;
		const content = { kind: "goal", side: "home", score: { home, away } } as const;
		await reportMatch(
			db,
			7,
			{ sender: "field" },
			{ id: `as-it-was-${asked}`, match, content, at: noon(minute) },
			new Date(noon(minute)),
		);
	}
	const day = async (time: string, more = "") =>
		(await desk.ask<PastDay>("GET", `/ledger/as-it-was/day?at=2026-07-14T${time}${more}`)).body;
	const scoreOf = ({ day }: PastDay, match: string) => day.matches.find(({ id }) => id === match)?.score;

	it("is shown by the programme of a day: later acts and reports are reverted", async () => {
		const before = (await day("14:09")).day.matches.map(({ id, score }) => [id, score]);
		await records(10, 3, 0);
		await reports(15, 2, 0);
		await records(20, 5, 0);
		await reports(25, 3, 0);
		expect((await day("14:09")).day.matches.map(({ id, score }) => [id, score])).toEqual(before);
		const scores = async (time: string) => {
			const then = await day(time);
			return [scoreOf(then, FIRST), scoreOf(then, SECOND)];
		};
		expect(await scores("14:12")).toEqual([[3, 0], before.find(([id]) => id === SECOND)?.[1]]);
		expect(await scores("14:16")).toEqual([
			[3, 0],
			[2, 0],
		]);
		expect(await scores("14:22")).toEqual([
			[5, 0],
			[2, 0],
		]);
		expect(await scores("14:26")).toEqual([
			[5, 0],
			[3, 0],
		]);
		expect((await day("14:12")).day.now).toBe("2026-07-14T12:12:00.000Z");
	});

	it("is shown by a group's table, except in young categories", async () => {
		await records(10, 9, 0);
		const { groups } = await day("14:12");
		const names = groups.map(({ id }) => id);
		expect(names).toContain("b14-g-1");
		expect(names.filter((id) => id.startsWith("b11"))).toEqual([]);
		const goals = async (time: string) => {
			const { body } = await desk.ask<PastTable>("GET", `/ledger/as-it-was/table?at=2026-07-14T${time}&group=b14-g-1`);
			return body.rows.reduce((sum, { goalsFor }) => sum + goalsFor, 0);
		};
		expect((await goals("14:12")) - (await goals("14:05"))).not.toBe(0);
		expect((await desk.ask("GET", "/ledger/as-it-was/table?at=2026-07-14T14:12&group=b11-g-1")).status).toBe(404);
	});

	it("is shown by a playoff's bracket with the teams known by then, except in young categories", async () => {
		const { playoffs } = await day("14:39");
		expect(playoffs.map(({ id }) => id)).toEqual(["b14-a-1", "b14-b-1", "g15-a-1"]);
		const sides = async (time: string) => {
			const { body } = await desk.ask<PastPlayoff>("GET", `/ledger/as-it-was/playoff?at=2026-07-14T${time}&playoff=b14-a-1`);
			expect(body.rounds.map(({ code }) => code)).toEqual(["semi-final", "third-place", "final"]);
			return body.rounds[0]!.matches.map(({ home, away }) => [home.team, away.team]);
		};
		// Hav wins its last match, originally lost, by five, and is second of its group.
		const before = await sides("14:05");
		await records(10, 0, 5, "b14-m9");
		expect(await sides("14:05")).toEqual(before);
		expect(await sides("14:12")).not.toEqual(before);
		expect((await desk.ask("GET", "/ledger/as-it-was/playoff?at=2026-07-14T14:12&playoff=b14-g-1")).status).toBe(404);
	});

	it("is shown by its decisions: those that waited, and those made and not undone by then", async () => {
		const proposal = {
			...{ kind: "fact" },
			fact: { kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [4, 3] },
		};
		const { body: told } = await desk.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const { body: done } = await desk.ask<{ act: number }>("POST", "/acts", {
			...{ id: "as-it-was-lots-were-drawn", proposal, ground: told.preview.ground },
		});
		await db.orm.execute(sql`update act set at = ${noon(10)} where id = ${done.act}`);
		const { body: undone } = await desk.ask<{ by: number }>("POST", `/acts/${done.act}/undo`, {});
		await db.orm.execute(sql`update act set at = ${noon(20)} where id = ${undone.by}`);
		const decisions = async (time: string) => {
			const { body } = await desk.ask<PastDecisions>("GET", `/ledger/as-it-was/decisions?at=2026-07-14T${time}`);
			return [body.waiting.map(({ kind }) => kind), body.settled.map(({ fact }) => fact)];
		};
		expect(await decisions("14:05")).toEqual([["shared"], []]);
		expect(await decisions("14:12")).toEqual([[], ["shoot-out"]]);
		expect(await decisions("14:22")).toEqual([["shared"], []]);
		// Restored by undoing its undo: valid from then on, and not in the time between.
		const { body: again } = await desk.ask<{ by: number }>("POST", `/acts/${undone.by}/undo`, {});
		await db.orm.execute(sql`update act set at = ${noon(30)} where id = ${again.by}`);
		expect(await decisions("14:12")).toEqual([[], ["shoot-out"]]);
		expect(await decisions("14:22")).toEqual([["shared"], []]);
		expect(await decisions("14:32")).toEqual([[], ["shoot-out"]]);
		// And undone once more: the ledger shows its final state.
		const { body: last } = await desk.ask<{ by: number }>("POST", `/acts/${again.by}/undo`, {});
		await db.orm.execute(sql`update act set at = ${noon(35)} where id = ${last.by}`);
		expect(await decisions("14:32")).toEqual([[], ["shoot-out"]]);
		expect(await decisions("14:37")).toEqual([["shared"], []]);
		const noted = await readActs(db.orm, 7, [done.act, undone.by, again.by, last.by]);
		expect(noted.map(({ undoneBy }) => undoneBy)).toEqual([null, last.by, null, undone.by]);
		const lead = await at.signedIn({ name: "Heden", role: "arena", arena: "heden" });
		expect((await lead.ask("GET", "/ledger/as-it-was/decisions?at=2026-07-14T14:12")).status).toBe(403);
	});

	it("shows the decisions of that time, however often one is undone, redone and made again", async () => {
		const current = { cup: 7, edition: "lc-2026" };
		const kicks = { division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [4, 3] };
		const proposal = { kind: "fact", fact: { kind: "shoot-out", ...kicks } };
		const stands = async () => {
			const facts = (await exportCup(db, 7))!.editions.flatMap(({ facts = [] }) => facts);
			return facts.some((fact) => fact.kind === "shoot-out" && fact.division === kicks.division);
		};
		const edition = (await readEdition(db, 7, current.edition))!;
		let clock = Date.parse(noon(0));
		let done: number[] = [];
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat(5), { minLength: 2, maxLength: 7 }), async (steps) => {
				const then: { readonly now: Date; readonly stands: boolean }[] = [];
				const dated = async (by: number) => {
					clock += 60_000;
					await db.orm.execute(sql`update act set at = ${new Date(clock).toISOString()} where id = ${by}`);
					done = [by, ...done];
					then.push({ now: new Date(clock), stands: await stands() });
				};
				for (const step of steps) {
					const undone = done[step] === undefined ? undefined : await undoAct(db, 7, { act: done[step], desk: "" });
					if (undone && !("refused" in undone)) await dated(undone.by);
					else if (!(await stands())) {
						const { body: told } = await desk.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
						asked += 1;
						const act = { id: `as-it-was-${asked}`, proposal, ground: told.preview.ground };
						await dated((await desk.ask<{ act: number }>("POST", "/acts", act)).body.act);
					}
				}
				for (const one of then) {
					const settled = await settledDecisions(db, { cup: 7, now: one.now }, edition);
					expect(settled.length > 0).toBe(one.stands);
				}
				const noted = (await readLedger(db, 7, { most: 1000, kind: "fact" })).filter(({ undoneBy }) => undoneBy === null);
				expect(noted.length > 0).toBe(await stands());
			}),
			// Accepted, undone, redone, undone, and accepted anew: then the redoing has no effect, and undoing it changes nothing.
			{ numRuns: 3, examples: [[[5, 0, 0, 2, 5, 2]]] },
		);
	});

	it("counts as decided that day what was decided in the eighteen hours before: a cup's day runs past midnight", async () => {
		const proposal = {
			...{ kind: "fact" },
			fact: { kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [4, 3] },
		};
		const { body: told } = await desk.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal });
		const { body: done } = await desk.ask<{ act: number }>("POST", "/acts", {
			...{ id: "as-it-was-decided-late", proposal, ground: told.preview.ground },
		});
		await db.orm.execute(sql`update act set at = ${noon(0)} where id = ${done.act}`);
		const edition = (await readEdition(db, 7, "lc-2026"))!;
		const settledAt = async (now: string) =>
			(await settledDecisions(db, { cup: 7, now: new Date(now) }, edition)).map(({ act }) => act);
		expect(await settledAt("2026-07-14T11:59:59Z")).toEqual([]);
		expect(await settledAt(noon(0))).toEqual([done.act]);
		expect(await settledAt("2026-07-15T06:00:00Z")).toEqual([done.act]);
		expect(await settledAt("2026-07-15T06:00:01Z")).toEqual([]);
	});

	it("counts a field's report by its arrival, not by the phone's time", async () => {
		const content = { kind: "goal", side: "home", score: { home: 2, away: 0 } } as const;
		const late = { id: "came-in-late", match: SECOND, content, at: noon(16) };
		await reportMatch(db, 7, { sender: "field" }, late, new Date(noon(35)));
		const { body } = await desk.ask<Quarters>("GET", "/ledger/as-it-was/quarters");
		expect(body.done.slice(14 * 4, 15 * 4)).toEqual([0, 0, 1, 0]);
	});

	it("counts what was done in each quarter of an hour of a day, acts and reports alike", async () => {
		await records(10, 3, 0);
		await reports(16, 2, 0);
		await reports(18, 3, 0);
		const { body } = await desk.ask<Quarters>("GET", "/ledger/as-it-was/quarters");
		expect(body).toMatchObject({ date: "2026-07-14", now: "2026-07-14T14:40" });
		expect(body.done.slice(14 * 4, 14 * 4 + 3)).toEqual([1, 2, 0]);
		expect(body.done.reduce((sum, count) => sum + count)).toBe(3);
	});

	it("is not computed for a client that has left the queue, but for those that wait or ask again", async () => {
		const moments = new PastEditionCache(db);
		const place = { cup: 7, edition: "lc-2026" };
		const leaving = new AbortController();
		const staying = new AbortController();
		const ask = (minute: number, { signal }: AbortController) =>
			moments.at(place, new Date(noon(minute)), { now: at.clock.now, signal });
		const before = ask(10, staying);
		const left = ask(11, leaving);
		const shared = [ask(12, leaving), ask(12, staying)];
		leaving.abort();
		expect((await before)?.edition.id).toBe("lc-2026");
		expect(await left).toBeUndefined();
		expect((await Promise.all(shared)).map((record) => record?.edition.id)).toEqual(["lc-2026", "lc-2026"]);
		expect((await ask(11, staying))?.edition.id).toBe("lc-2026");
	});

	it("is computed again for two minutes, while writes may still belong to it, and cached after that", async () => {
		const moments = new PastEditionCache(db);
		const ask = (now: string) => {
			const { signal } = new AbortController();
			return moments.at({ cup: 7, edition: "lc-2026" }, new Date(noon(10)), { now: new Date(now), signal });
		};
		const young = "2026-07-14T12:11:59.999Z";
		expect(await ask(young)).not.toBe(await ask(young));
		expect(await ask(noon(12))).toBe(await ask(noon(12)));
	});

	it("has no future moment, none that no clock shows, and none before the edition existed", async () => {
		const status = async (query: string) => (await desk.ask("GET", `/ledger/as-it-was/day?${query}`)).status;
		expect(await status("at=2026-07-14T14:41")).toBe(422);
		expect(await status("at=yesterday")).toBe(422);
		expect(await status("at=2026-07-14T14:40")).toBe(200);
	});
});
