import type { Service } from "../service.ts";
import { ownerOf, type SignedIn } from "../token/device.ts";
import type { Caller } from "./caller.ts";
import { RequestRefused, tooMany } from "./refused.ts";

/**
 * @returns whose bearer token a request carries; undefined: nobody's. Nothing else signs anybody in: no cookie, no address.
 * @throws RequestRefused 429 where the account asks without end
 */
export async function owner({ orm, now, calls }: Service, caller: Caller): Promise<SignedIn | undefined> {
	const [, token] = /^bearer +(\S+) *$/i.exec(caller.req.header("authorization") ?? "") ?? [];
	const found = token === undefined ? undefined : await ownerOf(orm, token, now());
	const seconds = found === undefined ? 0 : calls.spend(found.account.id);
	if (seconds > 0) throw tooMany(seconds);
	return found;
}

/** @throws RequestRefused 401 where nobody is signed in */
export async function signedIn(service: Service, caller: Caller): Promise<SignedIn> {
	const found = await owner(service, caller);
	if (found === undefined) throw new RequestRefused(401, "signedOut");
	return found;
}
