import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallRefused, call } from "./calls.ts";

// Read alone it would ask the document for a brand; whoever has read it before in this process has the real one, which asks for the language.
vi.mock("./frame/language.tsx", () => ({ shownLanguage: () => "en" }));
beforeEach(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterEach(() => void vi.unstubAllGlobals());

/** An answer that has begun, and breaks off. @param break_ told how to break it off */
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
	it("is no answer of who has given the question up", async () => {
		const leaving = new AbortController();
		begun(200, (off) => leaving.signal.addEventListener("abort", off));
		const asked = call("GET", "/decisions", undefined, leaving.signal);
		leaving.abort();
		await expect(asked).rejects.toThrow("terminated");
	});

	it("is none of who waits for it either; a refusal is one all the same", async () => {
		begun(200, (off) => off());
		await expect(call("GET", "/decisions")).rejects.toMatchObject({ status: 0 });
		begun(403, (off) => off());
		const refused = await call("GET", "/decisions").catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(CallRefused);
		expect(refused).toMatchObject({ status: 403 });
	});
});
