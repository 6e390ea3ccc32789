import { and, asc, desc, eq, exists, isNotNull, isNull, notExists, type SQL } from "drizzle-orm";
import { TOURNAMENT_PASS } from "../cup/all-access.ts";
import type { Orm } from "../database/database.ts";
import { account } from "./tables/account.ts";
import { purchase } from "./tables/kept.ts";
import { passOrder } from "./tables/pass-order.ts";

const passOf = (owner: number, cup: number, year: number) =>
	and(eq(purchase.account, owner), eq(purchase.cup, cup), eq(purchase.year, year), eq(purchase.type, TOURNAMENT_PASS));

/** Whether a person has All Access for a year of a cup. */
export async function hasPass(orm: Orm, owner: number, cup: number, year: number): Promise<boolean> {
	return (
		(
			await orm
				.select({ id: purchase.id })
				.from(purchase)
				.where(passOf(owner, cup, year))
		).length > 0
	);
}

/**
 * Gives a person a pass for a year, independent of any payment.
 * @returns false if the person has been given one already
 */
export async function grantPass(orm: Orm, owner: number, cup: number, year: number, at: Date): Promise<boolean> {
	const { account: ofAccount, cup: ofCup, type, year: ofYear } = purchase;
	const made = await orm
		.insert(purchase)
		.values({ account: owner, cup, type: TOURNAMENT_PASS, year, at, granted: true })
		.onConflictDoUpdate({
			target: [ofAccount, ofCup, type, ofYear],
			set: { granted: true },
			setWhere: eq(purchase.granted, false),
		})
		.returning({ id: purchase.id });
	return made.length > 0;
}

/**
 * Opens a paid pass; does nothing if there is one.
 * @param orm of the transaction that counts the payment
 */
export async function openBoughtPass(orm: Orm, owner: number, cup: number, year: number, at: Date): Promise<void> {
	await orm
		.insert(purchase)
		.values({ account: owner, cup, type: TOURNAMENT_PASS, year, at, granted: false })
		.onConflictDoNothing();
}

/**
 * Closes a pass that is not paid any more and was not given.
 * @param orm of the transaction that counts the refund, and that has locked the account
 */
export async function closeBoughtPass(orm: Orm, owner: number, cup: number, year: number): Promise<void> {
	await orm.delete(purchase).where(and(passOf(owner, cup, year), eq(purchase.granted, false), notExists(ordersOfPass(orm))));
}

/** @returns a person's orders that pay for a pass of a year */
export function payingOrders(orm: Orm, owner: number, cup: number, year: number): Promise<{ id: number }[]> {
	const { account: ofAccount, cup: ofCup, year: ofYear } = passOrder;
	return ordersThat(orm, eq(ofAccount, owner), eq(ofCup, cup), eq(ofYear, year), PAYS);
}

/** The orders that pay for the pass of a row of purchases. */
function ordersOfPass(orm: Orm) {
	const { account: ofAccount, cup, year } = passOrder;
	return ordersThat(orm, eq(ofAccount, purchase.account), eq(cup, purchase.cup), eq(year, purchase.year), PAYS);
}

const PAYS = and(isNotNull(passOrder.paidAt), isNull(passOrder.takenBackAt));

const ordersThat = (orm: Orm, ...are: (SQL | undefined)[]) =>
	orm
		.select({ id: passOrder.id })
		.from(passOrder)
		.where(and(...are));

/** Revokes a person's pass for a year. @returns false if there was none */
export async function revokePass(orm: Orm, owner: number, cup: number, year: number): Promise<boolean> {
	const gone = await orm
		.delete(purchase)
		.where(passOf(owner, cup, year))
		.returning({ id: purchase.id });
	return gone.length > 0;
}

type HeldPass = {
	readonly year: number;
	readonly email: string;
	readonly at: Date;
	readonly granted: boolean;
	readonly bought: boolean;
};

/** @returns the accounts with a pass of a cup, and whether it was granted, bought, or both; latest year first */
export function listPasses(orm: Orm, cup: number): Promise<HeldPass[]> {
	const { year, at, granted } = purchase;
	return orm
		.select({ year, email: account.email, at, granted, bought: exists(ordersOfPass(orm)).mapWith(Boolean) })
		.from(purchase)
		.innerJoin(account, eq(account.id, purchase.account))
		.where(and(eq(purchase.cup, cup), eq(purchase.type, TOURNAMENT_PASS)))
		.orderBy(desc(year), asc(account.email));
}
