import { type Account, deleteAccount } from "./account.ts";
import type { Service } from "./service.ts";

/** Deletes an account, and says so to its person: the address waits in the outbox until that is sent, and nothing else of it does. */
export function deleteAndNotify(service: Service, account: Account): Promise<void> {
	return service.orm.transaction(async (tx) => {
		const { name, email, language } = account;
		if (await deleteAccount(tx, account)) await service.post({ kind: "accountDeleted", to: { name, email, language } }, tx);
	});
}
