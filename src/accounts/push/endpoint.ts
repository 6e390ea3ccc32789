import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const LONGEST = 1_000;

/** The allocated public part of IPv6 (IANA). No push service is outside it. */
const GIVEN_OUT = ipaddr.parseCIDR("2000::/3");

/**
 * Whether this server may connect to an address that a client has named: not if it is of this machine, of a network behind it, behind a
 * translator (NAT64, 6to4, Teredo), for documentation, or in any other special range (IANA's registries of special addresses). A name may
 * resolve to another address at each lookup.
 */
export function isPublicAddress(address: string): boolean {
	// The library also parses numbers such as 0x7f.1, which DNS never returns.
	if (isIP(address) === 0) return false;
	const read = ipaddr.process(address);
	if (read.range() !== "unicast") return false;
	return read.kind() === "ipv4" || read.match(GIVEN_OUT);
}

/**
 * Whether an address from a browser may be that of a push service: posting to arbitrary addresses would give access to this server's
 * internal networks.
 * @param standIn the origin of a stand-in on this machine, for trials
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
