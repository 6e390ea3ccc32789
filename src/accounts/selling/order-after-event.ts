import type { Order } from "./order.ts";
import type { PaymentEvent } from "./payment-event.ts";

type Standing = Pick<Order, "payment" | "amount" | "currency" | "closedAt" | "paidAt" | "takenBackAt">;

/** A refunded order never becomes paid again by a later event. */
const first = (before: Date | null, at: Date): Date => (before === null || at < before ? at : before);

/** An order's state after some events; the same whatever their order and repetitions. */
export function nextOrderState<One extends Standing>(
	order: One,
	event: Pick<PaymentEvent, "kind" | "at"> & Partial<PaymentEvent>,
): One {
	const { at } = event;
	switch (event.kind) {
		case "paid": {
			const { payment = order.payment, amount = order.amount, currency = order.currency } = event;
			return { ...order, payment, amount, currency, paidAt: first(order.paidAt, at), closedAt: first(order.closedAt, at) };
		}
		case "waiting":
			return { ...order, payment: order.payment ?? event.payment ?? null, closedAt: first(order.closedAt, at) };
		case "ended":
			return { ...order, closedAt: first(order.closedAt, at) };
		case "refunded":
		case "lost":
			return { ...order, takenBackAt: first(order.takenBackAt, at) };
	}
}

/** Whether an order grants its pass: not before it is paid, nor after a refund. */
export const givesPass = ({ paidAt, takenBackAt }: Pick<Order, "paidAt" | "takenBackAt">): boolean =>
	paidAt !== null && takenBackAt === null;

/** The mail to a buyer when an order's state changes; null: none. */
export function mailAfterEvent(before: Standing, after: Standing): "passReceipt" | "passRefund" | null {
	if (after.paidAt === null) return null;
	if (after.takenBackAt !== null) return before.paidAt === null || before.takenBackAt === null ? "passRefund" : null;
	return before.paidAt === null ? "passReceipt" : null;
}
