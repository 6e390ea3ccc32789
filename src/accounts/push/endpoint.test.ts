import { expect, test } from "vitest";
import { isPublicAddress, isPushAddress } from "./endpoint.ts";

test("a push service is on the public network, under https, at its usual port", () => {
	for (const address of [
		"https://fcm.googleapis.com/fcm/send/abc",
		"https://updates.push.services.mozilla.com/wpush/v2/x",
		"https://web.push.apple.com/Q",
		"https://[2a00:1450:4010::5f]/x",
	])
		expect(isPushAddress(address, undefined), address).toBe(true);
	for (const address of [
		...["http://push.example/x", "https://localhost/x", "https://127.0.0.1/x", "https://2130706433/x", "https://0x7f.1/x"],
		...[
			"https://[::1]/x",
			"https://[::ffff:10.0.0.1]/x",
			"https://10.1.2.3/x",
			"https://192.168.1.1/x",
			"https://169.254.169.254/latest",
		],
		...[
			"https://push.example:8443/x",
			"https://me:secret@push.example/x",
			"https://intranet/x",
			"https://db.internal/x",
			"ftp://push.example/",
		],
		...["https://push.localhost/x", "https://localhost./x", "nothing", `https://push.example/${"x".repeat(1_000)}`],
	])
		expect(isPushAddress(address, undefined), address).toBe(false);
});

test("a stand-in is accepted by its exact origin only", () => {
	expect(isPushAddress("http://127.0.0.1:4243/p/1", "http://127.0.0.1:4243")).toBe(true);
	expect(isPushAddress("http://127.0.0.1:4244/p/1", "http://127.0.0.1:4243")).toBe(false);
});

test("an address of a private network, of this machine or of none is not public, however it is written", () => {
	for (const address of [
		"10.0.0.1",
		"::ffff:127.0.0.1",
		"::ffff:7f00:1",
		"fe80::1",
		"fd00::1",
		"0.0.0.0",
		"224.0.0.1",
		"x",
		...[
			"64:ff9b::a00:1",
			"64:ff9b::8efa:4a0a",
			"64:ff9b:1::a00:1",
			"fec0::1",
			"3fff::1",
			"2001:db8::1",
			"5f00::1",
			"100:0:0:1::1",
		],
		...[
			"::10.0.0.1",
			"::ffff:0:10.0.0.1",
			"2002:a00:1::1",
			"fe80::1%eth0",
			"4000::1",
			"1::1",
			"0x7f.1",
			"2130706433",
			"",
			"10.1",
		],
	])
		expect(isPublicAddress(address), address).toBe(false);
	for (const address of ["142.250.74.10", "2a00:1450:4010::5f", "::ffff:142.250.74.10"])
		expect(isPublicAddress(address), address).toBe(true);
});

test("each network that is not public ends where it ends", () => {
	const nets: readonly (readonly [before: string | null, first: string, last: string, after: string | null])[] = [
		[null, "0.0.0.0", "0.255.255.255", "1.0.0.0"],
		["9.255.255.255", "10.0.0.0", "10.255.255.255", "11.0.0.0"],
		["100.63.255.255", "100.64.0.0", "100.127.255.255", "100.128.0.0"],
		["126.255.255.255", "127.0.0.0", "127.255.255.255", "128.0.0.0"],
		["169.253.255.255", "169.254.0.0", "169.254.255.255", "169.255.0.0"],
		["172.15.255.255", "172.16.0.0", "172.31.255.255", "172.32.0.0"],
		["191.255.255.255", "192.0.0.0", "192.0.0.255", "192.0.1.0"],
		["192.0.1.255", "192.0.2.0", "192.0.2.255", "192.0.3.0"],
		["192.167.255.255", "192.168.0.0", "192.168.255.255", "192.169.0.0"],
		["192.88.98.255", "192.88.99.0", "192.88.99.255", "192.88.100.0"],
		["198.17.255.255", "198.18.0.0", "198.19.255.255", "198.20.0.0"],
		["198.51.99.255", "198.51.100.0", "198.51.100.255", "198.51.101.0"],
		["203.0.112.255", "203.0.113.0", "203.0.113.255", "203.0.114.0"],
		["223.255.255.255", "224.0.0.0", "255.255.255.255", null],
		["2000:ffff::1", "2001::1", "2001:0:ffff::1", null],
		[null, "2001:1::1", "2001:1ff:ffff::1", "2001:200::1"],
		["2001:db7::1", "2001:db8::1", "2001:db8:ffff::1", "2001:db9::1"],
		["2001:ffff::1", "2002::1", "2002:ffff::1", "2003::1"],
		["3ffe:ffff::1", "3fff::1", "3fff:fff:ffff::1", null],
		// The rest of IPv6 is not given out: loopback, NAT64, discard, segment routing, unique local, link and site local, multicast.
		[null, "::", "1fff:ffff::1", "2000::1"],
		["3ffe::1", "4000::1", "ffff:ffff::1", null],
	];
	for (const [before, first, last, after] of nets)
		expect([before, first, last, after].map((address) => address && isPublicAddress(address))).toEqual([
			...[before && true, false, false, after && true],
		]);
});
