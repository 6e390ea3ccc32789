import { promises as dns } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "../accounts/push/endpoint.ts";

/** Timeout of one name server in ms, and the number of attempts. */
const ASKED = { timeout: 2_000, tries: 2 };

type Address = { readonly address: string; readonly family: number };
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

/**
 * Queries DNS directly. The system's lookup occupies one of the few threads that read files and cannot be cancelled: a name with silent
 * servers would block the whole process.
 */
const resolveName: Resolve = async (hostname) => {
	const resolver = new dns.Resolver(ASKED);
	const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
	const addresses = found.flatMap((one, index) =>
		one.status === "fulfilled" ? one.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
	);
	if (addresses.length > 0) return addresses;
	throw (found.find((one) => one.status === "rejected") as PromiseRejectedResult).reason;
};

/**
 * A DNS lookup for connections to names from outside. A name may resolve to another address each time, so the connection uses exactly the
 * addresses that were checked.
 */
export function publicLookup(resolve: Resolve = resolveName, isAllowed = isPublicAddress): LookupFunction {
	return (hostname, options, callback) => {
		resolve(hostname).then(
			(addresses) => {
				const open = addresses.filter(({ address }) => isAllowed(address));
				const [first] = open;
				if (first === undefined) callback(Object.assign(new Error("not on the public network"), { code: "ENOTPUBLIC" }), "", 4);
				else if (options.all) callback(null, [...open]);
				else callback(null, first.address, first.family);
			},
			(error: NodeJS.ErrnoException) => callback(error, "", 4),
		);
	};
}
