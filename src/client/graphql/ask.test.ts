import { afterEach, expect, test, vi } from "vitest";
import { EditionsDocument } from "../data/editions.ts";
import { askByGet, askByPost } from "./ask.ts";
import { isUnanswered, NoAnswer } from "./no-answer.ts";

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

test("§9 an answer of 200 to 299 is success, and no other, whatever it contains", async () => {
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

test("§9 no timeout by default: an answer that arrives after an hour is read", async () => {
	vi.useFakeTimers();
	const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(EDITIONS)), 3_600_000));
	const fetch = answering(slow);
	const asked = [askByPost("")(EditionsDocument, VARIABLES), askByGet("", "en")(EditionsDocument, VARIABLES)];
	await vi.advanceTimersByTimeAsync(3_600_000);
	await expect(Promise.all(asked)).resolves.toEqual([EDITIONS.data, EDITIONS.data]);
	for (const [, init] of fetch.mock.calls) expect(init?.signal).toBeUndefined();
});

test("a 429 is asked again once its Retry-After is over, in seconds or as a date", async () => {
	vi.useFakeTimers({ now: Date.parse("2026-07-14T10:00:00Z") });
	for (const [retryAfter, wait] of [
		["3", 3_000],
		["0", 1_000],
		["Tue, 14 Jul 2026 10:00:20 GMT", 10_000],
	] as const) {
		for (const ask of [askByPost(""), askByGet("", "en")]) {
			if (retryAfter.endsWith("GMT")) vi.setSystemTime(Date.parse(retryAfter) - wait);
			const refusal = { errors: [{ message: "Too much was asked for." }] };
			const fetch = answering(async () =>
				fetch.mock.calls.length < 3
					? Response.json(refusal, {
							status: 429,
							headers: fetch.mock.calls.length === 1 ? { "retry-after": retryAfter } : { "retry-after": "1" },
						})
					: Response.json(EDITIONS),
			);
			const asked = ask(EditionsDocument, VARIABLES);
			await vi.advanceTimersByTimeAsync(wait - 1);
			expect(fetch, retryAfter).toHaveBeenCalledTimes(1);
			await vi.advanceTimersByTimeAsync(1);
			expect(fetch, retryAfter).toHaveBeenCalledTimes(2);
			await vi.advanceTimersByTimeAsync(1_000);
			await expect(asked).resolves.toEqual(EDITIONS.data);
		}
	}
});

test("a 429 that names no time, or one beyond two minutes, is an error at once", async () => {
	for (const headers of [{}, { "retry-after": "later" }, { "retry-after": "3600" }] as Record<string, string>[]) {
		const fetch = answering(async () => Response.json({ errors: [] }, { status: 429, headers }));
		await expect(askByGet("", "en")(EditionsDocument, VARIABLES)).rejects.toThrow("answered 429");
		expect(fetch).toHaveBeenCalledTimes(1);
	}
});

test("a navigation that is given up asks no more after a 429", async () => {
	vi.useFakeTimers();
	const leaving = new AbortController();
	const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
		init?.signal?.throwIfAborted();
		return Response.json({ errors: [] }, { status: 429, headers: { "retry-after": "2" } });
	});
	vi.stubGlobal("fetch", fetch);
	const asked = askByGet("", "en", { signal: leaving.signal })(EditionsDocument, VARIABLES);
	await vi.advanceTimersByTimeAsync(1_000);
	leaving.abort();
	const ended = expect(asked).rejects.toThrow(/abort/);
	await vi.advanceTimersByTimeAsync(10_000);
	await ended;
	expect(fetch).toHaveBeenCalledTimes(2);
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

test("§8 an answer with errors is none, whatever else it brings; of what is no answer of the service's nothing is known", async () => {
	const faults = [{ errors: [{ message: "One" }, { message: "Two" }], ...EDITIONS }, { errors: [{ message: "One; Two" }] }];
	for (const fault of faults) {
		answering(async () => Response.json(fault));
		for (const ask of [askByPost(""), askByGet("", "en")]) {
			const failure = await ask(EditionsDocument, VARIABLES).catch((error: unknown) => error);
			expect([String(failure), failure instanceof NoAnswer]).toEqual([
				"Error: The results service answered 200: One; Two",
				false,
			]);
		}
	}
	for (const other of [new Response("Log in"), Response.json(null), Response.json({ message: "Bad gateway" }, { status: 502 })]) {
		answering(async () => other);
		await expect(askByGet("", "en")(EditionsDocument, VARIABLES)).rejects.toBeInstanceOf(NoAnswer);
	}
	const broken = new Response(new ReadableStream({ start: (body) => body.error(new DOMException("", "AbortError")) }));
	answering(async () => broken);
	const givenUp = await askByGet("", "en")(EditionsDocument, VARIABLES).catch((error: unknown) => error);
	expect(givenUp, "who gave it up has not heard of nobody").toMatchObject({ name: "AbortError" });
});

test("only a network error counts as no answer: a fault of the page's own does not", () => {
	const told = [
		new NoAnswer(""),
		...["Failed to fetch", "NetworkError when …", "Load failed"].map((text) => new TypeError(text)),
	];
	expect(told.map(isUnanswered)).toEqual([true, true, true, true]);
	const own = [new TypeError("x is undefined"), new Error("Failed to fetch"), null];
	expect(own.map(isUnanswered)).toEqual([false, false, false]);
});

test("each GET names its answer's revision, or null, and no browser caches it", async () => {
	const onRevision = vi.fn();
	const fetch = answering(async () => Response.json(EDITIONS, { headers: { revision: "7" } }));
	await askByGet("", "en", {}, { atLeast: undefined, onRevision })(EditionsDocument, VARIABLES);
	answering(async () => Response.json(EDITIONS));
	await askByGet("", "en", {}, { atLeast: undefined, onRevision })(EditionsDocument, VARIABLES);
	expect(onRevision.mock.calls).toEqual([[7], [null]]);
	expect(fetch.mock.calls[0]?.[1]?.cache).toBe("no-store");
});

test("§7 every GET to the results service has X-Requested-With", async () => {
	const fetch = answering(async () => Response.json(EDITIONS));
	await askByGet("", "en")(EditionsDocument, VARIABLES);
	await askByGet("https://results.example", "sv", { signal: new AbortController().signal })(EditionsDocument, VARIABLES);
	for (const [, init] of fetch.mock.calls) expect(new Headers(init?.headers).get("x-requested-with")).toBe("XMLHttpRequest");
	expect(fetch).toHaveBeenCalledTimes(2);
});
