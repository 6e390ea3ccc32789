import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const LONGEST = 1_000;

/** All of IPv6 that is given out for the public network (IANA). What is not given out yet is nobody's push service. */
const GIVEN_OUT = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an address may be called that somebody else named: none of this machine, of a network behind it, of one behind a translator
 * (NAT64, 6to4, Teredo), for documentation, or of any other range with a purpose of its own (IANA's registries of special addresses).
 * A name may lead to another address each time it is looked up.
 */
export function isPublicAddress(address: string): boolean {
	// The library also reads numbers such as 0x7f.1, which no answer of DNS holds.
	if (isIP(address) === 0) return false;
	const read = ipaddr.process(address);
	if (read.range() !== "unicast") return false;
	return read.kind() === "ipv4" || read.match(GIVEN_OUT);
}

/**
 * Whether what a browser says is its push service's address may be one: a server that posts wherever it is told to is a way into every
 * network it stands in.
 * @param standIn the origin of a stand-in on this machine, for trying things out
 */
export function isPushAddress(text: string, standIn: string | undefined): boolean {
	if (text.length > LONGEST || !URL.canParse(text)) return false;
	const { origin, protocol, hostname, port, username, password } = new URL(text);
	if (standIn !== undefined && origin === standIn) return true;
	if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
	const bare = hostname.replace(/^\[|\]$/g, "");
	if (isIP(bare) > 0) return isPublicAddress(bare);
	return hostname.includes(".") && !/\.?$/.exec(hostname)![0] && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(hostname);
}
