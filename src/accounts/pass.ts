import { and, asc, desc, eq } from "drizzle-orm";
import { TOURNAMENT_PASS } from "../cup/all-access.ts";
import type { Orm } from "../database/database.ts";
import { account } from "./tables/account.ts";
import { purchase } from "./tables/kept.ts";

const passOf = (owner: number, cup: number, year: number) =>
	and(eq(purchase.account, owner), eq(purchase.cup, cup), eq(purchase.year, year), eq(purchase.type, TOURNAMENT_PASS));

/** Whether a person has All Access for a year of a cup. */
export async function holdsPass(orm: Orm, owner: number, cup: number, year: number): Promise<boolean> {
	return (
		(
			await orm
				.select({ id: purchase.id })
				.from(purchase)
				.where(passOf(owner, cup, year))
		).length > 0
	);
}

/** Gives a person a pass for a year. @returns false where the person has one */
export async function grantPass(orm: Orm, owner: number, cup: number, year: number, at: Date): Promise<boolean> {
	const made = await orm
		.insert(purchase)
		.values({ account: owner, cup, type: TOURNAMENT_PASS, year, at })
		.onConflictDoNothing()
		.returning({ id: purchase.id });
	return made.length > 0;
}

/** Takes a person's pass for a year back. @returns false where there was none */
export async function revokePass(orm: Orm, owner: number, cup: number, year: number): Promise<boolean> {
	const gone = await orm
		.delete(purchase)
		.where(passOf(owner, cup, year))
		.returning({ id: purchase.id });
	return gone.length > 0;
}

/** @returns who holds a pass of a cup, latest year first */
export function listPasses(orm: Orm, cup: number): Promise<{ year: number; email: string; at: Date }[]> {
	const { year, at } = purchase;
	return orm
		.select({ year, email: account.email, at })
		.from(purchase)
		.innerJoin(account, eq(account.id, purchase.account))
		.where(and(eq(purchase.cup, cup), eq(purchase.type, TOURNAMENT_PASS)))
		.orderBy(desc(year), asc(account.email));
}
