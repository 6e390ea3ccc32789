import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { act as acts } from "../../src/results/acts/act-table.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { report } from "../../src/results/record/nouns/report.ts";
import { addReporter, recordReporterSeen, reporterOfToken } from "../../src/results/record/reporting/reporter.ts";
import { aSmallCup } from "../support/cup.ts";
import { officeOver } from "../support/office-visitor.ts";
import { withOwnIds, withYearBefore } from "../support/year-before.ts";

let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
beforeEach(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
	at = await officeOver(db);
});
afterEach(async () => {
	await at.close();
	await db.close();
});

const editionNow = async () => (await exportCup(db, 7))!.editions.find(({ year }) => year === 2026)!;
const NAME = { cupName: "Fyrcupen" };

describe("what is published", () => {
	it("is turned by a switch, on only with those above it, off only with the cup's name typed, and undone", async () => {
		const office = await at.signedIn();
		const turn = (body: object) => office.ask("POST", "/out/publication", body);
		expect((await editionNow()).published).toEqual({ clubs: true, teams: true, lot: true, schedule: true });
		expect(await turn({ of: "lot", on: false })).toMatchObject({ status: 409, body: { because: "others" } });
		expect(await turn({ of: "lot", on: false, withOthers: true })).toMatchObject({ status: 422, body: { because: "cup-name" } });
		expect((await turn({ of: "lot", on: false, withOthers: true, ...NAME })).status).toBe(200);
		expect((await editionNow()).published).toEqual({ clubs: true, teams: true, lot: false, schedule: false });
		const hidden = await turn({ of: "schedule", on: true });
		expect(hidden.status).toBe(409);
		expect(hidden.body.message).toContain("the draw first");
		expect((await turn({ of: "lot", on: true })).status).toBe(200);
		const [last] = await readLedger(db, 7, { most: 1 });
		expect(last).toMatchObject({ kind: "publish", deskId: office.desk });
		expect((await office.ask("POST", `/acts/${last!.id}/undo`, {})).status).toBe(200);
		expect((await editionNow()).published.lot).toBe(false);
		const told = await office.ask<{ since: string; figures: object }>("GET", "/out");
		expect(told.body).toMatchObject({ published: { teams: true, lot: false }, figures: { matches: expect.any(Number) } });
		expect(told.body.since).toMatch(/^2026-/);
		// Other acts do not change when it was last turned.
		await db.orm.update(acts).set({ at: "2026-07-14T09:00:00Z" });
		const announced = { text: { en: "Rain", sv: "Regn" }, audience: { kind: "all" } };
		expect((await office.ask("PUT", "/out/announcements", announced)).status).toBe(200);
		const since = async () => (await office.ask<{ since: string }>("GET", "/out")).body.since;
		expect(await since()).toBe("2026-07-14T09:00:00.000Z");
		expect((await turn({ of: "lot", on: true })).status).toBe(200);
		expect(await since(), "the last time of several").not.toBe("2026-07-14T09:00:00.000Z");
	});
});

