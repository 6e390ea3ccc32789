import { describe, expect, it } from "vitest";
import { readPaymentEvent, UnreadableEvent } from "./payment-event.ts";

const AT = new Date("2026-07-15T12:00:00Z");
const about = { id: "evt_1", at: AT };
const event = (type: string, object: unknown) => ({ id: "evt_1", created: AT.getTime() / 1000, type, data: { object } });
const session = (over: object = {}) => ({
	...{ id: "cs_1", client_reference_id: "7KF3-9QXM", payment_intent: "pi_1", payment_status: "paid" },
	...{ amount_total: 14_900, currency: "sek", metadata: { cup: "7" }, ...over },
});
const charge = (over: object = {}) => ({ id: "ch_1", payment_intent: "pi_1", refunded: true, metadata: { cup: "7" }, ...over });
const dispute = (over: object = {}) => ({ id: "dp_1", payment_intent: "pi_1", status: "lost", ...over });
const ofOrder = { ...about, reference: "7KF3-9QXM", session: "cs_1" };
const paid = { ...ofOrder, kind: "paid", payment: "pi_1", amount: 14_900, currency: "SEK" };

describe("§1 Stripe's events about a pass", () => {
	it.each([
		["checkout.session.completed", session(), paid],
		["checkout.session.async_payment_succeeded", session(), paid],
		["checkout.session.completed", session({ payment_intent: { id: "pi_2" } }), { ...paid, payment: "pi_2" }],
		// A pass at no price is paid without a payment.
		["checkout.session.completed", session({ payment_intent: null }), { ...paid, payment: "cs_1" }],
		["checkout.session.completed", session({ payment_status: "no_payment_required" }), paid],
		["checkout.session.completed", session({ amount_total: 0 }), { ...paid, amount: 0 }],
		["checkout.session.completed", session({ payment_status: "unpaid" }), { ...ofOrder, kind: "waiting", payment: "pi_1" }],
		[
			"checkout.session.completed",
			session({ payment_status: "unpaid", payment_intent: null }),
			{ ...ofOrder, kind: "waiting", payment: null },
		],
		["checkout.session.async_payment_failed", session(), { ...ofOrder, kind: "ended" }],
		["checkout.session.expired", session(), { ...ofOrder, kind: "ended" }],
		["charge.refunded", charge(), { ...about, kind: "refunded", payment: "pi_1" }],
		["charge.refunded", charge({ metadata: {} }), { ...about, kind: "refunded", payment: "pi_1" }],
		["charge.dispute.closed", dispute(), { ...about, kind: "lost", payment: "pi_1" }],
	])("%s is taken: %j", (type, object, told) => {
		expect(readPaymentEvent(event(type, object), 7)).toEqual(told);
	});

	it.each([
		["checkout.session.completed", session({ metadata: { cup: "8" } })],
		["checkout.session.completed", session({ metadata: {} })],
		["checkout.session.completed", session({ metadata: null })],
		["checkout.session.completed", session({ client_reference_id: null })],
		["checkout.session.expired", session({ metadata: { cup: "8" } })],
		["charge.refunded", charge({ refunded: false })],
		["charge.refunded", charge({ payment_intent: null })],
		["charge.refunded", charge({ metadata: { cup: "8" } })],
		["charge.dispute.closed", dispute({ status: "won" })],
		["charge.dispute.closed", dispute({ status: "warning_closed" })],
		["charge.dispute.closed", dispute({ payment_intent: null })],
		["charge.dispute.created", dispute()],
		["charge.succeeded", charge()],
		["invoice.paid", session()],
	])("%s is none of ours, or changes nothing: %j", (type, object) => {
		expect(readPaymentEvent(event(type, object), 7)).toBeNull();
	});

	it.each([{ amount_total: null }, { currency: null }])("a paid session without %j is unreadable, and no free pass", (over) => {
		expect(() => readPaymentEvent(event("checkout.session.completed", session(over)), 7)).toThrow(UnreadableEvent);
	});

	it.each([
		...[null, [], "text", 7, {}, { ...event("charge.refunded", charge()), id: null }],
		...["checkout.session.completed", "checkout.session.expired", "charge.refunded", "charge.dispute.closed"].flatMap((type) => [
			...[event(type, null), event(type, undefined), event(type, []), event(type, {}), { ...event(type, {}), data: null }],
			{ ...event(type, {}), created: null },
		]),
		event("charge.refunded", charge({ refunded: null })),
		event("charge.dispute.closed", dispute({ status: null })),
		event("checkout.session.completed", session({ id: null })),
	])("an event that lacks what its kind has is unreadable: %j", (given) => {
		expect(() => readPaymentEvent(given, 7)).toThrow(UnreadableEvent);
	});

	it("a charge without metadata may be of a session of ours", () => {
		expect(readPaymentEvent(event("charge.refunded", charge({ metadata: null })), 7)).toMatchObject({ kind: "refunded" });
	});
});
