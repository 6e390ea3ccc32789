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

test("a stand-in is let through by its origin alone", () => {
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
		"64:ff9b::a00:1",
	])
		expect(isPublicAddress(address), address).toBe(false);
	for (const address of ["142.250.74.10", "2a00:1450:4010::5f"]) expect(isPublicAddress(address), address).toBe(true);
});
