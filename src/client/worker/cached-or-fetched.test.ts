import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cachedOrFetched, whatCame } from "./cached-or-fetched.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEPT = "the page as it is kept";
const OWN = new Response("the page", { headers: { cupboard: "page" } });
const LOGIN = new Response("a login page");
const never = new Promise<never>(() => undefined);
const soon = <Answer>(ms: number, answer: Answer) => new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), ms));

/** @returns the answer after so many milliseconds; undefined if there is none */
async function come(ms: number, network: Promise<Response | null>, kept: Promise<string | null>) {
	let came: Awaited<ReturnType<typeof whatCame<string>>> | undefined;
	void whatCame(network, kept).then((one) => {
		came = one;
	});
	await vi.advanceTimersByTimeAsync(ms);
	return came;
}

describe("a page's address", () => {
	it("is answered by the network as soon as it answers, however slowly the saved copy is read", async () => {
		expect(await come(100, soon(100, OWN), never)).toEqual({ why: null, response: OWN });
	});

	it("is answered by the saved copy after four seconds without an answer, and not before", async () => {
		expect(await come(3_900, never, soon(1, KEPT))).toBeUndefined();
		expect(await come(4_000, never, soon(1, KEPT))).toEqual({ why: "late", response: null, kept: KEPT });
	});

	it("is answered by whichever is first after that", async () => {
		expect(await come(6_000, never, soon(6_000, KEPT))).toMatchObject({ why: "late", kept: KEPT });
		expect(await come(6_000, soon(6_000, OWN), soon(9_000, KEPT))).toEqual({ why: null, response: OWN });
	});

	it("waits for a late network if no copy is saved", async () => {
		expect(await come(9_000, never, soon(1, null))).toBeUndefined();
		expect(await come(9_000, soon(9_000, OWN), soon(1, null))).toEqual({ why: null, response: OWN });
	});

	it("is answered by the saved copy at once if there is no network, or a captive portal has answered", async () => {
		expect(await come(50, soon(10, null), soon(50, KEPT))).toEqual({ why: "noNetwork", response: null, kept: KEPT });
		expect(await come(50, soon(10, LOGIN), soon(50, KEPT))).toEqual({ why: "noAnswer", response: LOGIN, kept: KEPT });
		expect(await come(50, soon(10, null), soon(50, null))).toEqual({ why: "noNetwork", response: null, kept: null });
	});

	it("is answered by the saved copy if the site's own server fails, not if it answers that there is no such page", async () => {
		const said = (status: number) => new Response("in its own words", { status, headers: { cupboard: "page" } });
		for (const failed of [said(500), said(503)])
			expect(await come(50, soon(10, failed), soon(50, KEPT))).toEqual({ why: "noAnswer", response: failed, kept: KEPT });
		const unknown = said(404);
		expect(await come(10, soon(10, unknown), never)).toEqual({ why: null, response: unknown });
	});

	it("is answered by what leads elsewhere, which a worker may not look into", async () => {
		const elsewhere = { type: "opaqueredirect", status: 0, headers: new Headers() } as Response;
		expect(await come(10, soon(10, elsewhere), soon(0, KEPT))).toEqual({ why: null, response: elsewhere });
	});

	it("is answered with 'not saved' after twenty seconds without an answer from the network or the phone's store", async () => {
		const nothing = { why: "late", response: null, kept: null };
		expect(await come(19_900, never, soon(1, null))).toBeUndefined();
		expect(await come(20_000, never, soon(1, null))).toEqual(nothing);
		expect(await come(20_000, never, never)).toEqual(nothing);
	});

	it("waits four seconds at most for an unresponsive store, if there is no network", async () => {
		expect(await come(3_900, soon(0, null), never)).toBeUndefined();
		expect(await come(4_000, soon(0, null), never)).toEqual({ why: "noNetwork", response: null, kept: null });
	});
});

describe("a built file", () => {
	const FILE = new Response("kept");
	const FETCHED = new Response("fetched");
	async function comes(ms: number, kept: Promise<Response | null>, fetched: () => Promise<Response>) {
		let came: Response | undefined;
		void cachedOrFetched(kept, fetched, (one) => one !== LOGIN).then((one) => {
			came = one;
		});
		await vi.advanceTimersByTimeAsync(ms);
		return came;
	}

	it("is answered by the phone's store without a request, if that has it", async () => {
		const asked = vi.fn(() => soon(0, FETCHED));
		expect(await comes(10, soon(10, FILE), asked)).toBe(FILE);
		expect(asked).not.toHaveBeenCalled();
	});

	it("is fetched if the store has nothing, fails, or does not answer for a second", async () => {
		expect(await comes(5, soon(0, null), () => soon(5, FETCHED))).toBe(FETCHED);
		expect(await comes(5, Promise.reject(new Error("broken")), () => soon(5, FETCHED))).toBe(FETCHED);
		expect(await comes(999, never, () => soon(0, FETCHED))).toBeUndefined();
		expect(await comes(1_010, never, () => soon(0, FETCHED))).toBe(FETCHED);
	});

	it("is read from a slow store in the end if there is no network", async () => {
		const noNetwork = () => Promise.reject(new TypeError("no network"));
		expect(await comes(3_000, soon(3_000, FILE), noNetwork)).toBe(FILE);
		expect(await comes(3_000, soon(3_000, FILE), () => soon(0, LOGIN)), "a login page is no file").toBe(FILE);
	});
});
