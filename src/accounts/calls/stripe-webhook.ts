import Stripe from "stripe";
import { dayIn } from "../../text/moment.ts";
import { formatPrice } from "../../text/price.ts";
import type { Call } from "../request/caller.ts";
import { RequestRefused } from "../request/refused.ts";
import { applyPaymentEvent, type Outcome } from "../selling/apply-payment-event.ts";
import type { Order } from "../selling/order.ts";
import { type PaymentEvent, readPaymentEvent, UnreadableEvent } from "../selling/payment-event.ts";
import type { Selling } from "../selling/selling.ts";
import type { Service } from "../service.ts";

/** An event with a payment in it is some 10 kB. */
export const LONGEST_EVENT = 256 * 1024;
/** The maximum age of a signature. Stripe signs each attempt anew. */
const TOLERANCE_SECONDS = 300;

/** POST /api/stripe/webhook: events of payments from Stripe. Unrelated events are acknowledged and ignored. */
export const stripeWebhook =
	(service: Service): Call =>
	async (caller) => {
		const { selling, orm, cup } = service;
		if (selling === undefined) throw new RequestRefused(404, "noPassesSold");
		const body = Buffer.from(await caller.req.arrayBuffer());
		const event = verified(selling, body, caller.req.header("stripe-signature") ?? "", service.now());
		const news = readable(service, event, cup);
		if (news !== null) await follow(service, selling, await applyPaymentEvent(orm, cup, news, service.now()));
		return caller.json({ received: true });
	};

/** Stripe repeats a refused event for days. One that lacks fields of its kind is therefore logged and accepted. */
function readable({ log }: Service, event: unknown, cup: number): PaymentEvent | null {
	try {
		return readPaymentEvent(event, cup);
	} catch (error) {
		if (!(error instanceof UnreadableEvent)) throw error;
		const { id = null, type = null } = Object(event) as { id?: unknown; type?: unknown };
		log.error({ event: id, type, lacks: error.message }, "an event of Stripe's lacks what its kind has: look at it there");
		return null;
	}
}

/** Its library fails on a signature that is empty or of other letters, where it should refuse it. */
const isSignature = (part: string): boolean => !/^v1(=|$)/.test(part) || /^v1=[0-9a-f]{64}$/.test(part);

/** @throws RequestRefused 400 where it is not Stripe that signed it, or long ago */
function verified({ stripe, webhookSecret }: Selling, body: Buffer, signature: string, now: Date): unknown {
	if (!signature.split(",").every(isSignature)) throw new RequestRefused(400, "badSignature");
	try {
		return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime());
	} catch (error) {
		if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new RequestRefused(400, "badSignature");
		if (error instanceof SyntaxError) throw new RequestRefused(400, "notJson");
		// The signature was valid, but Stripe's library cannot parse the content.
		if (error instanceof TypeError) return null;
		throw error;
	}
}

/** After the commit: a mail to the buyer, or a notice to the organiser about a payment without an order. */
async function follow(service: Service, selling: Selling, outcome: Outcome): Promise<void> {
	if (outcome.is === "nothing") return;
	if (outcome.is === "unknown-order")
		return service.log.error({ order: outcome.reference }, "a pass was paid for that the record has no order of: look at Stripe");
	const { order } = outcome;
	const about = { order: order.reference, year: order.year };
	if (outcome.is === "paid-twice") return service.log.error(about, "an order was paid twice: refund one payment at Stripe");
	const { buyer, mail, isNewlyPaid, paysAgain } = outcome;
	if (paysAgain) service.log.error(about, "a pass was paid for twice, by two orders: refund one payment at Stripe");
	if (buyer === undefined) {
		if (isNewlyPaid) service.log.error(about, "a pass was paid for whose buyer's account is deleted: refund it at Stripe");
		return;
	}
	if (mail === null) return;
	const { language } = order;
	await service.post({ kind: mail, account: buyer.id, order: await toldOrder(selling, order), language });
}

/** An order in the words of its buyer's language, with the day as it was where the cup is. */
async function toldOrder({ editionOf }: Selling, order: Order) {
	const { year, reference, language, paidAt, takenBackAt, openedAt } = order;
	const zone = (await editionOf(year))?.zone;
	return { year, reference, amount: formatPrice(order, language), day: dayIn(language, takenBackAt ?? paidAt ?? openedAt, zone) };
}
