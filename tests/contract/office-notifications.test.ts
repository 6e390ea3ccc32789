import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount, makeAccount } from "../../src/accounts/account.ts";
import { addFavouriteTeam } from "../../src/accounts/favourite-team.ts";
import type { ComposedMail, Mail } from "../../src/accounts/mail/mail.ts";
import { sendOutboxMails } from "../../src/accounts/mail/outbox-mails.ts";
import { addRegistration } from "../../src/accounts/registration.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { Audience, Notification } from "../../src/office/notifications/notification.ts";
import { enqueue, shownTo } from "../../src/outbox/outbox.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { addReporter, revokeReporter } from "../../src/results/record/reporting/reporter.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, heden } = DESKS;
const START = new Date("2026-07-14T12:17:00Z");
const BOX = { teams: true, followers: true, reporters: true, announcement: false };
const TEXT = { en: "Match 412 starts at 10:20.", sv: "Match 412 börjar kl. 10.20." };

let db: Database;
let now = START;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
beforeEach(async () => {
	await emptyTables(db, "cup", "account", "outbox");
	now = START;
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).faults.filter(isError)).toEqual([]);
});
afterAll(() => db.close());

type Answer = {
	readonly preview: Preview;
	readonly tell: { readonly message: Notification["text"]; readonly audience: Audience } | null;
	readonly act: number;
	readonly message: string;
};
const asDesk = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)),
	() => now,
);
const call = (path: string, body: unknown, desk: Desk = office) => asDesk(desk, path, body);

const shift = { kind: "shift", matches: ["b14-s1"], minutes: -40, later: "stay" };
async function shifted(tell?: object, desk: Desk = office) {
	const looked = await call("/acts/preview", { proposal: shift }, desk);
	const { preview } = looked.body;
	const asked = { id: `key-${++keys}-abcdef`, proposal: shift, ground: preview.ground, anyway: true, ...(tell && { tell }) };
	return { looked: looked.body, asked, done: await call("/acts", asked, desk) };
}

let people = 0;
async function person(email: string, { agrees = true, follows = "b14-ask", leads = "", year = 2026 } = {}) {
	const given = { name: `Person ${++people}`, email, passwordHash: "x", language: "sv", createdAt: START } as const;
	const account = (await makeAccount(db.orm, given))!;
	await db.orm.execute(`update account set told_of_moves = ${agrees}, email_confirmed_at = now() where id = ${account.id}`);
	const team = { year, teamName: "Ask", nation: "Sweden", nationCode: "SE", category: "Boys 14", catShort: "B14" };
	if (follows) await addFavouriteTeam(db.orm, account.id, 7, { ...team, team: follows });
	if (leads) await addRegistration(db.orm, account.id, 7, { year, team: leads, teamName: "Ask" });
	return account;
}

/** The server's mails after the clock has advanced. */
async function mailsAfter(seconds: number): Promise<{ readonly to: string; readonly written: ComposedMail }[]> {
	const mails: { to: string; written: ComposedMail }[] = [];
	now = new Date(START.getTime() + seconds * 1000);
	const waiting = async () =>
		(
			(await db.orm.execute(
				`select 1 from outbox where way = 'mail' and sent_at is null and given_up_at is null and not_before <= '${now.toISOString()}'`,
			)) as { rows: unknown[] }
		).rows.length;
	const sending = await sendOutboxMails(db, {
		...{ cup: 7, origin: "https://cup.example", now: () => now },
		transport: {
			deliver: async ({ to }: Mail, written) => void mails.push({ to: to.email, written }),
			close: () => undefined,
		},
		sender: { name: "Fyrcupen", colour: "#0A2239", onColour: "#FFFFFF" },
		log: { warn: () => undefined, error: () => undefined },
	});
	await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000 });
	await sending.stop();
	return mails;
}

