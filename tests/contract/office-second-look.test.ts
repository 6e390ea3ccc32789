import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { staff } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { PublishingView } from "../../src/office/out/publishing-view.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { publishDue } from "../../src/results/acts/timed-publication.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";

const NOON = new Date("2026-07-14T12:00:00Z");
const HIDDEN = { clubs: true, teams: true, lot: false, schedule: false };

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
type Desk = Awaited<ReturnType<typeof at.signedIn>>;
let [anna, bo]: Desk[] = [];
beforeEach(async () => {
	db = await openInMemory();
	const { cup, editions, ...file } = aSmallCup();
	const hidden = editions.map((edition) => ({ ...edition, published: HIDDEN }));
	await importCup(db, sourceWithoutLines("cup.json", { ...file, cup: { ...cup, clock: undefined }, editions: hidden }));
	at = await officeOver(db);
	at.clock.now = NOON;
	anna = await at.signedIn({ name: "Anna's desk" });
	bo = await at.signedIn({ name: "Bo's desk" });
	expect((await anna.ask("PUT", "/out/second-look", { on: true })).status).toBe(200);
});
afterEach(async () => {
	await at.close();
	await db.close();
});

const published = async () => (await readEdition(db, 7, "lc-2026"))!.edition.published;
const lookOf = async (desk: Desk) => (await desk.ask<PublishingView>("GET", "/out")).body.secondLook;
const propose = (desk: Desk, body: object = { of: "lot", on: true }) =>
	desk.ask<{ proposed: number }>("POST", "/out/publication", body);
const because = ({ status, body }: { status: number; body: object }) => [status, (body as { because?: string }).because];
const ledger = async (most: number) =>
	(await readLedger(db, 7, { most })).map(({ desk, lines: [line], why }) => [desk, line?.what, line?.was, line?.becomes, why]);

it("waits for another desk of the office, which confirms it; the ledger has both, and who proposed it", async () => {
	const { status, body } = await propose(anna!);
	expect(status).toBe(202);
	expect(await published()).toEqual(HIDDEN);
	expect(await lookOf(bo!)).toMatchObject({
		...{ isOn: true, others: 1, sentBack: null },
		waiting: { id: body.proposed, of: "lot", at: null, desk: "Anna's desk", isOwn: false, proposedAt: "2026-07-14T14:00" },
	});
	expect((await lookOf(anna!)).waiting).toMatchObject({ isOwn: true });
	expect(because(await anna!.ask("POST", `/out/proposed/${body.proposed}/confirm`))).toEqual([409, "own"]);
	expect(because(await anna!.ask("POST", `/out/proposed/${body.proposed}/send-back`, { words: "No" }))).toEqual([409, "own"]);
	expect(await published()).toEqual(HIDDEN);
	expect((await bo!.ask("POST", `/out/proposed/${body.proposed}/confirm`)).status).toBe(200);
	expect(await published()).toEqual({ ...HIDDEN, lot: true });
	expect((await lookOf(anna!)).waiting).toBeNull();
	expect((await ledger(2))[1]).toEqual(["Anna's desk", "the draw", "hidden", "proposed, waits for a colleague", null]);
	const told = await bo!.ask<{ acts: { desk: string; askedBy: string | null }[] }>("GET", "/ledger");
	expect(told.body.acts[0]).toMatchObject({ desk: "Bo's desk", askedBy: "Anna's desk" });
	expect(because(await bo!.ask("POST", `/out/proposed/${body.proposed}/confirm`))).toEqual([409, "gone"]);
});

it("is counted for every office that is open, once it waits and once it does not", async () => {
	const waiting = await officeOver(db, 7, { waitsEvery: 20 });
	const answer = await waiting.office.fetch({
		req: { raw: new Request("http://cup.example/office/api/events", { headers: { cookie: bo!.cookie() } }) },
		env: {},
	} as unknown as Context);
	const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
	let heard = "";
	const until = async (count: number) => {
		while (!heard.includes(`"proposed":${count}`)) heard += (await reader.read()).value ?? "";
	};
	await until(0);
	const { body } = await propose(anna!);
	await until(1);
	heard = "";
	await bo!.ask("POST", `/out/proposed/${body.proposed}/confirm`);
	await until(0);
	await reader.cancel();
	await waiting.close();
});

it("is sent back with a word, which the proposer reads until the next proposal", async () => {
	const { body } = await propose(anna!);
	expect((await bo!.ask("POST", `/out/proposed/${body.proposed}/send-back`, { words: " " })).status).toBe(422);
	const words = "Group 2 lacks a team";
	expect((await bo!.ask("POST", `/out/proposed/${body.proposed}/send-back`, { words })).status).toBe(200);
	expect(await published()).toEqual(HIDDEN);
	expect((await lookOf(anna!)).sentBack).toEqual({ of: "lot", by: "Bo's desk", words, isOwn: true });
	expect((await ledger(1))[0]).toEqual(["Bo's desk", "the draw", "proposed, waits for a colleague", "sent back", words]);
	await propose(anna!);
	expect((await lookOf(anna!)).sentBack).toBeNull();
});

