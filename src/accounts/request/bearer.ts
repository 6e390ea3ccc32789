import type { Service } from "../service.ts";
import { ownerOf, type SignedIn } from "../token/device.ts";
import type { Caller } from "./caller.ts";
import { Refused } from "./refused.ts";

/**
 * Whose bearer token a request carries. Nothing else signs anybody in: no cookie, no address.
 * @throws Refused 401
 */
export async function signedIn({ orm, now }: Service, caller: Caller): Promise<SignedIn> {
	const [, token] = /^bearer +(\S+) *$/i.exec(caller.req.header("authorization") ?? "") ?? [];
	const owner = token === undefined ? undefined : await ownerOf(orm, token, now());
	if (owner === undefined) throw new Refused(401, "signedOut");
	return owner;
}
