import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { refuseForeignSite, refuseUnintended } from "./guard.ts";
import { RequestRefused } from "./refused.ts";

const SITES = {
	isOwnOrigin: (_: unknown, origin: string) => ["https://cup.example", "https://other.example"].includes(origin),
	corsOrigins: ["https://other.example"],
};
const app = new Hono();
app.onError((error, caller) =>
	caller.text(error instanceof RequestRefused ? error.message : "failed", error instanceof RequestRefused ? error.status : 500),
);
app.all("/foreign", (caller) => {
	refuseForeignSite(caller, SITES);
	return caller.text("obeyed");
});
app.all("/unintended", (caller) => {
	refuseUnintended(caller);
	return caller.text("obeyed");
});
const asked = async (path: string, headers: Record<string, string>, method = "GET") =>
	(await app.request(path, { headers, method })).status;

describe("which origins may make changing requests", () => {
	const [own, other, foreign] = ["https://cup.example", "https://other.example", "https://evil.example"];
	it.each([
		[{}, 200],
		[{ origin: own }, 200],
		[{ origin: own, "sec-fetch-site": "same-origin" }, 200],
		[{ origin: other, "sec-fetch-site": "cross-site" }, 200],
		[{ origin: other }, 200],
		[{ origin: own, "sec-fetch-site": "cross-site" }, 403],
		[{ "sec-fetch-site": "cross-site" }, 403],
		[{ "sec-fetch-site": "same-site" }, 200],
		[{ origin: foreign }, 403],
		[{ origin: foreign, "sec-fetch-site": "same-origin" }, 403],
		[{ origin: "null" }, 403],
	])("is a page of the cup's or of a configured site: %j", async (headers, status) => {
		expect(await asked("/foreign", headers)).toBe(status);
	});

	it.each([
		[{}, 200],
		[{ "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }, 200],
		[{ "sec-fetch-mode": "navigate" }, 403],
		[{ "sec-fetch-mode": "Navigate", "sec-fetch-dest": "empty" }, 403],
		[{ "sec-fetch-dest": "image" }, 403],
		[{ "sec-fetch-dest": "document" }, 403],
		[{ "sec-purpose": "prefetch;prerender" }, 403],
		[{ purpose: "Prefetch" }, 403],
		[{ "x-moz": "prefetch" }, 403],
		[{ "x-purpose": "preview" }, 403],
		[{ purpose: "prerender" }, 403],
		[{ purpose: "reading" }, 200],
	])("DECISIONS §6: does what a GET does only for a script: %j", async (headers, status) => {
		expect(await asked("/unintended", headers)).toBe(status);
	});

	it.each(["HEAD", "POST", "DELETE"])("and never by %s", async (method) => {
		expect(await asked("/unintended", {}, method)).toBe(405);
	});
});
