import { z } from "zod";

type About = { readonly id: string; readonly at: Date };
/** About one of our Checkouts. */
type OfOrder = About & { readonly reference: string; readonly session: string };

/** An event of Stripe's about a pass. */
export type PaymentEvent =
	| (OfOrder & { readonly kind: "paid"; readonly payment: string; readonly amount: number; readonly currency: string })
	/** The buyer has finished but the money is still on its way: some methods need days. */
	| (OfOrder & { readonly kind: "waiting"; readonly payment: string | null })
	/** The payment failed or was abandoned. */
	| (OfOrder & { readonly kind: "ended" })
	/** Paid back in full. */
	| (About & { readonly kind: "refunded"; readonly payment: string })
	/** The buyer's bank reversed the payment. */
	| (About & { readonly kind: "lost"; readonly payment: string });

/** An event about passes that lacks fields of its kind: null where an object or an amount should be. */
export class UnreadableEvent extends Error {}

/** Stripe names another thing by its id, or sends the thing itself. */
const thing = z
	.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
	.nullish()
	.transform((id) => id ?? null);
const metadata = z.object({ cup: z.string().optional() }).nullish();

const session = z.object({
	id: z.string(),
	client_reference_id: z.string().nullish(),
	payment_intent: thing,
	payment_status: z.string(),
	amount_total: z.number().nullish(),
	currency: z.string().nullish(),
	metadata,
});
const charge = z.object({ payment_intent: thing, refunded: z.boolean(), metadata });
const dispute = z.object({ payment_intent: thing, status: z.string() });
const anyEvent = z.object({ id: z.string(), created: z.number(), type: z.string(), data: z.unknown() });

/** @throws UnreadableEvent */
function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	throw new UnreadableEvent(result.error.issues.map(({ path }) => path.join(".")).join(", ") || "the event itself");
}

/**
 * @param event with a valid signature
 * @param cup whose passes are sold here: its account at Stripe may sell other things, and other cups' passes
 * @returns null if it is not about a pass of ours, or changes nothing (a partial refund does not affect the pass)
 * @throws UnreadableEvent, whose message names what is missing
 */
export function readPaymentEvent(event: unknown, cup: number): PaymentEvent | null {
	const { id, created, type, data } = read(anyEvent, event);
	const about: About = { id, at: new Date(created * 1000) };
	switch (type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return ofSession(type, read(z.object({ object: session }), data).object, about, cup);
		case "charge.refunded": {
			const { payment_intent: payment, refunded, metadata } = read(z.object({ object: charge }), data).object;
			const ofOther = metadata?.cup !== undefined && metadata.cup !== String(cup);
			return refunded && payment !== null && !ofOther ? { ...about, kind: "refunded", payment } : null;
		}
		case "charge.dispute.closed": {
			const { payment_intent: payment, status } = read(z.object({ object: dispute }), data).object;
			return status === "lost" && payment !== null ? { ...about, kind: "lost", payment } : null;
		}
		default:
			return null;
	}
}

function ofSession(type: string, of: z.output<typeof session>, about: About, cup: number): PaymentEvent | null {
	const reference = of.client_reference_id ?? null;
	if (reference === null || of.metadata?.cup !== String(cup)) return null;
	const ofOrder: OfOrder = { ...about, reference, session: of.id };
	if (type === "checkout.session.expired" || type === "checkout.session.async_payment_failed")
		return { ...ofOrder, kind: "ended" };
	if (of.payment_status === "unpaid") return { ...ofOrder, kind: "waiting", payment: of.payment_intent };
	const { amount_total: amount, currency } = of;
	if (amount == null || currency == null) throw new UnreadableEvent("amount_total or currency of a paid session");
	// Stripe creates a payment when a session is paid. Without one the amount was zero, and the session's id replaces it.
	return { ...ofOrder, kind: "paid", payment: of.payment_intent ?? of.id, amount, currency: currency.toUpperCase() };
}
