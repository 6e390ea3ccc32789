import { afterEach, expect, test, vi } from "vitest";
import { askByGet, askByPost } from "./ask.ts";
import { EditionsDocument } from "./editions.ts";

const VARIABLES = { cup: 7, lang: "en" };
const EDITIONS = { data: { cups: { cupId: 7, editions: [] } } };

/** How the browser answers the next call. */
function answering(answer: () => Promise<Response>) {
	const fetch = vi.fn<typeof globalThis.fetch>(answer);
	vi.stubGlobal("fetch", fetch);
	return fetch;
}

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("§9 an answer of 200 to 299 is success, and no other, whatever it holds", async () => {
	for (const status of [200, 203, 299]) {
		answering(async () => Response.json(EDITIONS, { status }));
		await expect(askByPost("")(EditionsDocument, VARIABLES), String(status)).resolves.toEqual(EDITIONS.data);
		await expect(askByGet("", "en")(EditionsDocument, VARIABLES), String(status)).resolves.toEqual(EDITIONS.data);
	}
	for (const status of [300, 400, 404, 429, 500, 503]) {
		answering(async () => Response.json(EDITIONS, { status }));
		await expect(askByPost("")(EditionsDocument, VARIABLES), String(status)).rejects.toThrow(`answered ${status}`);
		await expect(askByGet("", "en")(EditionsDocument, VARIABLES), String(status)).rejects.toThrow(`answered ${status}`);
	}
});

test("§9 no timeout by default: an answer that comes after an hour is read", async () => {
	vi.useFakeTimers();
	const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(EDITIONS)), 3_600_000));
	const fetch = answering(slow);
	const asked = [askByPost("")(EditionsDocument, VARIABLES), askByGet("", "en")(EditionsDocument, VARIABLES)];
	await vi.advanceTimersByTimeAsync(3_600_000);
	await expect(Promise.all(asked)).resolves.toEqual([EDITIONS.data, EDITIONS.data]);
	for (const [, init] of fetch.mock.calls) expect(init?.signal).toBeUndefined();
});

test("§7 credentials are not sent, to a results service elsewhere either", async () => {
	const fetch = answering(async () => Response.json(EDITIONS));
	await askByPost("https://results.example")(EditionsDocument, VARIABLES);
	await askByGet("https://results.example", "sv")(EditionsDocument, VARIABLES);
	expect(fetch.mock.calls.map(([address, init]) => [String(address).split("?")[0], init?.method, init?.credentials])).toEqual([
		["https://results.example/graphql", "POST", "omit"],
		["https://results.example/graphql", undefined, "omit"],
	]);
});

test("§7 every GET of the results service says X-Requested-With", async () => {
	const fetch = answering(async () => Response.json(EDITIONS));
	await askByGet("", "en")(EditionsDocument, VARIABLES);
	await askByGet("https://results.example", "sv", { signal: new AbortController().signal })(EditionsDocument, VARIABLES);
	for (const [, init] of fetch.mock.calls) expect(new Headers(init?.headers).get("x-requested-with")).toBe("XMLHttpRequest");
	expect(fetch).toHaveBeenCalledTimes(2);
});
