import { deleteAndNotify } from "../delete-and-notify.ts";
import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import { refuseForeignSite, refuseUnintended } from "../request/guard.ts";
import type { Service } from "../service.ts";

/** GET /api/user/delete: deletes the account, and confirms it by mail. */
export const deleteUser =
	(service: Service): Call =>
	async (caller) => {
		refuseUnintended(caller);
		refuseForeignSite(caller, service);
		const { account } = await signedIn(service, caller);
		await deleteAndNotify(service, account);
		return caller.body(null, 204);
	};
