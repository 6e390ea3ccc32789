import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIP } from "node:net";
import { hostname } from "node:os";
import { SECURITY_HEADERS } from "../http/security-headers.ts";

/** @returns whether a request's address can be made of what it says in Host: "xn--a", "a@b" and "1.2.3.256" are of no address */
export function namesHost({ headers: { host } }: IncomingMessage): boolean {
	return host !== undefined && host !== "" && !/[@/?#\\\s]/.test(host) && URL.canParse(`http://${host}`);
}

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
 * @param localAddress the connection's own end
 */
export function isOwnName(host: string, localAddress: string | undefined): boolean {
	const name = new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, "$1");
	const family = isIP(name);
	if (family !== 0)
		return PRIVATE.check(name, family === 4 ? "ipv4" : "ipv6") || name === localAddress?.replace(/^::ffff:(?=\d+\.)/i, "");
	if (name === "localhost" || name.endsWith(".localhost")) return true;
	const own = hostname().toLowerCase();
	return name === own || name === `${own}.local`;
}
