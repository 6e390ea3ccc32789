import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import type { Service } from "../service.ts";
import { revokeDevice } from "../token/device.ts";

/** POST /api/logout: signs the calling device out, and no other. */
export const logout =
	(service: Service): Call =>
	async (caller) => {
		const { device } = await signedIn(service, caller);
		await revokeDevice(service.orm, device);
		return caller.body(null, 204);
	};
