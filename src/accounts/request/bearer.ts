import type { Service } from "../service.ts";
import { ownerOf, type SignedIn } from "../token/device.ts";
import type { Caller } from "./caller.ts";
import { RequestRefused, tooMany } from "./refused.ts";

/**
 * @returns the account of a request's bearer token; undefined: none. Nothing else signs anybody in: no cookie, no address.
 * @throws RequestRefused 429 if the account sends too many calls
 */
export async function owner({ orm, now, calls }: Service, caller: Caller): Promise<SignedIn | undefined> {
	const [, token] = /^bearer +(\S+) *$/i.exec(caller.req.header("authorization") ?? "") ?? [];
	const found = token === undefined ? undefined : await ownerOf(orm, token, now());
	const seconds = found === undefined ? 0 : calls.spend(found.account.id);
	if (seconds > 0) throw tooMany(seconds);
	return found;
}

/** @throws RequestRefused 401 without a valid token */
export async function signedIn(service: Service, caller: Caller): Promise<SignedIn> {
	const found = await owner(service, caller);
	if (found === undefined) throw new RequestRefused(401, "signedOut");
	return found;
}
