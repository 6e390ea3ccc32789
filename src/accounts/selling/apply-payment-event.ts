import { and, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { Account } from "../account.ts";
import { closeBoughtPass, openBoughtPass, payingOrders } from "../pass.ts";
import { account } from "../tables/account.ts";
import { passOrder, stripeEvent } from "../tables/pass-order.ts";
import { lockAccount, type Order } from "./order.ts";
import { givesPass, mailAfterEvent, nextOrderState } from "./order-after-event.ts";
import type { PaymentEvent } from "./payment-event.ts";

/** What came of an event. */
export type Outcome =
	/** It was told before, or it is kept until the payment that it is about is told. */
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
 * Takes what Stripe tells: all of it or nothing, once, whatever came before it, in whatever order, and however many processes hear it
 * at the same time. What is told of one payment waits for what is being told of it, and one account's passes for each other.
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

/** The order that is told of, and its account, for this transaction alone. */
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

/** What was told of a payment's end before its order was known. */
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

/** Only what is new moves it: a pass that the organiser took back is not opened by what was paid before. */
async function movePass(tx: Orm, before: Order, { account: owner, cup, year, paidAt, ...after }: Order): Promise<void> {
	const gives = givesPass({ ...after, paidAt });
	if (owner === null || gives === givesPass(before)) return;
	if (gives && paidAt !== null) await openBoughtPass(tx, owner, cup, year, paidAt);
	else await closeBoughtPass(tx, owner, cup, year);
}
