import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import type { Database } from "../../src/database/database.ts";
import { enqueue, failed, leaseDue, nextDue, type OutboxEntry, sent, stopFor, stopOf } from "../../src/outbox/outbox.ts";
import { startSending } from "../../src/outbox/start-sending.ts";
import { accountPlaces } from "../support/account-places.ts";

const CUP = 7;
const START = new Date("2026-07-16T15:12:00Z");
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const mailTo = (recipient: string, event: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
	...{ event, way: "mail", recipient, content: { says: event } },
	...more,
});

for (const place of await accountPlaces()) {
	describe.skipIf(place.missing !== undefined)(`the outbox on ${place.name}`, () => {
		let db: Database;
		beforeEach(async () => {
			db = await place.open();
		});
		afterEach(() => db.close());
		afterAll(() => place.end?.());

		const put = (entries: readonly OutboxEntry[], now = START) => db.orm.transaction((orm) => enqueue(orm, CUP, entries, now));
		const take = (now: Date, limit = 100, lease = 60_000) => leaseDue(db.orm, { cup: CUP, way: "mail", now, limit, lease });

		it("one event is sent once per way and recipient, even if it is queued again after it was sent", async () => {
			expect(await put([mailTo("account:1", "act:1"), mailTo("account:2", "act:1")])).toBe(2);
			expect(await put([mailTo("account:1", "act:1")])).toBe(0);
			await sent(db.orm, await take(START), START);
			expect(await put([mailTo("account:1", "act:1")])).toBe(0);
			expect(await take(after(3600))).toEqual([]);
		});

		it("due entries are leased in the order of their time, whichever was queued first", async () => {
			await put([mailTo("account:1", "a", { notBefore: after(10) }), mailTo("account:2", "b", { notBefore: after(5) })]);
			expect((await take(after(20))).map(({ event }) => event)).toEqual(["b", "a"]);
		});

		it("undoing an act stops its waiting entries, and nothing else; entries of a failed transaction do not exist", async () => {
			await put([
				mailTo("account:1", "act:1", { act: 1, notBefore: after(10) }),
				mailTo("account:1", "act:2", { act: 2, notBefore: after(10) }),
			]);
			expect(await take(after(9))).toEqual([]);
			expect(await stopOf(db.orm, CUP, [1])).toBe(1);
			await expect(
				db.orm.transaction(async (orm) => {
					await enqueue(orm, CUP, [mailTo("account:1", "act:3")], START);
					throw new Error("the act was not done");
				}),
			).rejects.toThrow("the act was not done");
			expect((await take(after(10))).map(({ event }) => event)).toEqual(["act:2"]);
		});

		it("a failed entry is retried at its time, delays those behind it, and is given up without its content", async () => {
			await put([mailTo("account:1", "a"), mailTo("account:1", "b"), mailTo("account:2", "c", { until: after(5) })]);
			const [first] = await take(START, 1);
			await failed(db.orm, first!, { now: START, again: after(30), reason: "421" });
			expect((await take(after(10))).map(({ event }) => event)).toEqual([]);
			const [again] = await take(after(30));
			expect(again).toMatchObject({ event: "a", tries: 2, topic: "a" });
			await failed(db.orm, again!, { now: after(30), again: null, reason: "550" });
			expect((await take(after(31))).map(({ event }) => event)).toEqual(["b"]);
			const rows = await db.orm.execute("select event, content, reason from outbox where given_up_at is not null order by event");
			expect((rows as { rows: unknown[] }).rows).toEqual([
				{ event: "a", content: null, reason: "550" },
				{ event: "c", content: null, reason: "too late" },
			]);
		});

		it("a sender whose lease has expired does not change an entry that another has leased", async () => {
			await put([mailTo("account:1", "a")]);
			const [slow] = await take(START);
			const [other] = await take(after(61));
			await failed(db.orm, slow!, { now: after(62), again: null, reason: "550" });
			expect(await take(after(62))).toEqual([]);
			await failed(db.orm, other!, { now: after(62), again: after(70), reason: "421" });
			expect((await take(after(70))).map(({ event }) => event)).toEqual(["a"]);
		});

		it("the next check is for a recipient's first entry, not for those behind it", async () => {
			expect(await nextDue(db.orm, CUP, "mail")).toBeNull();
			await put([mailTo("account:1", "a"), mailTo("account:1", "b")]);
			const [first] = await take(START);
			expect(await nextDue(db.orm, CUP, "mail")).toEqual(after(60));
			await failed(db.orm, first!, { now: START, again: after(300), reason: "421" });
			expect(await nextDue(db.orm, CUP, "mail")).toEqual(after(300));
			await put([mailTo("account:2", "c", { notBefore: after(10) })]);
			expect(await nextDue(db.orm, CUP, "mail")).toEqual(after(10));
			await sent(db.orm, await take(after(300)), after(300));
			expect(await nextDue(db.orm, CUP, "mail")).toEqual(START);
		});

		// A server of PostgreSQL spends its processor elsewhere.
		it.skipIf(place.openAgain)("leasing a few of thousands costs less than queueing them did", async () => {
			const spent = async (act: () => Promise<unknown>) => {
				const before = process.cpuUsage();
				await act();
				const { user, system } = process.cpuUsage(before);
				return user + system;
			};
			const entries = Array.from({ length: 3000 }, (_, n) => mailTo(`account:${n}`, "act:1"));
			const putting = await spent(() => put(entries));
			expect(await spent(() => take(START))).toBeLessThan(putting);
		});

		it("deleting an account removes its waiting entries, and a recipient's waiting entries can be removed", async () => {
			const given = { name: "Åsa", email: "asa@cup.example", passwordHash: "x", language: "sv", createdAt: START } as const;
			const account = (await makeAccount(db.orm, given))!.id;
			await put([mailTo(`account:${account}`, "a", { account }), mailTo("device:5", "a"), mailTo("device:6", "a")]);
			await db.orm.execute(`delete from account where id = ${account}`);
			await stopFor(db.orm, CUP, "mail", "device:5");
			expect((await take(START)).map(({ recipient }) => recipient)).toEqual(["device:6"]);
		});

		it("senders that crash between leasing and reporting lose nothing: each entry is sent at least once, in order, with one topic", async () => {
			const script = fc.array(
				fc.record({
					recipient: fc.integer({ min: 0, max: 3 }),
					waits: fc.integer({ min: 0, max: 20 }),
				}),
				{ minLength: 1, maxLength: 12 },
			);
			/** Outcomes of a leased entry: its process dies before sending, or after; it fails; or it is sent. */
			const fates = fc.array(fc.constantFrom("dies before", "dies after", "fails", "sent", "sent"), { maxLength: 40 });
			await fc.assert(
				fc.asyncProperty(script, fates, async (entries, plan) => {
					await db.orm.execute("truncate outbox");
					await put(entries.map(({ recipient, waits }, n) => mailTo(`r${recipient}`, `e${n}`, { notBefore: after(waits) })));
					const told: { readonly recipient: string; readonly event: string; readonly topic: string }[] = [];
					const fateOf = [...plan];
					for (let second = 0; second < 4000; second += 7) {
						const taken = await take(after(second), 3, 20_000);
						for (const one of taken) {
							const fate = fateOf.shift() ?? "sent";
							if (fate !== "dies before" && fate !== "fails") told.push(one);
							if (fate === "sent") await sent(db.orm, [one], after(second));
							if (fate === "fails") await failed(db.orm, one, { now: after(second), again: after(second + 5), reason: "421" });
						}
						if (taken.length === 0 && second > 20 && new Set(told.map(({ event }) => event)).size === entries.length) break;
					}
					expect(new Set(told.map(({ event }) => event)).size).toBe(entries.length);
					for (const { event, topic } of told) expect(topic).toBe(event);
					for (const recipient of new Set(told.map((one) => one.recipient))) {
						const order = told.filter((one) => one.recipient === recipient).map(({ event }) => Number(event.slice(1)));
						const due = (n: number) => entries[n]!.waits;
						const rank = order.map((n) => due(n) * 100 + n);
						expect(rank).toEqual([...rank].sort((a, b) => a - b));
					}
				}),
				{ numRuns: 15 },
			);
		});

		it("several concurrent senders send each entry once, as soon as it is queued", async () => {
			const other = place.openAgain ? await place.openAgain() : db;
			const told: string[] = [];
			const senders = await Promise.all(
				[db, other].map((database) =>
					startSending(database, {
						...{ cup: CUP, way: "mail", limit: 3, now: () => new Date() },
						send: async (taken) => {
							told.push(...taken.map(({ event }) => event));
							await sent(database.orm, taken, new Date());
						},
						onError: (error) => {
							throw error;
						},
					}),
				),
			);
			const events = Array.from({ length: 20 }, (_, n) => `e${n}`);
			await put(
				events.map((event, n) => mailTo(`r${n % 7}`, event)),
				new Date(),
			);
			await expect.poll(() => told.length, { timeout: 30_000 }).toBe(events.length);
			for (const sender of senders) await sender.stop();
			expect([...told].sort()).toEqual([...events].sort());
			if (other !== db) await other.close();
		});
	});
}
