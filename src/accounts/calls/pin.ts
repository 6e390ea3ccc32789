import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import { cupId, year } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import type { Service } from "../service.ts";
import { pin } from "../tables/kept.ts";

const match = z.object({ match: cupId, year });

/** PUT /api/user/pin: pins a match in place of the one pinned before. */
export const pinMatch =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		const given = await payload(caller, match);
		const row = { account: account.id, cup: service.cup, ...given };
		await service.orm
			.insert(pin)
			.values(row)
			.onConflictDoUpdate({ target: [pin.account, pin.cup], set: given });
		return caller.json({ pin_match: given.match, pin_year: given.year });
	};

/** DELETE /api/user/pin: unpins; without a pin it succeeds too. */
export const unpinMatch =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		await service.orm.delete(pin).where(and(eq(pin.account, account.id), eq(pin.cup, service.cup)));
		return caller.body(null, 204);
	};
