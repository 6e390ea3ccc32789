import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keyOf, LIMITS, Limits } from "../../src/accounts/limit/limits.ts";
import { RequestRefused } from "../../src/accounts/request/refused.ts";
import { staff } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { newCodes, setCodes, spendCode } from "../../src/office/staff/codes.ts";
import { acceptInvitation, addDesk, inviteDesk } from "../../src/office/staff/invitation.ts";
import { openSession, sessionOf } from "../../src/office/staff/session.ts";
import { enqueue, failed, leaseDue, type OutboxEntry, sent, shownTo, UNDO_STOPS_MS } from "../../src/outbox/outbox.ts";
import { startSending } from "../../src/outbox/start-sending.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";

const CUP = 7;
const NOON = new Date("2026-07-15T12:00:00Z");
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const at = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const STEP = 2 * HOUR;

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
});
beforeEach(() => emptyTables(db, "outbox", "attempt", "staff"));
afterAll(() => db.close());

describe("a clock that an NTP step sets by two hours, while something waits in the outbox", () => {
	const goal = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
		...{ event: "goal:1", way: "alert", recipient: "device:1", content: { title: "1–0" }, ...more },
	});
	const due = (now: Date, except: number[] = []) => leaseDue(db.orm, { cup: CUP, way: "alert", now, limit: 10, except });
	const ids = async (now: Date, except?: number[]) => (await due(now, except)).map(({ id }) => id);

	it("back: what waits is due at once, not two hours later", async () => {
		await enqueue(db.orm, CUP, [goal()], NOON);
		expect(await ids(at(SECOND - STEP))).toHaveLength(1);
	});

	it("back: a waiting retry is due at once; one without a step waits as long as its service asked", async () => {
		await enqueue(db.orm, CUP, [goal(), goal({ recipient: "device:2" })], NOON);
		const [one, other] = await due(NOON);
		await failed(db.orm, one!, { now: at(SECOND), again: at(30 * SECOND), reason: "503" });
		// As a push service asks for by Retry-After.
		await failed(db.orm, other!, { now: at(SECOND), again: at(5 * HOUR), reason: "429" });
		expect(await ids(at(20 * SECOND))).toEqual([]);
		expect(await ids(at(40 * SECOND))).toEqual([one!.id]);
		expect((await ids(at(2 * SECOND - STEP))).sort()).toEqual([one!.id, other!.id].sort());
	});

	it("back: what an undo still stops is not sent before its ten seconds, where no step was", async () => {
		await enqueue(db.orm, CUP, [goal({ notBefore: at(UNDO_STOPS_MS) })], NOON);
		expect(await ids(NOON)).toEqual([]);
		expect(await ids(at(UNDO_STOPS_MS))).toHaveLength(1);
	});

	it.each([-STEP, STEP])(
		"by %i ms: what a process is sending is not leased again; a dead one's is, after its lease",
		async (by) => {
			await enqueue(db.orm, CUP, [goal()], NOON);
			const [one] = await due(NOON);
			expect(await ids(at(by), [one!.id])).toEqual([]);
			expect(await ids(at(by))).toEqual([one!.id]);
		},
	);

	it.each([-STEP, STEP])("by %i ms in the middle of sending: everything is sent, once", async (by) => {
		let now = NOON;
		const said: string[] = [];
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await enqueue(db.orm, CUP, [goal()], NOON);
		const sending = await startSending(db, {
			...{ cup: CUP, way: "alert", limit: 10, now: () => now },
			onError(error) {
				throw error;
			},
			async send(taken) {
				said.push(...taken.map(({ recipient }) => recipient));
				if (said.length === 1) await held;
				await sent(db.orm, taken, now);
			},
		});
		await vi.waitFor(() => expect(said).toEqual(["device:1"]));
		await enqueue(db.orm, CUP, [goal({ recipient: "device:2" })], now);
		now = at(by);
		await enqueue(db.orm, CUP, [goal({ recipient: "device:3" })], now);
		await vi.waitFor(() => expect(said).toHaveLength(3));
		release();
		await sending.stop();
		expect(said.sort()).toEqual(["device:1", "device:2", "device:3"]);
		const { rows } = (await db.orm.execute(sql`select count(*)::int as left from outbox where sent_at is null`)) as unknown as {
			rows: { left: number }[];
		};
		expect(rows).toEqual([{ left: 0 }]);
	});

	it("back: what the site shows a user stays on their page", async () => {
		await enqueue(db.orm, CUP, [goal({ way: "site", recipient: "account:1" })], NOON);
		for (const now of [NOON, at(-STEP), at(STEP)])
			expect(await shownTo(db.orm, { cup: CUP, recipient: "account:1", now })).toHaveLength(1);
	});
});

describe("a clock set by two hours, while a user signs in", () => {
	async function aDesk() {
		const desk = { name: "Office", email: "office@cup.example", role: "office", arena: null, until: null } as const;
		const row = await addDesk(db.orm, CUP, desk, NOON);
		await acceptInvitation(db.orm, CUP, await inviteDesk(db.orm, row!.id, NOON), { passwordHash: "x", now: NOON });
		return row!.id;
	}

	it("back: the codes of the new time are accepted, each once", async () => {
		const id = await aDesk();
		const { secret } = newCodes("Fyrcupen", "Office");
		const codeAt = (now: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
		await setCodes(db.orm, id, { secret, step: Math.floor(NOON.getTime() / 30_000) - 1 });
		const take = (now: Date) => spendCode(db.orm, { id, totpSecret: secret }, codeAt(now), now);
		expect([await take(NOON), await take(NOON)]).toEqual([true, false]);
		expect([await take(at(-STEP)), await take(at(-STEP))]).toEqual([true, false]);
		expect([await take(at(60 * SECOND - STEP)), await take(at(STEP))]).toEqual([true, true]);
		expect((await db.orm.select().from(staff)).map(({ totpStep }) => totpStep)).toEqual([
			Math.floor(at(STEP).getTime() / 30_000),
		]);
	});

	it("by either: sessions stay open", async () => {
		const secret = await openSession(db.orm, await aDesk(), { way: "password", device: "A test", now: NOON });
		for (const now of [at(-STEP), at(STEP), at(-STEP)])
			expect(await sessionOf(db.orm, CUP, secret, now, "2026-07-15")).toBeDefined();
	});

	it("back: a limit ends after its own time, and says so", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: NOON });
		const limits = new Limits(db.orm);
		const { points, duration } = LIMITS.wrongSignInsOfPlace;
		const take = () => limits.take("wrongSignInsOfPlace", keyOf("somebody"));
		const refusal = () =>
			take().then(
				() => null,
				(error: unknown) => (error instanceof RequestRefused ? error.headers.retryAfter : error),
			);
		for (let times = 0; times < points; times++) await take();
		expect(await refusal()).toBe(duration);
		vi.setSystemTime(at(-STEP));
		expect(await refusal()).toBe(duration);
		vi.setSystemTime(at(duration * SECOND - STEP - SECOND));
		expect(await refusal()).toBe(1);
		vi.setSystemTime(at(duration * SECOND - STEP + SECOND));
		expect(await refusal()).toBeNull();
		vi.setSystemTime(at(STEP));
		expect(await refusal()).toBeNull();
		vi.useRealTimers();
	});
});
