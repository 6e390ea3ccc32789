import { eq, sql } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import type { Language } from "../text/language.ts";
import { forgetAttempts } from "./limit/limits.ts";
import { account } from "./tables/account.ts";

export type Account = typeof account.$inferSelect;

/** @param email compared without case */
export async function findAccount(orm: Orm, email: string): Promise<Account | undefined> {
	const [found] = await orm
		.select()
		.from(account)
		.where(eq(sql`lower(${account.email})`, sql`lower(${email})`));
	return found;
}

type NewAccount = { name: string; email: string; passwordHash: string; language: Language; createdAt: Date };

/** @returns undefined where the address has an account, also one made at the same moment */
export async function makeAccount(orm: Orm, given: NewAccount): Promise<Account | undefined> {
	const [made] = await orm.insert(account).values(given).onConflictDoNothing().returning();
	return made;
}

/**
 * Deletes a person's account and all of its data in one transaction: devices, secrets, favourites, pin, passes, registrations, calendar
 * address, picture, and counts of limits.
 * @returns false if it did not exist any more
 */
export function deleteAccount(orm: Orm, { id, email }: Pick<Account, "id" | "email">): Promise<boolean> {
	return orm.transaction(async (tx) => {
		const gone = await tx.delete(account).where(eq(account.id, id)).returning({ id: account.id });
		await forgetAttempts(tx, email);
		return gone.length > 0;
	});
}
