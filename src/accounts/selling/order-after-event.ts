import type { Order } from "./order.ts";
import type { PaymentEvent } from "./payment-event.ts";

type Standing = Pick<Order, "payment" | "amount" | "currency" | "closedAt" | "paidAt" | "takenBackAt">;

/** Money that was taken back is not given a second time by anything that is told later. */
const first = (before: Date | null, at: Date): Date => (before === null || at < before ? at : before);

/** An order after what is told of it; the same whatever the order in which it is told, and however often. */
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

/** What an order gives: nothing until it is paid, nor once the money is back. */
export const givesPass = ({ paidAt, takenBackAt }: Pick<Order, "paidAt" | "takenBackAt">): boolean =>
	paidAt !== null && takenBackAt === null;

/** What a buyer is written after an order has gone from one standing to another; null: nothing. */
export function mailAfterEvent(before: Standing, after: Standing): "passReceipt" | "passRefund" | null {
	if (after.paidAt === null) return null;
	if (after.takenBackAt !== null) return before.paidAt === null || before.takenBackAt === null ? "passRefund" : null;
	return before.paidAt === null ? "passReceipt" : null;
}
