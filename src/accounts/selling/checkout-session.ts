import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { Order } from "./order.ts";

type Params = Stripe.Checkout.SessionCreateParams;

/** The outcome in the returning visitor's address: `?pass=paid`. */
const RETURNS = { success_url: "paid", cancel_url: "cancelled" } as const;

type For = {
	readonly order: Order;
	/** Fills in the buyer's address. */
	readonly email: string;
	/** "All Access 2026 · Fyrcupen". */
	readonly what: string;
	/** Scheme and host of the site to which the buyer returns. */
	readonly site: string;
};

/** The request to Stripe: one pass at the shown price, in the buyer's language, with the return addresses. */
export function sessionParams({ order, email, what, site }: For): Params {
	const { reference, cup, year, language, amount, currency } = order;
	const metadata = { cup: String(cup), year: String(year), order: reference, account: String(order.account) };
	const back = (how: string): string => {
		// Put together, not resolved: a path stays a path of the site.
		const url = new URL(site + order.cameFrom);
		url.searchParams.set("pass", how);
		return url.href;
	};
	return {
		mode: "payment",
		line_items: [
			{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: what } } },
		],
		// The shown price is the paid one: no other currency.
		adaptive_pricing: { enabled: false },
		locale: language,
		customer_email: email,
		client_reference_id: reference,
		metadata,
		payment_intent_data: { description: `${what}, ${reference}`, metadata },
		success_url: back(RETURNS.success_url),
		cancel_url: back(RETURNS.cancel_url),
	};
}

/** The same order with the same parameters is one session at Stripe, however often it is requested; with others, another. */
export function idempotencyKey({ reference }: Order, params: Params): string {
	return `${reference}-${createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 24)}`;
}