describe("an announcement", () => {
	const text = { en: "Rain: from 12", sv: "Regn: från 12" };
	it("has both languages and an audience of the cup's, waits for its time on the cup's clock, and is undone", async () => {
		const office = await at.signedIn();
		const put = (body: object) => office.ask<{ id: string }>("PUT", "/out/announcements", body);
		for (const wrong of [
			{ text: { en: "Rain" }, audience: { kind: "all" } },
			{ text: { ...text, sv: " " }, audience: { kind: "all" } },
			{ text, audience: { kind: "arena", arena: "nowhere" } },
			{ text, audience: { kind: "all" }, buttonLink: "/2026" },
			{ text, audience: { kind: "all" }, buttonText: text, buttonLink: "javascript:alert(1)" },
		])
			expect((await put(wrong)).status).toBe(422);
		const made = await put({ text, audience: { kind: "arena", arena: "heden" }, from: "2026-07-16T14:12" });
		expect(made.status).toBe(200);
		const own = async () => (await editionNow()).announcements?.find(({ id }) => id === made.body.id);
		expect(await own()).toMatchObject({
			text,
			audience: { kind: "arena", arena: "heden" },
			publishedAt: "2026-07-16T12:12:00Z",
		});
		const told = await office.ask<{ announcements: { id: string; isOut: boolean; from: string }[] }>("GET", "/out");
		expect(told.body.announcements.find(({ id }) => id === made.body.id)).toMatchObject({
			isOut: false,
			from: "2026-07-16T14:12",
		});
		const changed = { id: made.body.id, text: { ...text, en: "Rain: from 13" }, audience: { kind: "all" } };
		expect((await put(changed)).status).toBe(200);
		expect((await own())?.text.en).toBe("Rain: from 13");
		expect((await office.ask("DELETE", `/out/announcements/${made.body.id}`)).status).toBe(204);
		expect(await own()).toBeUndefined();
		const [removed] = await readLedger(db, 7, { most: 1 });
		expect((await office.ask("POST", `/acts/${removed!.id}/undo`, {})).status).toBe(200);
		expect((await own())?.text.en).toBe("Rain: from 13");
		expect((await office.ask("DELETE", "/out/announcements/nothing")).status).toBe(404);
		expect((await put({ id: "nothing", text, audience: { kind: "all" } })).status).toBe(404);
	});

	it("that is sent again after a lost answer is the same one", async () => {
		const office = await at.signedIn();
		const key = "5f0c2b1e-8d5a-4a35-9a53-0c1d2e3f4a5b";
		const sent = { key, text, audience: { kind: "all" } };
		const count = async () => (await editionNow()).announcements?.length ?? 0;
		const before = await count();
		const first = await office.ask<{ id: string }>("PUT", "/out/announcements", sent);
		const again = await office.ask<{ id: string }>("PUT", "/out/announcements", sent);
		expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
		expect(await count()).toBe(before + 1);
		expect((await office.ask("PUT", "/out/announcements", { ...sent, key: "1" })).status).toBe(422);
		expect((await office.ask("DELETE", `/out/announcements/${first.body.id}`)).status).toBe(204);
	});

	it("is for an arena of the cup, or for a category or a team of the edition that is on: no other year's", async () => {
		const both = sourceWithoutLines("cup.json", withOwnIds(withYearBefore(aSmallCup())));
		expect((await importCup(db, both)).faults.filter(isError)).toEqual([]);
		const office = await at.signedIn();
		const status = async (audience: object) => (await office.ask("PUT", "/out/announcements", { text, audience })).status;
		for (const [kind, own, other] of [
			["arena", "heden", "b14"],
			["category", "b14", "old-b14"],
			["team", "b14-ask", "old-b14-ask"],
		] as const)
			expect([await status({ kind, [kind]: own }), await status({ kind, [kind]: other })], kind).toEqual([200, 422]);
	});
});

describe("a reporter's link", () => {
	it("shows its field, its last use and its reports today; renewed, the old one stops at once, and no undo restores it", async () => {
		const office = await at.signedIn();
		const { id, token } = await addReporter(db, 7, { name: "Heden 10", office: false, field: "heden-10" });
		await recordReporterSeen(db, { cup: 7, id, seenAt: null }, new Date("2026-07-15T12:00:00Z"));
		const told = await office.ask<{ reporters: object[] }>("GET", "/out");
		expect(told.body.reporters).toEqual([
			{ id, name: "Heden 10", arena: null, field: "heden-10", office: false, seenAt: "2026-07-15T12:00:00Z", reportsToday: 0 },
		]);
		expect(JSON.stringify(told.body)).not.toContain(token);
		expect((await office.ask("POST", `/out/reporters/${id}/renew`, {})).status).toBe(422);
		expect(await reporterOfToken(db, token)).toMatchObject({ id });
		const { status, body } = await office.ask<{ link: string }>("POST", `/out/reporters/${id}/renew`, NAME);
		expect(status).toBe(200);
		expect(await reporterOfToken(db, token)).toBeUndefined();
		expect(await reporterOfToken(db, body.link.split("#")[1]!)).toMatchObject({ id, field: "heden-10" });
		const [act] = await readLedger(db, 7, { most: 1 });
		expect(act?.kind).toBe("reporter");
		expect(JSON.stringify(act)).not.toContain(body.link.split("#")[1]!);
		expect((await office.ask("POST", `/acts/${act!.id}/undo`, {})).status).toBe(409);
		const ledger = await office.ask<{ acts: { id: number; mayUndo: boolean }[] }>("GET", "/ledger");
		expect(
			ledger.body.acts.find(({ id }) => id === act!.id),
			"the ledger offers no undo",
		).toMatchObject({ mayUndo: false });
		expect((await office.ask("POST", "/out/reporters/r-none/renew", NAME)).status).toBe(404);
	});
});