describe("an act with notifications", () => {
	it("shows its recipients as counts only, and proposes its message in both languages", async () => {
		await person("asa@cup.example");
		await person("bo@cup.example", { agrees: false });
		await person("eva@cup.example", { follows: "", leads: "b14-ask" });
		await addReporter(db, 7, { name: "Heden 10", office: false, field: "heden-10" });
		const gone = await addReporter(db, 7, { name: "Heden 10 yesterday", office: false, field: "heden-10" });
		await revokeReporter(db, 7, gone.id, START);
		const { looked } = await shifted();
		expect(looked.tell?.audience).toMatchObject({ teams: 2, leaders: 1, followers: 1, reporters: 1 });
		expect(JSON.stringify(looked)).not.toContain("@");
		expect(looked.tell?.message.en).toMatch(/^Match 412, ASK IF – GRAN IF: 10:20 on Heden 10, not 11:00\.$/);
		expect(looked.tell?.message.sv).toMatch(/^Match 412, ASK IF – GRAN IF: kl\. 10\.20 på Heden 10, inte 11\.00\.$/);
	});

	it("mails each person who agreed once, in their language, after ten seconds and not before", async () => {
		await person("asa@cup.example", { leads: "b14-ask" });
		await person("bo@cup.example", { agrees: false });
		// Of the same team, in the year before.
		await person("eva@cup.example", { leads: "b14-ask", year: 2025 });
		const { done, asked } = await shifted({ ...BOX, text: TEXT });
		expect(done.status).toBe(200);
		expect(await mailsAfter(9)).toEqual([]);
		const mails = await mailsAfter(10);
		expect(mails.map(({ to }) => to)).toEqual(["asa@cup.example"]);
		expect(mails[0]!.written.text).toContain(TEXT.sv);
		expect(mails[0]!.written.text).toContain("https://cup.example/2026/favourites");
		// The same request again, as after a lost answer, sends nothing more.
		expect((await call("/acts", asked)).status).toBe(200);
		expect(await mailsAfter(60)).toEqual([]);
	});

	it("undone within ten seconds notifies no one: neither followers nor the field, nor the site", async () => {
		await person("asa@cup.example");
		const { done } = await shifted({ ...BOX, announcement: true, text: TEXT });
		expect((await exportCup(db, 7))!.editions[0]!.announcements?.some(({ text }) => text.en === TEXT.en)).toBe(true);
		expect((await call(`/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await mailsAfter(30)).toEqual([]);
		expect(await shownTo(db.orm, { cup: 7, recipient: "field:heden-10", now })).toEqual([]);
		expect((await exportCup(db, 7))!.editions[0]!.announcements?.some(({ text }) => text.en === TEXT.en) ?? false).toBe(false);
	});

	it("is shown on its fields' reporters' pages from then on", async () => {
		await addReporter(db, 7, { name: "Heden 10", office: false, field: "heden-10" });
		await shifted({ ...BOX, text: TEXT });
		const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);
		expect(await shownTo(db.orm, { cup: 7, recipient: "field:heden-10", now: at(9) })).toEqual([]);
		expect(await shownTo(db.orm, { cup: 7, recipient: "field:heden-10", now: at(10) })).toMatchObject([
			{ content: { text: TEXT } },
		]);
		expect(await shownTo(db.orm, { cup: 7, recipient: "field:heden-2", now: at(10) })).toEqual([]);
		// A message from the morning is not shown at night.
		const shown = async (seconds: number) =>
			(await shownTo(db.orm, { cup: 7, recipient: "field:heden-10", now: at(seconds) })).length;
		expect([await shown(6 * 3_600 - 1), await shown(6 * 3_600)]).toEqual([1, 0]);
	});

	it("is not done with a message in one language, nor announced by an arena lead", async () => {
		for (const text of [{ en: TEXT.en }, { en: TEXT.en, sv: " " }]) {
			const { done } = await shifted({ ...BOX, text });
			expect(done.status).toBe(422);
		}
		expect((await shifted({ ...BOX, announcement: true, text: TEXT }, heden)).done.status).toBe(403);
		expect(((await db.orm.execute("select 1 from outbox")) as { rows: unknown[] }).rows).toEqual([]);
		expect((await shifted({ ...BOX, text: TEXT }, heden)).done.status).toBe(200);
	});

	it("mails no deleted account, and none that has turned mails off meanwhile", async () => {
		const gone = await person("asa@cup.example");
		const off = await person("bo@cup.example");
		await shifted({ ...BOX, text: TEXT });
		await deleteAccount(db.orm, gone);
		await db.orm.execute(`update account set told_of_moves = false where id = ${off.id}`);
		expect(await mailsAfter(10)).toEqual([]);
	});

	it("mails no account that turns mails off while the mail waits for its server, and none after half a day", async () => {
		const agreed = await person("asa@cup.example");
		const off = await person("bo@cup.example");
		await shifted({ ...BOX, text: TEXT });
		expect((await mailsAfter(10)).map(({ to }) => to).sort()).toEqual(["asa@cup.example", "bo@cup.example"]);
		const sent = await db.orm.select().from(outbox).where(like(outbox.recipient, "follower:%")).orderBy(outbox.recipient);
		const until = new Date(START.getTime() + 10_000 + 12 * 3_600_000);
		expect(sent.map((one) => [one.recipient, one.account, one.until])).toEqual(
			[agreed, off].map(({ id }) => [`follower:${id}`, id, until]),
		);
		// Of another act, addressed already.
		const content = { text: TEXT, year: 2026 };
		const entries = [agreed, off].map(({ id }) => ({
			...{ event: "act:0", way: "mail" as const, recipient: `follower:${id}`, account: id, content, until },
		}));
		await enqueue(db.orm, 7, entries, START);
		await db.orm.execute(`update account set told_of_moves = false where id = ${off.id}`);
		expect((await mailsAfter(20)).map(({ to }) => to)).toEqual(["asa@cup.example"]);
	});

	describe("that is undone after its ten seconds", () => {
		type Refused = {
			because: string;
			told: { message: Notification["text"]; audience: Audience; boxes: object };
			act: { kind: string };
		};
		const BACK = { en: "The change has been undone.", sv: "Ändringen är ångrad." };
		async function toldAndHeard(tell: object = { ...BOX, text: TEXT }) {
			await person("asa@cup.example");
			await addReporter(db, 7, { name: "Heden 10", office: false, field: "heden-10" });
			const { done } = await shifted(tell);
			expect(await mailsAfter(10)).toHaveLength(1);
			return done.body.act;
		}
		const startOf = async () => (await exportCup(db, 7))!.editions[0]!.matches.find(({ id }) => id === "b14-s1")!.start;

		it("asks first whether to notify the act's recipients, and changes nothing until that is answered", async () => {
			const before = await startOf();
			const act = await toldAndHeard();
			const moved = await startOf();
			expect(moved).not.toBe(before);
			const { status, body } = await call(`/acts/${act}/undo`, {});
			expect(status).toBe(409);
			const { because, told, act: about } = body as unknown as Refused;
			expect(because).toBe("told");
			expect(about).toMatchObject({ id: act, kind: "shift", changed: 1 });
			expect(told.boxes).toEqual({ teams: true, followers: true, reporters: true, announcement: false });
			expect(told.audience).toMatchObject({ teams: 2, followers: 1, reporters: 1 });
			expect(told.message.en).toMatch(
				/^Match 412, ASK IF – GRAN IF: 11:00 on Heden 10, as it was before\. The change has been undone\.$/,
			);
			expect(told.message.sv).toMatch(
				/^Match 412, ASK IF – GRAN IF: kl\. 11\.00 på Heden 10, som det var förut\. Ändringen är ångrad\.$/,
			);
			expect(await startOf()).toBe(moved);
		});

		it("notifies them in both languages, after ten seconds more, and the field's page shows no earlier message", async () => {
			const act = await toldAndHeard();
			expect((await call(`/acts/${act}/undo`, { tell: { ...BOX, text: BACK } })).status).toBe(200);
			expect(await mailsAfter(19)).toEqual([]);
			const mails = await mailsAfter(20);
			expect(mails.map(({ to }) => to)).toEqual(["asa@cup.example"]);
			expect(mails[0]!.written.text).toContain(BACK.sv);
			expect(await shownTo(db.orm, { cup: 7, recipient: "field:heden-10", now })).toMatchObject([{ content: { text: BACK } }]);
		});

		it("notifies no one if no recipient is chosen, and refuses a message in one language", async () => {
			const act = await toldAndHeard();
			expect((await call(`/acts/${act}/undo`, { tell: { ...BOX, text: { en: BACK.en, sv: " " } } })).status).toBe(422);
			expect((await call(`/acts/${act}/undo`, { tell: null })).status).toBe(200);
			expect(await mailsAfter(60)).toEqual([]);
		});

		it("sends nothing if it is undone again within its own ten seconds", async () => {
			const act = await toldAndHeard();
			const undone = await call(`/acts/${act}/undo`, { tell: { ...BOX, text: BACK } });
			const { by } = undone.body as unknown as { by: number };
			now = new Date(now.getTime() + 5_000);
			expect((await call(`/acts/${by}/undo`, {})).status).toBe(200);
			expect(await mailsAfter(60)).toEqual([]);
		});

		it("is announced on the site if the act was, by an account that may announce", async () => {
			const act = await toldAndHeard({ ...BOX, announcement: true, text: TEXT });
			// This cup's clock is stopped.
			await db.orm.execute("update cup set clock = '2026-07-14T12:18:00Z' where id = 7");
			const { body } = await call(`/acts/${act}/undo`, {});
			expect((body as unknown as Refused).told.boxes).toMatchObject({ announcement: true });
			expect((await call(`/acts/${act}/undo`, { tell: { ...BOX, announcement: true, text: BACK } })).status).toBe(200);
			const texts = (await exportCup(db, 7))!.editions[0]!.announcements?.map(({ text }) => text.en) ?? [];
			expect(texts).toContain(BACK.en);
			expect(texts).not.toContain(TEXT.en);
		});

		it("does not ask if no recipient was chosen, or none has been notified yet", async () => {
			const { done } = await shifted();
			now = new Date(START.getTime() + 60_000);
			expect((await call(`/acts/${done.body.act}/undo`, {})).status).toBe(200);
		});
	});
});
