import { and, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { Account } from "../account.ts";
import { closeBoughtPass, openBoughtPass, payingOrders } from "../pass.ts";
import { account } from "../tables/account.ts";
import { passOrder, stripeEvent } from "../tables/pass-order.ts";
import { lockAccount, type Order } from "./order.ts";
import { givesPass, mailAfterEvent, nextOrderState } from "./order-after-event.ts";
import type { PaymentEvent } from "./payment-event.ts";

/** The outcome of an event. */
export type Outcome =
	/** It was received before, or is stored until the event of its payment arrives. */
	| { readonly is: "nothing" }
	/** Paid for an order that the record does not have. */
	| { readonly is: "unknown-order"; readonly reference: string }
	/** A second payment for an order. */
	| { readonly is: "paid-twice"; readonly order: Order }
	/** `buyer`: undefined where the account is deleted. */
	| {
			readonly is: "taken";
			readonly order: Order;
			readonly buyer: Account | undefined;
			readonly mail: ReturnType<typeof mailAfterEvent>;
			readonly isNewlyPaid: boolean;
			/** It pays for a pass that another order of the buyer pays for already. */
			readonly paysAgain: boolean;
	  };

const NOTHING: Outcome = { is: "nothing" };

/**
 * Applies an event from Stripe, as a whole or not at all, once, whatever the order of events and however many processes receive it at the
 * same time. Events of one payment are serialised, and so are one account's passes.
 */
export function applyPaymentEvent(orm: Orm, cup: number, event: PaymentEvent, now: Date): Promise<Outcome> {
	return orm.transaction(async (tx) => {
		const payment = "payment" in event ? event.payment : null;
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${payment ?? event.id}, ${cup}))`);
		const row = { cup, id: event.id, kind: event.kind, payment, at: event.at, receivedAt: now };
		const fresh = await tx.insert(stripeEvent).values(row).onConflictDoNothing().returning({ id: stripeEvent.id });
		if (fresh.length === 0) return NOTHING;

		const order = await lockOrder(tx, cup, event);
		if (order === undefined) return event.kind === "paid" ? { is: "unknown-order", reference: event.reference } : NOTHING;
		if (event.kind === "paid" && order.payment !== null && order.payment !== event.payment) return { is: "paid-twice", order };
		const kept = payment === null ? [] : await keptOf(tx, cup, payment);
		const after = kept.reduce((now, one) => nextOrderState(now, one), nextOrderState(order, event));
		const { id, ...standing } = after;
		await tx.update(passOrder).set(standing).where(eq(passOrder.id, id));
		await movePass(tx, order, after);
		const [buyer] = after.account === null ? [] : await tx.select().from(account).where(eq(account.id, after.account));
		const isNewlyPaid = order.paidAt === null && after.paidAt !== null;
		const paysAgain = isNewlyPaid && givesPass(after) && (await isPaidBesides(tx, after));
		return { is: "taken", order: after, buyer, mail: mailAfterEvent(order, after), isNewlyPaid, paysAgain };
	});
}

/** Locks the event's order and its account for this transaction. */
async function lockOrder(tx: Orm, cup: number, event: PaymentEvent): Promise<Order | undefined> {
	const one = and(
		eq(passOrder.cup, cup),
		"reference" in event ? eq(passOrder.reference, event.reference) : eq(passOrder.payment, event.payment),
	);
	const [found] = await tx.select({ account: passOrder.account }).from(passOrder).where(one);
	// The account before the order, as in a deletion, or the two would wait for each other for ever.
	if (found?.account != null) await lockAccount(tx, found.account);
	const [order] = await tx.select().from(passOrder).where(one).for("update");
	return order;
}

/** Events about a payment's end that arrived before its order was known. */
function keptOf(tx: Orm, cup: number, payment: string) {
	const { kind, at } = stripeEvent;
	const ended = inArray(kind, ["refunded", "lost"]);
	return tx
		.select({ kind, at })
		.from(stripeEvent)
		.where(and(eq(stripeEvent.cup, cup), eq(stripeEvent.payment, payment), ended));
}

async function isPaidBesides(tx: Orm, { id, account: owner, cup, year }: Order): Promise<boolean> {
	return owner !== null && (await payingOrders(tx, owner, cup, year)).some((order) => order.id !== id);
}

/** Only new events change it: a pass that the organiser revoked is not reopened by an earlier payment. */
async function movePass(tx: Orm, before: Order, { account: owner, cup, year, paidAt, ...after }: Order): Promise<void> {
	const gives = givesPass({ ...after, paidAt });
	if (owner === null || gives === givesPass(before)) return;
	if (gives && paidAt !== null) await openBoughtPass(tx, owner, cup, year, paidAt);
	else await closeBoughtPass(tx, owner, cup, year);
}
