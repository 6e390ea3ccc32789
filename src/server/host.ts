import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIP } from "node:net";
import { hostname } from "node:os";
import { SECURITY_HEADERS } from "../http/security-headers.ts";

/**
 * @returns whether Host is a valid host of an address: "a%00b", "a@b" and "1.2.3.256" are not. With two Host lines (RFC 9112 §3.2) a
 * proxy may use the first and Node the second
 */
export function namesHost({ headers: { host }, rawHeaders }: Pick<IncomingMessage, "headers" | "rawHeaders">): boolean {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] as string;
		if (name.length === 4 && name.toLowerCase() === "host") hosts++;
	}
	if (hosts > 1) return false;
	return host !== undefined && host !== "" && (OWN.has(host) || (!/[@/?#\\\s]/.test(host) && URL.canParse(`http://${host}`)));
}

/** Cache of this machine's names that requests have used: nearly all requests use one of a few. */
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
 * Whether a server without PUBLIC_URL may use this name as its own: a name of this machine, an address of its own network, or the
 * connection's local address. Any other name may be forged.
 * @param host of a request, with or without a port
 * @param localAddress reads the connection's local address when it is needed
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
