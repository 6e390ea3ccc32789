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
	const json = { "content-type": "application/json", ...headers };
	vi.stubGlobal("fetch", async () => new Response(body && JSON.stringify(body), { status, headers: json }));
	return sendReport("cbr_secret", REPORT);
};

test("a report outlives its page, has its link's token, and no data of another user who is signed in on the phone", async () => {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ verdict: "counted" }, { status: 201 }));
	vi.stubGlobal("fetch", fetch);
	expect(await sendReport("cbr_secret", REPORT)).toEqual({ taken: true });
	const [address, init] = fetch.mock.calls[0] ?? [];
	expect([address, init?.method, init?.credentials, init?.keepalive]).toEqual(["/api/report", "POST", "omit", true]);
	expect(new Headers(init?.headers).get("authorization")).toBe("Bearer cbr_secret");
	expect(JSON.parse(String(init?.body))).toEqual(REPORT);
});

test("what the server has not decided about is sent again: at once with another link, later where it is asked to wait or fails", async () => {
	expect(await answered(401)).toEqual({ again: "revoked" });
	expect(await answered(429, {}, { "retry-after": "7" })).toEqual({ again: "later", after: 7 });
	expect(await answered(503, {}, { "retry-after": "0" })).toEqual({ again: "later", after: null });
	expect(await answered(500)).toEqual({ again: "later", after: null });
});

test("a refused report has the reason: what it contradicts, whose match it is, or the server's message", async () => {
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

test("a captive portal's answer is neither an acceptance nor a refusal", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	for (const status of [200, 401, 403, 404, 407, 422]) {
		const [page, empty] = [new Response("<p>Sign in to the arena's network</p>", { status }), new Response(null, { status })];
		page.headers.set("content-type", "text/html; charset=utf-8");
		for (const response of [page, empty]) {
			vi.stubGlobal("fetch", async () => response);
			expect(await sendReport("cbr_secret", REPORT), String(status)).toEqual({ again: "no-answer" });
		}
	}
	expect(await answered(502, null, { "content-type": "text/html", "retry-after": "20" })).toEqual({ again: "later", after: 20 });
});

test("a refusal that breaks off on its way is none: the report waits", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	const headers = { "content-type": "application/json" };
	vi.stubGlobal("fetch", async () => new Response('{"message": "The sc', { status: 409, headers }));
	expect(await sendReport("cbr_secret", REPORT)).toEqual({ again: "no-answer" });
});

test("an unanswered report waits, and shows whether the phone is offline", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	for (const [onLine, again] of [
		[true, "no-answer"],
		[false, "no-network"],
	] as const) {
		vi.stubGlobal("navigator", { onLine });
		expect(await sendReport("cbr_secret", REPORT)).toEqual({ again });
	}
});
