import Stripe from "stripe";

/** The data of one purchase's events. */
export type Bought = {
	readonly session: string;
	readonly payment: string;
	readonly reference: string;
	readonly cup: number;
	/** In hundredths. */
	readonly amount: number;
	/** In small letters. */
	readonly currency: string;
};

type SessionKeys =
	| "id"
	| "object"
	| "client_reference_id"
	| "payment_intent"
	| "payment_status"
	| "amount_total"
	| "currency"
	| "metadata";
type SessionPart = Pick<Stripe.Checkout.Session, SessionKeys>;
type ChargePart = Pick<
	Stripe.Charge,
	"id" | "object" | "payment_intent" | "amount" | "amount_refunded" | "refunded" | "currency" | "metadata"
>;
type DisputePart = Pick<Stripe.Dispute, "id" | "object" | "payment_intent" | "charge" | "status" | "amount" | "currency">;

/** The part of an event that anybody reads, in the library's own types. */
export type Told = Pick<Stripe.Event, "id" | "object" | "type" | "created" | "livemode"> & {
	readonly data: { readonly object: SessionPart | ChargePart | DisputePart };
};

let events = 0;
const event = (type: Told["type"], object: Told["data"]["object"], created = NOON_SECONDS): Told => ({
	id: `evt_${process.pid}_${++events}`,
	object: "event",
	type,
	created,
	livemode: false,
	data: { object },
});

/** The tests' noon. */
const NOON_SECONDS = Date.parse("2026-07-15T12:00:00Z") / 1000;

const sessionOf = (
	{ session, payment, reference, cup, amount, currency }: Bought,
	payment_status: SessionPart["payment_status"],
): SessionPart => ({
	id: session,
	object: "checkout.session",
	client_reference_id: reference,
	payment_intent: payment,
	payment_status,
	amount_total: amount,
	currency,
	metadata: { cup: String(cup), order: reference },
});

export const completed = (bought: Bought, status: SessionPart["payment_status"] = "paid"): Told =>
	event("checkout.session.completed", sessionOf(bought, status));
export const asyncSucceeded = (bought: Bought): Told =>
	event("checkout.session.async_payment_succeeded", sessionOf(bought, "paid"));
export const asyncFailed = (bought: Bought): Told => event("checkout.session.async_payment_failed", sessionOf(bought, "unpaid"));
export const expired = (bought: Bought): Told => event("checkout.session.expired", sessionOf(bought, "unpaid"));

/** @param back in hundredths; by default all of it */
export function refunded({ payment, amount, currency, cup, reference }: Bought, back = amount): Told {
	return event(
		"charge.refunded",
		{
			id: `ch_${payment}`,
			object: "charge",
			payment_intent: payment,
			amount,
			amount_refunded: back,
			refunded: back === amount,
			currency,
			metadata: { cup: String(cup), order: reference },
		},
		NOON_SECONDS + 3600,
	);
}

export function disputeClosed({ payment, amount, currency }: Bought, status: Stripe.Dispute["status"]): Told {
	const dispute: DisputePart = {
		id: `dp_${payment}`,
		object: "dispute",
		payment_intent: payment,
		charge: `ch_${payment}`,
		status,
		amount,
		currency,
	};
	return event("charge.dispute.closed", dispute, NOON_SECONDS + 7200);
}

const { webhooks } = new Stripe("sk_test_none");

/** An event as received: its bytes, and the library's own signature. @param timestamp in seconds; by default now */
export function signed(told: object, { secret, timestamp }: { secret: string; timestamp?: number }) {
	const body = JSON.stringify(told);
	const signature = webhooks.generateTestHeaderString({ payload: body, secret, ...(timestamp !== undefined && { timestamp }) });
	return { body, headers: { "content-type": "application/json", "stripe-signature": signature } };
}
