import fc from "fast-check";
import type { Context } from "hono";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { addressGroup, clientAddressBehind } from "./client-address.ts";

async function seen(trusted: string[], from: string, forwarded?: string): Promise<string> {
	const addressOf = clientAddressBehind(trusted);
	const app = new Hono().get("/", (context: Context) => context.text(addressOf(context)));
	const headers = forwarded === undefined ? undefined : { "x-forwarded-for": forwarded };
	const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: from } } });
	return answer.text();
}

describe("a client's address", () => {
	it("is the connection's if no proxy is trusted, whatever X-Forwarded-For says", async () => {
		expect(await seen([], "192.0.2.1", "198.51.100.7")).toBe("192.0.2.1");
		expect(await seen(["10.0.0.0/8"], "192.0.2.1", "198.51.100.7")).toBe("192.0.2.1");
	});

	it("is what a trusted proxy says it is", async () => {
		expect(await seen(["10.0.0.0/8"], "10.1.2.3", "198.51.100.7")).toBe("198.51.100.7");
		expect(await seen(["10.0.0.0/8"], "::ffff:10.1.2.3", "198.51.100.7")).toBe("198.51.100.7");
		expect(await seen(["fd00::/8"], "fd00::1", "2001:db8::9")).toBe("2001:db8::9");
		expect(await seen(["10.0.0.1"], "10.0.0.1", "198.51.100.7:4711")).toBe("198.51.100.7");
	});

	it("is the last that is not a trusted proxy's: a client may write anything before it", async () => {
		expect(await seen(["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 198.51.100.7, 10.0.0.2")).toBe("198.51.100.7");
		expect(await seen(["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, nonsense")).toBe("10.0.0.1");
		expect(await seen(["10.0.0.0/8"], "10.0.0.1")).toBe("10.0.0.1");
	});

	it("is never one that a client wrote, however many it writes", async () => {
		const written = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[!-+\--~]{0,20}$/)), { maxLength: 5 });
		await fc.assert(
			fc.asyncProperty(written, async (before) => {
				expect(await seen(["10.0.0.0/8"], "10.0.0.1", [...before, "198.51.100.7", "10.9.9.9"].join(", "))).toBe("198.51.100.7");
			}),
			{ numRuns: 50 },
		);
	});

	it("counts by its /64 for IPv6, in any notation", () => {
		expect(addressGroup("198.51.100.7")).toBe("198.51.100.7");
		expect(addressGroup("2001:db8:0:1::9")).toBe("2001:db8:0:1::/64");
		expect(addressGroup("2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd")).toBe("2001:db8:0:1::/64");
		expect(addressGroup("2001:db8::1")).toBe("2001:db8:0:0::/64");
		expect(addressGroup("::1")).toBe("0:0:0:0::/64");
	});
});

describe("a trusted proxy", () => {
	it.each([
		["10.0.0.0/8", "10.255.255.255", true],
		["10.0.0.0/8", "11.0.0.0", false],
		["10.0.0.1", "10.0.0.2", false],
		["10.0.0.0/31", "10.0.0.1", true],
		["10.0.0.0/31", "10.0.0.2", false],
		["fd00::1", "fd00::1", true],
		["fd00::1", "fd00::2", false],
		["fd00::/64", "fd00:0:0:1::1", false],
	])("%s includes %s: %s", async (range, from, isTrusted) => {
		expect(await seen([range], from, "198.51.100.7")).toBe(isTrusted ? "198.51.100.7" : from);
	});

	it("is any of several, and an address is read in brackets, with a port or a zone", async () => {
		const ranges = ["10.0.0.0/8", "fd00::/8"];
		expect(await seen(ranges, "fd00::1", "198.51.100.7, [fd00::2]:443, 10.0.0.1")).toBe("198.51.100.7");
		expect(await seen(ranges, "10.0.0.1", "[2001:db8::7]")).toBe("2001:db8::7");
		expect(await seen(ranges, "fe80::1%eth0", "198.51.100.7")).toBe("fe80::1");
		expect(addressGroup("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
		expect(addressGroup("2001:db8:1:2:3::")).toBe("2001:db8:1:2::/64");
		expect(addressGroup("not an address")).toBe("not an address");
	});
});