it("is withdrawn by its proposer alone, or by undoing its entry in the ledger", async () => {
	const { body } = await propose(anna!);
	expect(because(await bo!.ask("DELETE", `/out/proposed/${body.proposed}`))).toEqual([409, "not-own"]);
	expect((await anna!.ask("DELETE", `/out/proposed/${body.proposed}`)).status).toBe(204);
	expect(await lookOf(bo!)).toMatchObject({ waiting: null, sentBack: null });
	const again = (await propose(anna!)).body.proposed;
	const [last] = await readLedger(db, 7, { most: 1 });
	expect((await anna!.ask("POST", `/acts/${last!.id}/undo`, {})).status).toBe(200);
	expect((await lookOf(bo!)).waiting).toBeNull();
	expect(because(await bo!.ask("POST", `/out/proposed/${again}/confirm`))).toEqual([409, "gone"]);
	expect(await published()).toEqual(HIDDEN);
});

it("holds for a set time too: the colleague's confirmation sets it, and no later than the time", async () => {
	const when = { of: "schedule", at: "2026-07-14T18:00", withOthers: true };
	const first = await anna!.ask<{ proposed: number }>("PUT", "/out/timed", when);
	expect(first.status).toBe(202);
	await publishDue(db, 7, new Date("2026-07-14T16:00:00Z"));
	expect(await published(), "not by itself").toEqual(HIDDEN);
	expect((await lookOf(bo!)).waiting).toMatchObject({ of: "schedule", at: "2026-07-14T18:00" });
	at.clock.now = new Date("2026-07-14T17:00:00Z");
	expect((await bo!.ask("POST", `/out/proposed/${first.body.proposed}/confirm`)).status, "the time has passed").toBe(422);
	at.clock.now = NOON;
	expect((await bo!.ask("POST", `/out/proposed/${first.body.proposed}/confirm`)).status).toBe(200);
	expect((await bo!.ask<PublishingView>("GET", "/out")).body.timed).toEqual([{ of: "schedule", at: "2026-07-14T18:00" }]);
	await publishDue(db, 7, new Date("2026-07-14T16:00:00Z"));
	expect(await published()).toEqual({ clubs: true, teams: true, lot: true, schedule: true });
});

describe("nobody goes around it", () => {
	it("one proposal at a time; hiding needs no look, and neither does what is out already", async () => {
		await propose(anna!);
		expect(because(await propose(bo!, { of: "schedule", on: true, withOthers: true }))).toEqual([409, "waits"]);
		const hide = { of: "teams", on: false, cupName: "Fyrcupen" };
		expect((await anna!.ask("POST", "/out/publication", hide)).status).toBe(200);
		expect(await published()).toEqual({ ...HIDDEN, teams: false });
	});
	it("a plan that turns a switch on is refused, and one that repeats what is out is not", async () => {
		const commit = async (published: object) => {
			const change = { editions: [{ id: "lc-2026", name: "Lillcupen, new", published }] };
			const preview = await anna!.ask<{ ground: string }>("POST", "/plan/preview", { change });
			const body = { id: "plan-12345678", step: "publish", change, ground: preview.body.ground, anyway: true };
			return anna!.ask<{ refused?: string }>("POST", "/plan", body);
		};
		expect((await commit({ ...HIDDEN, lot: true })).body.refused).toBe("second-look");
		expect(await published()).toEqual(HIDDEN);
		expect((await commit(HIDDEN)).status).toBe(200);
	});
	it("is not turned off while a proposal waits; then it is, which the ledger shows", async () => {
		const { body } = await propose(anna!);
		expect(because(await anna!.ask("PUT", "/out/second-look", { on: false }))).toEqual([409, "waits"]);
		await anna!.ask("DELETE", `/out/proposed/${body.proposed}`);
		expect((await anna!.ask("PUT", "/out/second-look", { on: false })).status).toBe(200);
		expect((await ledger(1))[0]).toEqual(["Anna's desk", "a colleague’s second look before publishing", "on", "off", null]);
		expect((await propose(anna!)).status).toBe(200);
		expect(await published()).toEqual({ ...HIDDEN, lot: true });
	});
	it("other desks neither see nor answer it among what is asked of the office", async () => {
		const { body } = await propose(anna!);
		expect((await bo!.ask<{ asked: unknown[] }>("GET", "/asked")).body.asked).toEqual([]);
		expect((await bo!.ask("POST", `/asked/${body.proposed}/decline`, {})).status).toBe(409);
		expect((await lookOf(bo!)).waiting?.id).toBe(body.proposed);
	});
	it("two confirmations at once publish once", async () => {
		const { body } = await propose(anna!);
		const cora = await at.signedIn({ name: "Cora's desk" });
		const answers = await Promise.all([bo!, cora].map((desk) => desk.ask("POST", `/out/proposed/${body.proposed}/confirm`)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(
			(await readLedger(db, 7, { most: 10 })).filter(
				({ kind, added, editions }) => kind === "publish" && added + editions.length > 0,
			),
		).toHaveLength(1);
	});
});

it("with one office desk alone the proposal is refused with what to do", async () => {
	expect((await lookOf(anna!)).others).toBe(1);
	await db.orm.update(staff).set({ until: "2026-07-13" });
	await db.orm.update(staff).set({ until: null }).where(eq(staff.id, anna!.row.id));
	expect((await lookOf(anna!)).others).toBe(0);
	const refused = await anna!.ask<{ message: string }>("POST", "/out/publication", { of: "lot", on: true });
	expect(because(refused)).toEqual([409, "alone"]);
	expect(refused.body.message).toContain("Invite one under Colleagues");
	expect(await published()).toEqual(HIDDEN);
});
