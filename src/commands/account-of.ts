import { findAccount } from "../accounts/account.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "./refusal.ts";

/** @throws Refusal if there is no account with the address */
export async function accountOf(db: Database, email: string): Promise<number> {
	const account = await findAccount(db.orm, email);
	if (account === undefined)
		throw new Refusal(`Nobody has an account with "${email}". The person must create one on the site first.`);
	return account.id;
}

/** @throws Refusal if the text is not a year */
export function yearOf(text: string): number {
	if (!/^\d{4}$/.test(text)) throw new Refusal(`"${text}" is not a year. Expected four digits, such as 2026.`);
	return Number(text);
}
