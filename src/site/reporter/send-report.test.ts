import { afterEach, expect, test, vi } from "vitest";
import type { PhoneReport } from "./phone-report.ts";
import { type SendAnswer, sendReport } from "./send-report.ts";

afterEach(() => void vi.unstubAllGlobals());

const REPORT: PhoneReport = { id: "r1", match: "m1", at: "2026-07-16T12:00:00.000Z", kind: "kick-off" };
const answered = (
	status: number,
	body: object | null = null,
	headers: Readonly<Record<string, string>> = {},
): Promise<SendAnswer> => {
	vi.stubGlobal("fetch", async () => new Response(body && JSON.stringify(body), { status, headers }));
	return sendReport("cbr_secret", REPORT);
};

test("a report goes with its link's token, and with nothing of who else is signed in on the phone", async () => {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 201 }));
	vi.stubGlobal("fetch", fetch);
	expect(await sendReport("cbr_secret", REPORT)).toEqual({ taken: true });
	const [address, init] = fetch.mock.calls[0] ?? [];
	expect([address, init?.method, init?.credentials, new Headers(init?.headers).get("authorization")]).toEqual([
		...["/api/report", "POST", "omit", "Bearer cbr_secret"],
	]);
	expect(JSON.parse(String(init?.body))).toEqual(REPORT);
});

test("what the server has not decided about is sent again: at once with another link, later where it is asked to wait or fails", async () => {
	expect(await answered(401)).toEqual({ again: "revoked" });
	expect(await answered(429, {}, { "retry-after": "7" })).toEqual({ again: "later", after: 7 });
	expect(await answered(503, {}, { "retry-after": "0" })).toEqual({ again: "later", after: null });
	expect(await answered(500)).toEqual({ again: "later", after: null });
});

test("what is refused says why: by what it contradicts, whose match it is, or the server's own words", async () => {
	expect(await answered(403)).toEqual({ refused: "not-yours" });
	expect(await answered(404)).toEqual({ refused: "no-such-match" });
	expect(await answered(409, { verdict: "score-goes-down", message: "The score …" })).toEqual({ refused: "score-goes-down" });
	expect(await answered(409, { verdict: "counted", message: "Said twice" })).toEqual({ refused: { said: "Said twice" } });
	const errors = { minute: ["too small", "no number"], side: ["unknown"] };
	expect(await answered(422, { message: "Wrong", errors })).toEqual({
		refused: { said: "minute: too small, no number; side: unknown" },
	});
	expect(await answered(400, {})).toEqual({ refused: { said: "400" } });
});

test("what nothing answers waits, and says whether it is the phone that has no network", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	for (const [onLine, again] of [
		[true, "no-answer"],
		[false, "no-network"],
	] as const) {
		vi.stubGlobal("navigator", { onLine });
		expect(await sendReport("cbr_secret", REPORT)).toEqual({ again });
	}
});
