import { afterEach, expect, test, vi } from "vitest";
import { probeOf } from "./probe.ts";

afterEach(() => void vi.useRealTimers());

const probe = probeOf("https://results.example", 7, "lc-2026");
const answering = (answer: (init: RequestInit) => Promise<Response>) =>
	vi.stubGlobal("fetch", (_: string, init: RequestInit) => answer(init));

test("a service that answers returns the edition's revision; an unknown edition, an error or a proxy's answer is a refusal", async () => {
	answering(async () => Response.json({ data: { tournament: { revision: 9 } } }));
	expect(await probe()).toBe(9);
	answering(async () => Response.json({ data: { tournament: null } }));
	expect(await probe()).toBe("refused");
	answering(async () => Response.json({ data: { tournament: { revision: 9 } } }, { status: 503 }));
	expect(await probe()).toBe("refused");
	answering(async () => new Response("<h1>Sign in to the guests' network</h1>"));
	expect(await probe()).toBe("refused");
});

test("what no network brings, and what does not answer for 8 s, is not reached", async () => {
	answering(() => Promise.reject(new TypeError("Failed to fetch")));
	expect(await probe()).toBe("unreachable");
	vi.useFakeTimers();
	answering(
		({ signal }) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as DOMException))),
	);
	const heard = vi.fn();
	void probe().then(heard);
	await vi.advanceTimersByTimeAsync(7_999);
	expect(heard).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(heard).toHaveBeenCalledWith("unreachable");
});
