import { describe, expect, it } from "vitest";
import { idempotencyKey, sessionParams } from "./checkout-session.ts";
import type { Order } from "./order.ts";

const order: Order = {
	...{ id: 3, reference: "7KF3-9QXM", account: 5, cup: 7, year: 2026, language: "sv", cameFrom: "/2026/streams?day=1" },
	...{ amount: 14_900, currency: "SEK", openedAt: new Date(0), session: null, payment: null },
	...{ closedAt: null, paidAt: null, takenBackAt: null },
};
const asked = { order, email: "astrid@cup.example", what: "All Access 2026 · Fyrcupen", site: "https://cup.example" };

describe("what Stripe is asked for", () => {
	it("§1 is one pass at the price that was shown, for its buyer, in the language of the order, and the way back", () => {
		const metadata = { cup: "7", year: "2026", order: "7KF3-9QXM", account: "5" };
		expect(sessionParams(asked)).toEqual({
			mode: "payment",
			line_items: [
				{
					quantity: 1,
					price_data: { currency: "sek", unit_amount: 14_900, product_data: { name: "All Access 2026 · Fyrcupen" } },
				},
			],
			adaptive_pricing: { enabled: false },
			locale: "sv",
			customer_email: "astrid@cup.example",
			client_reference_id: "7KF3-9QXM",
			metadata,
			payment_intent_data: { description: "All Access 2026 · Fyrcupen, 7KF3-9QXM", metadata },
			success_url: "https://cup.example/2026/streams?day=1&pass=paid",
			cancel_url: "https://cup.example/2026/streams?day=1&pass=cancelled",
		});
	});

	it("is one session however often it is asked for, and another where anything in it is another", () => {
		const key = (over: Partial<typeof asked> = {}) => idempotencyKey(order, sessionParams({ ...asked, ...over }));
		expect(key()).toMatch(/^7KF3-9QXM-[0-9a-f]{24}$/);
		expect(key()).toBe(key());
		expect(key({ email: "other@cup.example" })).not.toBe(key());
		expect(key({ site: "https://other.example" })).not.toBe(key());
		expect(idempotencyKey({ ...order, reference: "another" }, sessionParams(asked))).not.toBe(key());
	});
});
