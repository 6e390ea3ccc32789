import { keyOf } from "../limit/limits.ts";
import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import type { Service } from "../service.ts";
import { makeSecret } from "../token/one-time-secret.ts";

/** POST /api/user/auth/token: an address of the identity site that signs its reader in, once and within a minute. */
export const authToken =
	(service: Service): Call =>
	async (caller) => {
		const { account, device } = await signedIn(service, caller);
		await service.limits.take("identityOfAccount", keyOf(account.email));
		const secret = await makeSecret(service.orm, "identity", account.id, service.now(), { device });
		return caller.json({ url: `${service.identityBase(service.originOf(caller))}/enter/${secret}` });
	};
