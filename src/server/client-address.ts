import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** A request, from Node or from the app. */
export type Asked = Pick<IncomingMessage, "headers" | "socket"> | Context;

/** "::ffff:10.0.0.1" is an IPv4 address that came in by an IPv6 socket; a port or a zone is no part of an address. */
function plain(address: string): string {
	const text = address.trim().replace(/^\[(.*)\](:\d+)?$/, "$1");
	const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
	return withoutPort.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
}

/**
 * @param ranges addresses and CIDR ranges, as `readEnvironment` has checked them
 * @returns whether an address is in one of them
 */
function trusting(ranges: readonly string[]): (address: string) => boolean {
	const trusted = new BlockList();
	for (const range of ranges) {
		const [network = "", bits] = range.split("/");
		const family = isIPv4(network) ? "ipv4" : "ipv6";
		trusted.addSubnet(network, bits === undefined ? (family === "ipv4" ? 32 : 128) : Number(bits), family);
	}
	return (address) => isIP(address) > 0 && trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/**
 * The client's address: that of the connection or, if that is a trusted proxy, the last address in X-Forwarded-For that is not one.
 * Anything before it may be forged.
 * @param trustedProxies addresses and CIDR ranges; none: X-Forwarded-For is ignored
 */
export function clientAddressBehind(trustedProxies: readonly string[]): (asked: Asked) => string {
	const isTrusted = trusting(trustedProxies);
	return (asked) => {
		const { socket, forwardedFor } = said(asked);
		let address = plain(socket.remoteAddress ?? "");
		if (trustedProxies.length === 0) return address;
		const forwarded = forwardedFor.split(",").map(plain);
		while (isTrusted(address)) {
			const before = forwarded.pop();
			if (before === undefined || isIP(before) === 0) break;
			address = before;
		}
		return address;
	};
}

function said(asked: Asked): { readonly socket: IncomingMessage["socket"]; readonly forwardedFor: string } {
	if (!("req" in asked)) return { socket: asked.socket, forwardedFor: String(asked.headers["x-forwarded-for"] ?? "") };
	const { incoming } = asked.env as HttpBindings;
	return { socket: incoming.socket, forwardedFor: asked.req.header("x-forwarded-for") ?? "" };
}

/** The address that limits count by: a household has one IPv4 address, or a whole /64 of IPv6. */
export function addressGroup(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	const parts = (text: string | undefined) => (text ? text.split(":") : []);
	const [first, last] = [parts(head), parts(tail)];
	const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
	const groups = [...first, ...gap, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${groups.join(":")}::/64`;
}
