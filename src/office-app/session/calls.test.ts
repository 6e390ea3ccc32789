import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallRefused, call, carryToken, refusalWords } from "./calls.ts";

// Replaced by a constant: the real module reads the brand from the document.
vi.mock("./language.tsx", () => ({ shownLanguage: () => "en" }));
beforeEach(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterEach(() => void vi.unstubAllGlobals());

/** An answer that breaks off after its beginning. @param break_ receives a function that breaks it off */
const begun = (status: number, break_: (off: () => void) => void) =>
	vi.stubGlobal("fetch", async () => {
		const body = new ReadableStream({
			start: (control) => {
				control.enqueue(new TextEncoder().encode('{"waiting": ['));
				break_(() => control.error(new TypeError("terminated")));
			},
		});
		return new Response(body, { status });
	});

describe("an answer that breaks off after it has begun", () => {
	it("is no answer to a cancelled request", async () => {
		const leaving = new AbortController();
		begun(200, (off) => leaving.signal.addEventListener("abort", off));
		const asked = call("GET", "/decisions", undefined, leaving.signal);
		leaving.abort();
		await expect(asked).rejects.toThrow("terminated");
	});

	it("is none to a pending request either; a refusal is one all the same", async () => {
		begun(200, (off) => off());
		await expect(call("GET", "/decisions")).rejects.toMatchObject({ status: 0 });
		begun(403, (off) => off());
		const refused = await call("GET", "/decisions").catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(CallRefused);
		expect(refused).toMatchObject({ status: 403 });
	});
});

describe("a call", () => {
	it("carries the desk's token where it changes something, and asks for words in the desk's language", async () => {
		const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
		vi.stubGlobal("fetch", fetch);
		carryToken("of this desk");
		for (const method of ["GET", "POST", "PUT", "DELETE"] as const)
			await call(method, "/acts", method === "GET" ? undefined : {});
		const said = fetch.mock.calls.map(([address, init]) => [address, new Headers(init?.headers)] as const);
		expect(said.map(([address, headers]) => [address, headers.get("x-office-token"), headers.get("accept-language")])).toEqual([
			["/office/api/acts", null, "en"],
			...Array.from({ length: 3 }, () => ["/office/api/acts", "of this desk", "en"]),
		]);
		carryToken("");
	});

	it("without an answer is no refusal; a cancelled one is none", async () => {
		vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
		const unanswered = await call("POST", "/acts", {}).catch((error: unknown) => error);
		expect(unanswered).toMatchObject({ status: 0 });
		expect([
			refusalWords(unanswered, "No answer"),
			refusalWords(new CallRefused(409, { message: "Stale" }), "No answer"),
		]).toEqual(["No answer", "Stale"]);
		const leaving = new AbortController();
		leaving.abort();
		await expect(call("GET", "/acts", undefined, leaving.signal)).rejects.toThrow("Failed to fetch");
	});
});
