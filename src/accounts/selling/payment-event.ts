import type Stripe from "stripe";

type About = { readonly id: string; readonly at: Date };
/** Of a Checkout of ours. */
type OfOrder = About & { readonly reference: string; readonly session: string };

/** What an event of Stripe's tells us of a pass. */
export type PaymentEvent =
	| (OfOrder & { readonly kind: "paid"; readonly payment: string; readonly amount: number; readonly currency: string })
	/** The buyer is through, the money is on its way: some ways to pay take days. */
	| (OfOrder & { readonly kind: "waiting"; readonly payment: string | null })
	/** The money did not come, or nobody went on. */
	| (OfOrder & { readonly kind: "ended" })
	/** Paid back in full. */
	| (About & { readonly kind: "refunded"; readonly payment: string })
	/** The buyer's bank took the money back. */
	| (About & { readonly kind: "lost"; readonly payment: string });

const idOf = (thing: string | { readonly id: string } | null): string | null =>
	typeof thing === "string" ? thing : (thing?.id ?? null);

/** A payment is made of a session when it is paid; without one nothing was to be paid, and the session stands for it. */
const paymentOf = (session: Stripe.Checkout.Session): string => idOf(session.payment_intent) ?? session.id;

/**
 * @param event whose signature was right
 * @param cup the one whose passes are sold here: its account at Stripe may sell other things, and other cups' passes
 * @returns null where it is about none of ours, or changes nothing (a part that is paid back leaves the pass)
 */
export function readPaymentEvent(event: Stripe.Event, cup: number): PaymentEvent | null {
	const about: About = { id: event.id, at: new Date(event.created * 1000) };
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return ofSession(event, about, cup);
		case "charge.refunded": {
			const charge = event.data.object;
			const payment = idOf(charge.payment_intent);
			const ofOther = charge.metadata.cup !== undefined && charge.metadata.cup !== String(cup);
			return charge.refunded && payment !== null && !ofOther ? { ...about, kind: "refunded", payment } : null;
		}
		case "charge.dispute.closed": {
			const dispute = event.data.object;
			const payment = idOf(dispute.payment_intent);
			return dispute.status === "lost" && payment !== null ? { ...about, kind: "lost", payment } : null;
		}
		default:
			return null;
	}
}

type SessionEvent =
	| Stripe.CheckoutSessionCompletedEvent
	| Stripe.CheckoutSessionAsyncPaymentSucceededEvent
	| Stripe.CheckoutSessionAsyncPaymentFailedEvent
	| Stripe.CheckoutSessionExpiredEvent;

function ofSession({ type, data: { object: session } }: SessionEvent, about: About, cup: number): PaymentEvent | null {
	const reference = session.client_reference_id;
	if (reference === null || session.metadata?.cup !== String(cup)) return null;
	const ofOrder: OfOrder = { ...about, reference, session: session.id };
	if (type === "checkout.session.expired" || type === "checkout.session.async_payment_failed")
		return { ...ofOrder, kind: "ended" };
	if (session.payment_status === "unpaid") return { ...ofOrder, kind: "waiting", payment: idOf(session.payment_intent) };
	const { amount_total: amount, currency } = session;
	if (amount === null || currency === null) throw new Error("A session that is paid says neither how much nor in what currency");
	return { ...ofOrder, kind: "paid", payment: paymentOf(session), amount, currency: currency.toUpperCase() };
}
