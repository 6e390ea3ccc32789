import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAccount, makeAccount } from "../../src/accounts/account.ts";
import type { Mail } from "../../src/accounts/mail/mail.ts";
import { grantPass, listPasses, revokePass } from "../../src/accounts/pass.ts";
import type { Selling } from "../../src/accounts/selling/selling.ts";
import { openStripe } from "../../src/accounts/selling/stripe.ts";
import { sweep } from "../../src/accounts/service.ts";
import { signInDevice } from "../../src/accounts/token/device.ts";
import type { Database } from "../../src/database/database.ts";
import { accountsOver, NOON } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import {
	asyncFailed,
	asyncSucceeded,
	type Bought,
	completed,
	disputeClosed,
	expired,
	refunded,
	signed,
	type Told,
} from "../support/stripe-events.ts";
import { type Session, stripeStandIn } from "../support/stripe-stand-in.ts";

const DAY = 86_400_000;
const SECONDS = NOON.getTime() / 1000;
const ASTRID = "astrid@cup.example";
const PASS = { type: "tournament_pass", year: 2026 };

describe.each(await accountPlaces())("passes bought on $name", ({ open, openAgain, end, missing }) => {
	let db: Database;
	let other: Database;
	let stripe: Awaited<ReturnType<typeof stripeStandIn>>;
	let selling: Selling;
	let at: ReturnType<typeof accountsOver>;
	let token: string;

	beforeAll(async () => {
		if (missing) return;
		db = await open();
		other = openAgain === undefined ? db : await openAgain();
	});
	beforeEach(async (context) => {
		if (missing) context.skip(missing);
		await emptyTables(db, "account", "attempt", "pass_order", "stripe_event");
		stripe = await stripeStandIn();
		selling = {
			price: { amount: 14_900, currency: "SEK" },
			stripe: openStripe({ secretKey: stripe.secretKey, apiBase: stripe.base }),
			webhookSecret: stripe.webhookSecret,
			cupName: "Lillcupen",
			editionOf: async (year) => (year === 2026 || year === 2025 ? { zone: "Europe/Stockholm" } : null),
		};
		at = accountsOver(db, { selling });
		const person = { name: "Astrid Lind", email: ASTRID, passwordHash: "-", language: "en", createdAt: NOON } as const;
		token = await signInDevice(db.orm, (await makeAccount(db.orm, person))!.id, "A phone", NOON);
		return () => stripe.close();
	});
	afterAll(async () => {
		if (other !== db) await other?.close();
		await db?.close();
		await end?.();
	});

	type Asking = { year?: number | string; from?: unknown; token?: string; headers?: Record<string, string> };
	const ask = ({ year = 2026, from = "/2026/streams/final", headers, ...more }: Asking = {}) =>
		at.call("POST", `/api/passes/${year}/checkout`, { token: more.token ?? token, body: { from }, headers });
	/** @returns the data of Stripe's events about the opened order */
	async function bought(asking: Asking = {}): Promise<Bought> {
		const answer = await ask(asking);
		expect(answer.status, answer.text).toBe(200);
		const id = String(answer.json().url).split("/").at(-1) ?? "";
		return stripe.boughtBy(stripe.sessions.get(id)!);
	}
	type Telling = { secret?: string; timestamp?: number; to?: typeof at };
	function tell(told: Told | object, { secret = stripe.webhookSecret, timestamp = SECONDS, to = at }: Telling = {}) {
		const { body, headers } = signed(told, { secret, timestamp });
		return to.call("POST", "/api/stripe/webhook", { body, headers });
	}
	async function told(...all: Told[]): Promise<void> {
		for (const one of all) expect((await tell(one)).status).toBe(200);
	}
	const purchases = async (of = token) => (await at.user(of)).purchases;
	const owner = async () => (await findAccount(db.orm, ASTRID))!.id;
	const count = async (table: string) =>
		((await db.orm.execute(sql.raw(`select count(*)::int as n from ${table}`))) as unknown as { rows: { n: number }[] }).rows[0]!
			.n;
	const letters = () => at.letters.map(({ kind }) => kind).filter((kind) => kind.startsWith("pass"));

	describe("the way to Stripe", () => {
		it("is the same for a buyer who returns from a Checkout and presses again: the outcome in the address is no part of the page", async () => {
			const first = await bought({ from: "/2026/streams?tab=live" });
			const again = await bought({ from: "/2026/streams?tab=live&pass=cancelled" });
			expect(again.reference).toBe(first.reference);
		});

		it("§1 leads to a Checkout with the price, the buyer's address, the language and the ways back", async () => {
			await bought({ headers: { "accept-language": "sv" }, from: "/2026/matches/412?tab=table" });
			const [{ asked }] = [...stripe.sessions.values()] as [Session];
			const reference = asked.get("client_reference_id");
			expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
			expect(Object.fromEntries(asked)).toMatchObject({
				mode: "payment",
				locale: "sv",
				customer_email: ASTRID,
				"line_items[0][quantity]": "1",
				"line_items[0][price_data][unit_amount]": "14900",
				"line_items[0][price_data][currency]": "sek",
				"line_items[0][price_data][product_data][name]": "All Access 2026 · Lillcupen",
				"metadata[year]": "2026",
				"metadata[cup]": "7",
				"metadata[account]": String(await owner()),
				"payment_intent_data[metadata][order]": reference,
				success_url: "http://localhost/2026/matches/412?tab=table&pass=paid",
				cancel_url: "http://localhost/2026/matches/412?tab=table&pass=cancelled",
			});
		});

		it("leads back to the configured site whose page opened it, and to no other", async () => {
			const back = async (origin: string) => {
				await bought({ headers: { origin }, from: `/2026/streams?${origin}` });
				return [...stripe.sessions.values()].at(-1)?.asked.get("success_url");
			};
			expect(await back("https://other.example")).toMatch(/^https:\/\/other\.example\/2026\/streams/);
			expect(await back("http://cup.example")).toMatch(/^http:\/\/localhost\/2026\/streams/);
			const foreign = await ask({ headers: { origin: "https://evil.example" } });
			expect(foreign.status).toBe(403);
		});

		it.each([
			"https://evil.example/",
			"//evil.example/2026",
			"/\\evil.example",
			"/2026/..//evil.example",
			"/2026/..\\/evil.example",
			"/2026/%2e%2e//evil.example",
			"/x/..//evil.example/a?b=c",
			"2026/streams",
			"javascript:alert(1)",
			7,
		])("refuses to send anybody back to %j", async (from) => {
			const answer = await ask({ from });
			expect([answer.status, Object.keys(answer.json().errors as object)]).toEqual([422, ["from"]]);
			expect(await count("pass_order")).toBe(0);
		});

		it("is one order and one session however often it is pressed, in two processes at the same time too", async () => {
			const beside = accountsOver(other, { selling });
			const pressed = await Promise.all(
				[at, beside, at, beside].map((one) =>
					one.call("POST", "/api/passes/2026/checkout", { token, body: { from: "/2026/streams" } }),
				),
			);
			expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
			expect(new Set(pressed.map(({ text }) => text)).size).toBe(1);
			expect([await count("pass_order"), stripe.sessions.size]).toEqual([1, 1]);
		});

		it("from another page ends the Checkout before it, so that the buyer cannot pay in two windows", async () => {
			await bought({ from: "/2026/streams/one" });
			await bought({ from: "/2026/streams/two" });
			await at.settled();
			expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(["expired", "open"]);
		});

		it.each([
			["signed out", { token: "1|nothing" }, 401, "You are not signed in."],
			["of a year that there is not", { year: 2031 }, 404, "No pass is sold for that year."],
			["of no year", { year: "next" }, 404, "No pass is sold for that year."],
		])("is refused %s", async (_, asking: Asking, status, message) => {
			const answer = await ask(asking);
			expect([answer.status, answer.json().message]).toEqual([status, message]);
		});

		it("is refused to a buyer who has the pass, in their language", async () => {
			await grantPass(db.orm, await owner(), 7, 2026, NOON);
			const answer = await ask({ headers: { "accept-language": "sv" } });
			expect([answer.status, answer.json().message]).toEqual([409, "Du har redan All Access för det här året."]);
			expect(stripe.sessions.size).toBe(0);
			expect((await ask({ year: 2025 })).status).toBe(200);
		});

		it("is refused where no pass is sold, and there is no webhook", async () => {
			const without = accountsOver(db);
			const answer = await without.call("POST", "/api/passes/2026/checkout", { token });
			expect([answer.status, answer.json().message]).toEqual([404, "Passes are not sold here."]);
			expect((await without.call("POST", "/api/stripe/webhook", { body: {} })).status).toBe(404);
		});

		it("an answer of Stripe's without a Checkout in it is answered 503 and logged, not written", async () => {
			const empty = { checkout: { sessions: { create: async () => ({}) } } } as unknown as Selling["stripe"];
			at = accountsOver(db, { selling: { ...selling, stripe: empty } });
			const { status, headers } = await at.call("POST", "/api/passes/2026/checkout", { token, body: {} });
			expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
			expect(at.logged.join()).toContain("a Checkout could not be opened at Stripe");
		});

		it("reports when Stripe is unreachable or refuses, and logs neither key nor address", async () => {
			stripe.instead.answer = { status: 402, type: "card_error" };
			const refused = await ask();
			expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
			expect(refused.json().message).toContain("Nothing has been paid");
			await stripe.close();
			selling = { ...selling, stripe: openStripe({ secretKey: "sk_test_standin", apiBase: "http://127.0.0.1:9" }) };
			at = accountsOver(db, { selling });
			expect((await ask()).status).toBe(503);
			expect(at.logged.join()).toMatch(/could not be opened at Stripe/);
			expect(at.logged.join()).not.toMatch(/sk_test|astrid|whsec/);
		});

		it("is limited for one account", async () => {
			for (let tries = 0; tries < 20; tries++) await ask();
			expect((await ask()).status).toBe(429);
			expect((await at.call("POST", "/api/passes/2026/checkout", { token, body: {}, from: "198.51.100.1" })).status).toBe(429);
			const beside = { name: "Bo", email: "bo@cup.example", passwordHash: "-", language: "en", createdAt: NOON } as const;
			const other = await signInDevice(db.orm, (await makeAccount(db.orm, beside))!.id, "A phone", NOON);
			expect((await ask({ token: other })).status).toBe(200);
		});
	});

	describe("Stripe's events", () => {
		it("§1 §3 a payment opens the pass, and is receipted in the language of the purchase", async () => {
			const order = await bought({ headers: { "accept-language": "sv" } });
			expect(await purchases()).toEqual([]);
			await told(completed(order));
			expect(await purchases()).toEqual([PASS]);
			const [letter] = at.letters as (Mail & { order: object })[];
			expect(letter).toMatchObject({
				kind: "passReceipt",
				to: { email: ASTRID, language: "sv" },
				link: "https://cup.example/2026/streams",
				order: { year: 2026, day: "15 juli 2026", reference: order.reference },
			});
			expect((await ask()).status).toBe(409);
		});

		it("§1 the same event twice counts once, and so does another one with the same content", async () => {
			const order = await bought();
			const event = completed(order);
			await told(event, event, asyncSucceeded(order));
			expect(await purchases()).toEqual([PASS]);
			expect(letters()).toEqual(["passReceipt"]);
		});

		it("§1 the same event in two processes at the same time is once", async () => {
			const order = await bought();
			const beside = accountsOver(other, { selling });
			const event = completed(order);
			const all = await Promise.all([at, beside, at, beside, beside, at].map((to) => tell(event, { to })));
			expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
			expect(await purchases()).toEqual([PASS]);
			expect([...at.letters, ...beside.letters]).toHaveLength(1);
		});

		it("payment and refund at the same time, in two processes, leave no pass and one letter", async () => {
			const beside = accountsOver(other, { selling });
			for (let round = 0; round < 5; round++) {
				const order = await bought({ from: `/2026/streams/${round}` });
				await Promise.all([tell(completed(order)), tell(refunded(order), { to: beside })]);
				expect(await purchases(), `round ${round}`).toEqual([]);
			}
			expect([...at.letters, ...beside.letters].filter(({ kind }) => kind === "passRefund")).toHaveLength(5);
		});

		it("§1 a refund revokes the pass and says so; a partial refund does not", async () => {
			const order = await bought();
			await told(completed(order), refunded(order, 5000));
			expect(await purchases()).toEqual([PASS]);
			await told(refunded(order));
			expect(await purchases()).toEqual([]);
			expect(letters()).toEqual(["passReceipt", "passRefund"]);
			expect((await ask({ from: "/2026/again" })).status).toBe(200);
		});

		it("a refund that arrives before its payment leaves no pass", async () => {
			const order = await bought();
			await told(refunded(order));
			expect(letters()).toEqual([]);
			await told(completed(order));
			expect(await purchases()).toEqual([]);
			expect(letters()).toEqual(["passRefund"]);
		});

		it("a payment that arrives days later opens the pass then; one that never arrives opens nothing", async () => {
			const slow = await bought();
			await told(completed(slow, "unpaid"));
			expect(await purchases()).toEqual([]);
			await told(asyncSucceeded(slow));
			expect(await purchases()).toEqual([PASS]);

			const never = await bought({ year: 2025 });
			await told(completed(never, "unpaid"), asyncFailed(never));
			expect(await purchases()).toEqual([PASS]);
			expect(letters()).toEqual(["passReceipt"]);
		});

		it("a payment event after the one of its success, or after an end, counts all the same", async () => {
			const order = await bought();
			await told(asyncSucceeded(order), completed(order, "unpaid"), expired(order));
			expect(await purchases()).toEqual([PASS]);
		});

		it("one payment reported by two events is paid once, without a request to refund it", async () => {
			const order = await bought();
			await told(completed(order), asyncSucceeded(order));
			expect(at.logged).toEqual([]);
			expect(letters()).toEqual(["passReceipt"]);
		});

		it("is written to the buyer with its own day, where the cup is: of the payment, and of the refund", async () => {
			const order = await bought();
			const at2 = (iso: string, event: Told) => ({ ...event, created: Date.parse(iso) / 1000 });
			// Past midnight in the cup's zone.
			await told(at2("2026-07-15T22:30:00Z", completed(order)), at2("2026-07-20T22:30:00Z", refunded(order)));
			const days = at.letters.flatMap((mail) => ("order" in mail ? [[mail.kind, mail.order.day]] : []));
			expect(days).toEqual([
				["passReceipt", "16 July 2026"],
				["passRefund", "21 July 2026"],
			]);
		});

		it("an ended Checkout is not continued", async () => {
			const order = await bought();
			await told(expired(order));
			expect((await bought()).reference).not.toBe(order.reference);
		});

		it("a dispute that the buyer's bank wins revokes the pass; one that it loses does not", async () => {
			const order = await bought();
			await told(completed(order), disputeClosed(order, "won"));
			expect(await purchases()).toEqual([PASS]);
			await told(disputeClosed(order, "lost"));
			expect(await purchases()).toEqual([]);
		});

		it("§6 a pass that the organiser gives survives the refund of a bought one, given before or after", async () => {
			const order = await bought();
			await told(completed(order));
			expect(await grantPass(db.orm, await owner(), 7, 2026, NOON)).toBe(true);
			expect(await listPasses(db.orm, 7)).toMatchObject([{ email: ASTRID, granted: true, bought: true }]);
			await told(refunded(order));
			expect(await purchases()).toEqual([PASS]);
			expect(await listPasses(db.orm, 7)).toMatchObject([{ granted: true, bought: false }]);

			const before = await bought({ year: 2025 });
			await grantPass(db.orm, await owner(), 7, 2025, NOON);
			await told(completed(before), refunded(before));
			expect(await purchases()).toContainEqual({ ...PASS, year: 2025 });
		});

		it("a pass revoked by the organiser is not reopened by its payment's events", async () => {
			const order = await bought();
			await told(completed(order));
			expect(await listPasses(db.orm, 7)).toMatchObject([{ granted: false, bought: true }]);
			await revokePass(db.orm, await owner(), 7, 2026);
			await told(asyncSucceeded(order), expired(order));
			expect(await purchases()).toEqual([]);
		});

		it("of two that were paid for, the refund of one leaves the pass", async () => {
			const [one, two] = [await bought({ from: "/2026/one" }), await bought({ from: "/2026/two" })];
			// A payment whose refund arrived first is no second payment.
			const three = await bought({ from: "/2026/three" });
			await told(completed(one), refunded(three), completed(three));
			expect(at.logged).toEqual([]);
			await told(completed(two));
			expect(at.logged).toEqual([
				expect.stringContaining(`by two orders: refund one payment at Stripe {"order":"${two.reference}"`),
			]);
			await told(refunded(one));
			expect(await purchases()).toEqual([PASS]);
			await told(refunded(two));
			expect(await purchases()).toEqual([]);
		});

		it("an order paid twice is reported to the organiser, and its second refund revokes nothing", async () => {
			const order = await bought();
			const again = { ...order, payment: "pi_again" };
			await told(completed(order), completed(again));
			expect(at.logged.join()).toContain(`paid twice: refund one payment at Stripe {"order":"${order.reference}"`);
			await told(refunded(again));
			expect(await purchases()).toEqual([PASS]);
		});

		it("a payment for a deleted account opens nothing, is logged without the person, and is not retried for ever", async () => {
			const order = await bought();
			expect((await at.call("GET", "/api/user/delete", { token })).status).toBe(204);
			const event = completed(order);
			await told(event, event, refunded(order));
			expect(await count("purchase")).toBe(0);
			expect(letters()).toEqual([]);
			expect(at.logged).toHaveLength(1);
			expect(at.logged[0]).toMatch(/buyer's account is deleted: refund it at Stripe/);
			expect(at.logged[0]).not.toMatch(/astrid/i);
		});

		it("a payment that the record has no order of is logged, and answered", async () => {
			const order = await bought();
			await db.orm.execute(sql`truncate pass_order`);
			await told(completed(order));
			expect(at.logged.join()).toContain(order.reference);
			expect(await purchases()).toEqual([]);
		});

		it.each([
			["forged", { secret: "whsec_other" }],
			["too old", { timestamp: SECONDS - 301 }],
		])("a %s signature is refused, and nothing is written", async (_, telling: Telling) => {
			const order = await bought();
			const answer = await tell(completed(order), telling);
			expect([answer.status, answer.json().message]).toEqual([400, "The signature is wrong or too old."]);
			expect([await count("stripe_event"), await purchases(), at.letters]).toEqual([0, [], []]);
		});

		it.each(["t=1,v1=", "t=,v1=", "v1=,t=", "t=1,v1", `t=1,v1=${"é".repeat(32)}`, `t=1,v1=${"é".repeat(64)}`, "v1=", "=", "t=1"])(
			"a signature %j, which Stripe would not write, is refused and is no fault of ours",
			async (signature) => {
				const { body } = signed(completed(await bought()), { secret: stripe.webhookSecret });
				const answer = await at.call("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": signature } });
				expect([answer.status, answer.json().message]).toEqual([400, "The signature is wrong or too old."]);
				expect([at.logged, await count("stripe_event")]).toEqual([[], 0]);
			},
		);

		it("a signature of other bytes, none, or a body that is too large is refused", async () => {
			const { body, headers } = signed(completed(await bought()), { secret: stripe.webhookSecret, timestamp: SECONDS });
			const post = (more: { body: string; headers?: Record<string, string> }) => at.call("POST", "/api/stripe/webhook", more);
			expect((await post({ body: body.replace("14900", "1"), headers })).status).toBe(400);
			expect((await post({ body })).status).toBe(400);
			expect((await post({ body: "x".repeat(300_000), headers })).status).toBe(413);
			expect((await at.call("GET", "/api/stripe/webhook")).status).toBe(405);
			expect(await count("stripe_event")).toBe(0);
			expect((await post({ body, headers })).status).toBe(200);
		});

		it.each([
			[null, "null"],
			[[], "[]"],
			["data", { id: "evt_n1", object: "event", type: "checkout.session.completed", created: SECONDS, data: null }],
			["object", { id: "evt_n2", object: "event", type: "charge.refunded", created: SECONDS, data: { object: null } }],
			["time", { id: "evt_n3", object: "event", type: "charge.dispute.closed", created: null, data: { object: {} } }],
		])("an event with null in place of its %s is answered 200, logged, and changes nothing", async (_, given) => {
			const { body, headers } = signed(given as object, { secret: stripe.webhookSecret, timestamp: SECONDS });
			const answer = await at.call("POST", "/api/stripe/webhook", { body, headers });
			expect([answer.status, answer.text]).toEqual([200, JSON.stringify({ received: true })]);
			expect(at.logged).toEqual([expect.stringContaining("an event of Stripe's lacks what its kind has")]);
			expect([await count("stripe_event"), await purchases()]).toEqual([0, []]);
		});

		it("a large event of ours, of a kind that we do not know, of another shop and of another cup change nothing", async () => {
			const order = await bought();
			const unknown = { ...completed(order), type: "invoice.paid", padding: "x".repeat(60_000) };
			expect((await tell(unknown)).status).toBe(200);
			await told(completed({ ...order, cup: 8 }), refunded({ ...order, cup: 8 }));
			const shop = completed(order);
			const session = { ...shop.data.object, client_reference_id: null, metadata: {} };
			expect((await tell({ ...shop, data: { object: session } })).status).toBe(200);
			expect([await count("stripe_event"), await purchases()]).toEqual([0, []]);
		});

		it("two cups with one account at Stripe both hear everything, and each counts its own", async () => {
			const order = await bought();
			const event = completed(order);
			const eighth = accountsOver(db, { selling, cup: 8 });
			expect((await tell(event, { to: eighth })).status).toBe(200);
			await told(event);
			const refund = disputeClosed(order, "lost");
			expect((await tell(refund, { to: eighth })).status).toBe(200);
			await told(refund);
			expect(await purchases()).toEqual([]);
		});
	});

	describe("what is stored", () => {
		it("of a deleted account is what was paid, without the person", async () => {
			await told(completed(await bought()));
			await at.call("GET", "/api/user/delete", { token });
			const answer = (await db.orm.execute(sql`select * from pass_order`)) as unknown as { rows: Record<string, unknown>[] };
			expect(answer.rows).toHaveLength(1);
			expect(answer.rows[0]).toMatchObject({ account: null, amount: 14_900, currency: "SEK", year: 2026 });
			expect(JSON.stringify(answer.rows)).not.toMatch(/astrid/i);
		});

		it("of unpaid orders is deleted after two months, and what was paid stays", async () => {
			await bought({ year: 2025 });
			const paid = await bought();
			await told(completed(paid), disputeClosed({ ...paid, payment: "pi_of_another_shop" }, "lost"));
			await sweep(db.orm, new Date(NOON.getTime() + 59 * DAY));
			expect([await count("pass_order"), await count("stripe_event")]).toEqual([2, 2]);
			await sweep(db.orm, new Date(NOON.getTime() + 61 * DAY));
			expect([await count("pass_order"), await count("stripe_event")]).toEqual([1, 1]);
		});
	});
});
