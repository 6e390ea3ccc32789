import type { Service } from "../service.ts";
import { ownerOf, type SignedIn } from "../token/device.ts";
import type { Caller } from "./caller.ts";
import { RequestRefused } from "./refused.ts";

/** @returns whose bearer token a request carries; undefined: nobody's. Nothing else signs anybody in: no cookie, no address. */
export async function owner({ orm, now }: Service, caller: Caller): Promise<SignedIn | undefined> {
	const [, token] = /^bearer +(\S+) *$/i.exec(caller.req.header("authorization") ?? "") ?? [];
	return token === undefined ? undefined : ownerOf(orm, token, now());
}

/** @throws RequestRefused 401 where nobody is signed in */
export async function signedIn(service: Service, caller: Caller): Promise<SignedIn> {
	const found = await owner(service, caller);
	if (found === undefined) throw new RequestRefused(401, "signedOut");
	return found;
}
