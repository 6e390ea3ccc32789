import { BlockList, isIP } from "node:net";

const LONGEST = 1_000;

/** Addresses of this machine, of networks behind it, and of none: nobody's push service is there (RFC 6890). */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
] as const)
	NOT_PUBLIC.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
	["::", 96],
	["64:ff9b::", 96],
	["100::", 64],
	["2001::", 32],
	["2001:db8::", 32],
	["2002::", 16],
	["fc00::", 7],
	["fe80::", 10],
	["ff00::", 8],
] as const)
	NOT_PUBLIC.addSubnet(net, bits, "ipv6");

/** Whether an address may be asked that somebody else named. A name may lead to another one each time it is looked up. */
export function isPublicAddress(address: string): boolean {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	const asked = mapped ?? address;
	const family = isIP(asked);
	if (family === 0) return false;
	// What else is mapped is written otherwise and is not needed by anybody.
	if (family === 6 && /^::ffff:/i.test(asked)) return false;
	return !NOT_PUBLIC.check(asked, family === 4 ? "ipv4" : "ipv6");
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
