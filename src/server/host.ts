import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIP } from "node:net";
import { hostname } from "node:os";
import { SECURITY_HEADERS } from "../http/security-headers.ts";

/**
 * @returns whether a request's address can be made of what it says in Host: "xn--a", "a@b" and "1.2.3.256" are of no address, and of two Host
 *   lines (RFC 9112 §3.2) a proxy may take the one and Node the other
 */
export function namesHost({ headers: { host }, rawHeaders }: Pick<IncomingMessage, "headers" | "rawHeaders">): boolean {
	if (rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length > 1)
		return false;
	return host !== undefined && host !== "" && (OWN.has(host) || (!/[@/?#\\\s]/.test(host) && URL.canParse(`http://${host}`)));
}

/** Names of this machine that have been asked for, whichever connection they came by: nearly all requests say one of a few. */
const OWN = new Set<string>();
const MOST_KEPT = 100;

export const UNREADABLE = {
	status: 400,
	text: "The address or the Host of this request cannot be read.\n",
	headers: { ...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
} as const;

export function refuseHost(response: ServerResponse): void {
	response.writeHead(UNREADABLE.status, UNREADABLE.headers).end(UNREADABLE.text);
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
	["127.0.0.0", 8],
	["10.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
	["169.254.0.0", 16],
] as const)
	PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
	["::1", 128],
	["fc00::", 7],
	["fe80::", 10],
] as const)
	PRIVATE.addSubnet(network, bits, "ipv6");

/**
 * Whether a server that has not been told its name may be called so: this machine by its own names, an address of its own network, or the
 * one that the connection came in at. Any other name is somebody's word.
 * @param host of a request, with or without a port
 * @param localAddress the connection's own end, which is asked for where it counts
 */
export function isOwnName(host: string, localAddress: () => string | undefined): boolean {
	if (OWN.has(host)) return true;
	const name = new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, "$1");
	if (!isOfThisMachine(name)) return isIP(name) !== 0 && name === localAddress()?.replace(/^::ffff:(?=\d+\.)/i, "");
	if (OWN.size < MOST_KEPT) OWN.add(host);
	return true;
}

function isOfThisMachine(name: string): boolean {
	const family = isIP(name);
	if (family !== 0) return PRIVATE.check(name, family === 4 ? "ipv4" : "ipv6");
	if (name === "localhost" || name.endsWith(".localhost")) return true;
	const own = hostname().toLowerCase();
	return name === own || name === `${own}.local`;
}
