import { type Account, deleteAccount } from "./account.ts";
import type { Service } from "./service.ts";

/**
 * Deletes an account, and confirms it to its owner: the outbox stores the address until the mail is sent, and nothing else of the account
 * remains.
 */
export function deleteAndNotify(service: Service, account: Account): Promise<void> {
	return service.orm.transaction(async (tx) => {
		const { name, email, language } = account;
		if (await deleteAccount(tx, account)) await service.post({ kind: "accountDeleted", to: { name, email, language } }, tx);
	});
}
