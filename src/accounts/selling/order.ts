import { randomInt } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, lt, notExists } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import type { Price } from "../../money/price.ts";
import type { Language } from "../../text/language.ts";
import { account } from "../tables/account.ts";
import { passOrder, stripeEvent } from "../tables/pass-order.ts";

/** Without the letters that look like digits, and without the vowels that make words. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";
const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
/** An order's number, short enough to be read out on the telephone: "7KF3-9QXM". */
const newReference = (): string => `${four()}-${four()}`;

export type Order = typeof passOrder.$inferSelect;

const MINUTE = 60_000;
/** A buyer who presses twice, or returns and presses again, continues the same order. */
const GOES_ON_MS = 30 * MINUTE;
/** The slowest payment methods need two weeks. */
const FORGOTTEN_MS = 60 * 24 * 60 * MINUTE;

type Wanted = { readonly cup: number; readonly year: number; readonly language: Language; readonly cameFrom: string } & Price;

/**
 * Opens an order for a pass, or finds the buyer's open one for the same page. One at a time for each account.
 * @returns undefined if the account does not exist any more
 */
export function openOrder(orm: Orm, owner: number, wanted: Wanted, now: Date): Promise<Order | undefined> {
	return orm.transaction(async (tx) => {
		if (!(await lockAccount(tx, owner))) return undefined;
		const same = [
			eq(passOrder.cup, wanted.cup),
			eq(passOrder.year, wanted.year),
			eq(passOrder.language, wanted.language),
			eq(passOrder.cameFrom, wanted.cameFrom),
			eq(passOrder.amount, wanted.amount),
			eq(passOrder.currency, wanted.currency),
		];
		const goesOn = gt(passOrder.openedAt, new Date(now.getTime() - GOES_ON_MS));
		const [open] = await tx
			.select()
			.from(passOrder)
			.where(and(eq(passOrder.account, owner), isNull(passOrder.paidAt), isNull(passOrder.closedAt), goesOn, ...same))
			.orderBy(desc(passOrder.id))
			.limit(1);
		if (open !== undefined) return open;
		const row = { ...wanted, account: owner, reference: newReference(), openedAt: now };
		const [made] = await tx.insert(passOrder).values(row).returning();
		return made;
	});
}

/**
 * Serialises changes of an account's passes and orders, across processes.
 * @param orm of a transaction
 * @returns false if the account does not exist any more
 */
export async function lockAccount(orm: Orm, owner: number): Promise<boolean> {
	const found = await orm.select({ id: account.id }).from(account).where(eq(account.id, owner)).for("no key update");
	return found.length > 0;
}

/**
 * Stores the address at Stripe where an order is paid, and closes the account's other open orders for the same pass, so that nobody pays
 * twice in two windows.
 * @returns the sessions at Stripe to expire
 */
export async function saveCheckoutSession(orm: Orm, order: Order, session: string, now: Date): Promise<string[]> {
	const { id, account: owner, cup, year } = order;
	const replaced = order.session !== null && order.session !== session ? [order.session] : [];
	await orm.update(passOrder).set({ session }).where(eq(passOrder.id, id));
	if (owner === null) return replaced;
	const open = and(
		eq(passOrder.account, owner),
		eq(passOrder.cup, cup),
		eq(passOrder.year, year),
		lt(passOrder.id, id),
		isNull(passOrder.closedAt),
		isNull(passOrder.paidAt),
	);
	const closed = await orm.update(passOrder).set({ closedAt: now }).where(open).returning({ session: passOrder.session });
	return [...replaced, ...closed.flatMap((one) => one.session ?? [])];
}

/** @returns what a person has paid for a cup's passes, the latest first, also what was paid back */
export function paidOrders(orm: Orm, owner: number, cup: number): Promise<Order[]> {
	return orm
		.select()
		.from(passOrder)
		.where(and(eq(passOrder.account, owner), eq(passOrder.cup, cup), isNotNull(passOrder.paidAt)))
		.orderBy(desc(passOrder.paidAt));
}

/** Deletes unpaid orders, and events of payments that are not ours. */
export async function sweepOrders(orm: Orm, now: Date): Promise<void> {
	const old = new Date(now.getTime() - FORGOTTEN_MS);
	await orm.delete(passOrder).where(and(isNull(passOrder.paidAt), lt(passOrder.openedAt, old)));
	const ofOrder = orm.select({ id: passOrder.id }).from(passOrder).where(eq(passOrder.payment, stripeEvent.payment));
	await orm.delete(stripeEvent).where(and(lt(stripeEvent.receivedAt, old), notExists(ofOrder)));
}
