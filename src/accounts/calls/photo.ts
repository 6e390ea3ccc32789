import { eq } from "drizzle-orm";
import type { Call } from "../request/caller.ts";
import { RequestRefused } from "../request/refused.ts";
import type { Service } from "../service.ts";
import { photo } from "../tables/account.ts";
import { isSecret } from "../token/secret.ts";

/**
 * GET /api/photos/{name}: a person's picture. Its name is random, so that only people to whom it was shown can request it. Browsers cache
 * it, proxies do not.
 */
export const photoOf =
	(service: Service): Call =>
	async (caller) => {
		const name = caller.req.param("name") ?? "";
		if (!isSecret(name)) throw new RequestRefused(404, "notFound");
		const [found] = await service.orm.select().from(photo).where(eq(photo.name, name));
		if (found === undefined) throw new RequestRefused(404, "notFound");
		return caller.body(new Uint8Array(found.bytes), 200, {
			"content-type": found.type,
			"cache-control": "private, max-age=86400",
			"content-security-policy": "default-src 'none'",
			// The site may be on another host than this service.
			"cross-origin-resource-policy": "cross-origin",
		});
	};