describe("reports of today", () => {
	it("are a reporter's own since midnight by the cup's clocks", async () => {
		const office = await at.signedIn();
		const made = async (field: string) => (await addReporter(db, 7, { name: field, office: false, field })).id;
		const [heden, other] = [await made("heden-10"), await made("heden-2")];
		const midnight = Date.parse("2026-07-13T22:00:00Z");
		const row = (id: string, reporter: string, ms: number) => ({
			...{ cup: 7, match: "b14-s1", id, at: "2026-07-10T12:00:00Z", sender: "field" as const, reporter },
			...{ content: { kind: "kick-off" as const }, acceptedAt: new Date(midnight + ms).toISOString() },
		});
		await db.orm
			.insert(report)
			.values([row("r1", heden, -1000), row("r2", heden, 0), row("r3", heden, 60_000), row("r4", other, -60_000)]);
		const { reporters } = (await office.ask<{ reporters: { id: string; reportsToday: number }[] }>("GET", "/out")).body;
		// Two links made within one millisecond are in either order.
		expect(new Map(reporters.map(({ id, reportsToday }) => [id, reportsToday]))).toEqual(
			new Map([
				[heden, 2],
				[other, 0],
			]),
		);
	});
});

describe("reporters' links are made in Out", () => {
	type Made = { links: { link: string; name: string }[]; page: string };
	const tokensOf = ({ links }: Made) => links.map(({ link }) => link.split("#")[1]!);

	it("for a field, an arena's fields or all without one: shown once with a page to print, and not in the ledger", async () => {
		const office = await at.signedIn();
		const make = (body: object) => office.ask<Made>("POST", "/out/reporters", body);
		const one = await make({ field: "heden-10" });
		expect(one.status).toBe(200);
		const [token] = tokensOf(one.body);
		expect(await reporterOfToken(db, token!)).toMatchObject({ field: "heden-10", office: false });
		expect(one.body.page).toContain("<svg");
		const [act] = await readLedger(db, 7, { most: 1 });
		expect(act).toMatchObject({
			kind: "reporter",
			lines: [{ what: "reporter's link, Heden 10", was: "none", becomes: "a link", sv: { becomes: "en länk" } }],
		});
		expect(JSON.stringify(act)).not.toContain(token);
		const { id } = (await reporterOfToken(db, token!))!;
		const renewed = await office.ask<{ link: string }>("POST", `/out/reporters/${id}/renew`, NAME);
		expect((await readLedger(db, 7, { most: 1 }))[0]).toMatchObject({
			lines: [
				{
					what: "reporter's link, Heden 10",
					was: "a link",
					becomes: "a new link",
					sv: { what: "rapportörslänk, Heden 10", was: "en länk" },
				},
			],
		});
		const rest = await make({ without: "a link" });
		const held = await Promise.all(
			[tokensOf({ ...rest.body, links: [{ ...renewed.body, name: "" }] })[0]!, ...tokensOf(rest.body)].map((one) =>
				reporterOfToken(db, one),
			),
		);
		const fields = aSmallCup().arenas.flatMap(({ fields }) => fields.map(({ id }) => id));
		expect(held.map((reporter) => reporter?.field).sort()).toEqual([...fields].sort());
		expect((await make({ without: "a link" })).body.links).toEqual([]);
		// A link of the office's own belongs to no reporter at the field.
		for (const { id } of (await office.ask<{ reporters: { id: string }[] }>("GET", "/out")).body.reporters)
			await office.ask("DELETE", `/out/reporters/${id}`, NAME);
		await addReporter(db, 7, { name: "Office", office: true, field: "heden-10" });
		expect((await make({ without: "a link" })).body.links).toHaveLength(fields.length);
		expect((await make({ arena: "heden" })).body.links.length).toBeGreaterThan(0);
		expect((await make({ field: "none" })).status).toBe(404);
		expect((await make({ field: "heden-10", office: true })).status).toBe(422);
	});

	it("for a whole arena or the whole cup, also with the office's authority", async () => {
		const office = await at.signedIn();
		const make = (many: object) => office.ask<Made>("POST", "/out/reporters", { many });
		const heden = await make({ arena: "heden", office: false });
		expect(heden.status).toBe(200);
		expect(await reporterOfToken(db, tokensOf(heden.body)[0]!)).toMatchObject({ name: "Heden", arena: "heden", office: false });
		expect(heden.body.page).toContain("Rapportera resultat");
		expect((await readLedger(db, 7, { most: 1 }))[0]).toMatchObject({ kind: "reporter", lines: [{ becomes: "a link" }] });
		const tent = await make({ arena: null, office: true, name: " Results tent " });
		const all = (await reporterOfToken(db, tokensOf(tent.body)[0]!))!;
		expect(all).toMatchObject({ name: "Results tent", office: true });
		expect([all.arena, all.field]).toEqual([undefined, undefined]);
		expect((await readLedger(db, 7, { most: 1 }))[0]).toMatchObject({
			lines: [
				{
					...{ what: "reporter's link, Results tent", becomes: "a link that reports as the office" },
					sv: { becomes: "en länk som rapporterar som kansliet" },
				},
			],
		});
		// It counts for no field, and is withdrawn like any other.
		const fields = aSmallCup().arenas.flatMap((arena) => arena.fields).length;
		expect((await office.ask<Made>("POST", "/out/reporters", { without: "a link" })).body.links).toHaveLength(fields);
		expect((await office.ask("DELETE", `/out/reporters/${all.id}`, NAME)).status).toBe(204);
		expect(await reporterOfToken(db, tokensOf(tent.body)[0]!)).toBeUndefined();
		expect((await make({ arena: "none", office: false })).status).toBe(404);
		for (const wrong of [{ arena: null }, { arena: null, office: true, name: "a".repeat(61) }, { office: true }])
			expect((await make(wrong)).status).toBe(422);
	});

	it("withdrawn with the cup's name typed: from then on it reports nothing", async () => {
		const office = await at.signedIn();
		const { body } = await office.ask<Made>("POST", "/out/reporters", { field: "heden-10" });
		const [token] = tokensOf(body);
		const { id } = (await reporterOfToken(db, token!))!;
		expect((await office.ask("DELETE", `/out/reporters/${id}`, {})).status).toBe(422);
		expect(await reporterOfToken(db, token!)).toBeDefined();
		expect((await office.ask("DELETE", `/out/reporters/${id}`, NAME)).status).toBe(204);
		expect(await reporterOfToken(db, token!)).toBeUndefined();
		expect((await office.ask("DELETE", `/out/reporters/${id}`, NAME)).status).toBe(404);
		expect((await office.ask("POST", `/out/reporters/${id}/renew`, NAME)).status).toBe(404);
		expect((await readLedger(db, 7, { most: 1 }))[0]).toMatchObject({ lines: [{ was: "a link", becomes: "none" }] });
		// Its field then has none, and the revoked link is not listed any more.
		expect((await office.ask<{ reporters: object[] }>("GET", "/out")).body.reporters).toEqual([]);
		const rest = await office.ask<Made>("POST", "/out/reporters", { without: "a link" });
		const held = await Promise.all(tokensOf(rest.body).map((one) => reporterOfToken(db, one)));
		expect(held.map((reporter) => reporter?.field)).toContain("heden-10");
	});
});

it("publishing is the office's alone: every call of another role is refused, and changes nothing", async () => {
	const before = JSON.stringify(await exportCup(db, 7));
	for (const role of ["results", "arena"] as const) {
		const desk = await at.signedIn({ role, ...(role === "arena" && { arena: "heden" }) });
		const calls = [
			["GET", "/out"],
			["POST", "/out/publication", { of: "schedule", on: false, ...NAME }],
			["PUT", "/out/announcements", { text: { en: "a", sv: "b" }, audience: { kind: "all" } }],
			["DELETE", "/out/announcements/x"],
			["POST", "/out/reporters", { field: "heden-10" }],
			["POST", "/out/reporters/x/renew", NAME],
			["DELETE", "/out/reporters/x", NAME],
		] as const;
		for (const [method, path, body] of calls) expect((await desk.ask(method, path, body)).status).toBe(403);
	}
	expect(JSON.stringify(await exportCup(db, 7))).toBe(before);
});
