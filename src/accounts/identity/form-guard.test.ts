import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { RequestRefused } from "../request/refused.ts";
import { checkFormKey, refuseForeignForm } from "./form-guard.ts";
import { isForetold, isOpenedByReader } from "./opened.ts";

const OWN = "https://id.cup.example";
const app = new Hono();
app.onError((error, caller) => caller.text(error.message, error instanceof RequestRefused ? error.status : 500));
app.all("/form", (caller) => {
	refuseForeignForm(caller, OWN);
	return caller.text("obeyed");
});
app.all("/opened", (caller) => caller.json([isForetold(caller), isOpenedByReader(caller)]));

describe("a form of the identity site", () => {
	it.each([
		[{ "sec-fetch-site": "same-origin" }, 200],
		[{ "sec-fetch-site": "same-origin", origin: "null" }, 200],
		[{ "sec-fetch-site": "none" }, 200],
		[{ "sec-fetch-site": "same-site", origin: OWN }, 403],
		[{ "sec-fetch-site": "cross-site", origin: OWN }, 403],
		[{ "sec-fetch-site": "cross-site", origin: "null" }, 403],
		[{ origin: OWN }, 200],
		[{ origin: "null" }, 200],
		[{ origin: "https://cup.example" }, 403],
		[{ origin: `${OWN}.evil.example` }, 403],
		[{}, 403],
	])("is obeyed from its own pages alone: %j", async (headers, status) => {
		expect((await app.request("/form", { method: "POST", headers })).status).toBe(status);
	});

	it("carries the key of its own visit", () => {
		const visit = { formKey: "the-key-of-a-visit" } as Parameters<typeof checkFormKey>[0];
		expect(() => checkFormKey(visit, "the-key-of-a-visit")).not.toThrow();
		for (const key of ["the-key-of-a-visiT", "the-key-of-a-visit ", "the-key", "", undefined, null, ["the-key-of-a-visit"]])
			expect(() => checkFormKey(visit, key), String(key)).toThrow(RequestRefused);
	});
});

describe("a one-time address", () => {
	const reader = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "same-origin" };
	it.each([
		[reader, "GET", false, true],
		[{ ...reader, "sec-fetch-site": "none" }, "GET", false, true],
		[{ ...reader, "sec-fetch-site": "same-site" }, "GET", false, true],
		[{ ...reader, "sec-fetch-site": "cross-site" }, "GET", false, false],
		[{ ...reader, "sec-fetch-mode": "cors" }, "GET", false, false],
		[{ ...reader, "sec-fetch-dest": "iframe" }, "GET", false, false],
		[{ ...reader, "sec-purpose": "prefetch;prerender" }, "GET", true, false],
		[{ ...reader, purpose: "Preview" }, "GET", true, false],
		[{ ...reader, "x-moz": "prefetch" }, "GET", true, false],
		[{ ...reader, "x-purpose": "prerender" }, "GET", true, false],
		[{ ...reader, purpose: "reading" }, "GET", false, true],
		[reader, "POST", false, false],
		[{}, "GET", false, false],
	] as const)("is opened by its reader, not by what looks ahead: %j, %s", async (headers, method, foretold, opened) => {
		expect(await (await app.request("/opened", { method, headers })).json()).toEqual([foretold, opened]);
	});
});
