import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOwnName, namesHost } from "./host.ts";

/** This machine's name, with capitals as some have it. */
const { hostname } = os;
function named(name: () => string) {
	os.hostname = name;
	syncBuiltinESMExports();
}
beforeAll(() => named(() => "Cup-Desk"));
afterAll(() => named(hostname));

/** A connection without addresses: the host is judged by its name alone. */
const UNKNOWN = () => undefined;

test("a server without a configured name accepts this machine's names and addresses of its own networks, to their limits", () => {
	const own = [
		...["localhost", "demo.localhost", "cup-desk", "CUP-DESK:3000", "cup-desk.local"],
		...["127.0.0.1", "127.255.255.255", "10.0.0.0", "10.255.255.255:80", "172.16.0.1", "172.31.255.255"],
		...["192.168.0.1", "192.168.255.255", "169.254.1.1", "[::1]:3000", "[fc00::1]", "[fdff::1]", "[fe80::1]", "[febf::1]"],
	];
	for (const host of own) for (let again = 0; again < 2; again++) expect([host, isOwnName(host, UNKNOWN)]).toEqual([host, true]);
	const others = [
		...["evil.example", "notlocalhost", "localhost.evil.example", "cup-desk.example", "cup-desk.local.example", "other.local"],
		...["9.255.255.255", "11.0.0.1", "128.0.0.1", "172.15.255.255", "172.32.0.1", "192.167.255.255", "192.169.0.1"],
		...["169.253.255.255", "169.255.0.1", "[::2]", "[fbff::1]", "[fe00::1]", "[fec0::1]", "[2001:db8::1]:80"],
	];
	for (const host of others) expect([host, isOwnName(host, UNKNOWN)]).toEqual([host, false]);
});

test("the local address of a connection is accepted for that connection alone; a name never is", () => {
	for (const [host, at] of [
		["198.51.100.7", "198.51.100.7"],
		["198.51.100.7:3000", "::ffff:198.51.100.7"],
		["[2001:db8::7]:3000", "2001:db8::7"],
	] as const) {
		expect([host, isOwnName(host, () => at)]).toEqual([host, true]);
		expect([host, isOwnName(host, () => "198.51.100.8")]).toEqual([host, false]);
		expect([host, isOwnName(host, UNKNOWN)]).toEqual([host, false]);
	}
	expect(isOwnName("evil.example", () => "evil.example")).toBe(false);
});

test("a request names one host, in one header", () => {
	const named = (...rawHeaders: string[]) => namesHost({ headers: { host: "cup.example" }, rawHeaders });
	expect(named("Host", "cup.example", "Accept", "host")).toBe(true);
	expect(named("Host", "cup.example", "hOsT", "evil.example")).toBe(false);
	expect(named("Host", "cup.example", "host", "cup.example")).toBe(false);
	expect(namesHost({ headers: {}, rawHeaders: [] })).toBe(false);
});
