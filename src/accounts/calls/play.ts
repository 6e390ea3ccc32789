import { watchingOf } from "../../cup/watching.ts";
import { hasPass } from "../pass.ts";
import { owner } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import { cupId } from "../request/fields.ts";
import { RequestRefused } from "../request/refused.ts";
import type { Service } from "../service.ts";

/** POST /api/streams/{id}/play: the playing address, for those who may watch (DECISIONS §7). */
export const play =
	(service: Service): Call =>
	async (caller) => {
		const id = cupId.safeParse(caller.req.param("id"));
		const stream = id.success ? await service.streamToPlay(id.data) : null;
		if (stream === null) throw new RequestRefused(404, "noStream");
		const reader = await owner(service, caller);
		const allAccess = reader !== undefined && (await hasPass(service.orm, reader.account.id, service.cup, stream.year));
		const watching = watchingOf(stream.access, { signedIn: reader !== undefined, allAccess });
		if (watching === "sign-in") throw new RequestRefused(401, "signInToWatch");
		if (watching === "no-access") throw new RequestRefused(403, "noAccess");
		if (stream.state === "upcoming") throw new RequestRefused(409, "notBegun");
		return caller.json({ provider: stream.provider, address: await stream.playingAddress(service.originOf(caller)) });
	};
