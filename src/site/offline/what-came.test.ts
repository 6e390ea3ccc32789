import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whatCame } from "./what-came.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEPT = "the page as it is kept";
const OWN = new Response("the page", { headers: { cupboard: "page" } });
const LOGIN = new Response("a login page");
const isOwn = (response: Response) => response === OWN;
const never = new Promise<never>(() => undefined);
const soon = <Answer>(ms: number, answer: Answer) => new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), ms));

/** @returns what has come after so many milliseconds; undefined where nothing has */
async function come(ms: number, network: Promise<Response | null>, kept: Promise<string | null>) {
	let came: Awaited<ReturnType<typeof whatCame<string>>> | undefined;
	void whatCame(network, kept, isOwn).then((one) => {
		came = one;
	});
	await vi.advanceTimersByTimeAsync(ms);
	return came;
}

describe("a page's address", () => {
	it("is answered by the network as soon as it has answered, however long what is kept takes to be read", async () => {
		expect(await come(100, soon(100, OWN), never)).toEqual({ why: null, response: OWN });
	});

	it("is answered by what is kept after four seconds without an answer, and before by nothing", async () => {
		expect(await come(3_900, never, soon(1, KEPT))).toBeUndefined();
		expect(await come(4_000, never, soon(1, KEPT))).toEqual({ why: "late", response: null, kept: KEPT });
	});

	it("is answered by whichever comes first after that", async () => {
		expect(await come(6_000, never, soon(6_000, KEPT))).toMatchObject({ why: "late", kept: KEPT });
		expect(await come(6_000, soon(6_000, OWN), soon(9_000, KEPT))).toEqual({ why: null, response: OWN });
	});

	it("waits for a late network where nothing is kept", async () => {
		expect(await come(9_000, never, soon(1, null))).toBeUndefined();
		expect(await come(9_000, soon(9_000, OWN), soon(1, null))).toEqual({ why: null, response: OWN });
	});

	it("is answered by what is kept where there is no network, or somebody else has answered, at once", async () => {
		expect(await come(50, soon(10, null), soon(50, KEPT))).toEqual({ why: "noNetwork", response: null, kept: KEPT });
		expect(await come(50, soon(10, LOGIN), soon(50, KEPT))).toEqual({ why: "noAnswer", response: LOGIN, kept: KEPT });
		expect(await come(50, soon(10, null), soon(50, null))).toEqual({ why: "noNetwork", response: null, kept: null });
	});
});
