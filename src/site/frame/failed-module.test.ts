import { beforeEach, expect, test, vi } from "vitest";
import { goOnToTarget, waitingTarget } from "./failed-module.ts";

const ORIGIN = "https://cup.example";
const assign = vi.fn();
const network = { isThere: false };

/** A tab without a service worker. @param address of the browser */
function tab(address: string, navigation: "idle" | "loading") {
	const { origin, pathname, search } = new URL(address, ORIGIN);
	const page = new EventTarget();
	vi.stubGlobal("window", {
		location: { origin, pathname, search, assign },
		__reactRouterDataRouter: { routes: [], state: { navigation: { state: navigation } } },
		addEventListener: page.addEventListener.bind(page),
		removeEventListener: page.removeEventListener.bind(page),
	});
	vi.stubGlobal("fetch", async () => {
		if (!network.isThere) throw new TypeError("Failed to fetch");
		return new Response();
	});
	return { online: () => page.dispatchEvent(new Event("online")) };
}

beforeEach(() => {
	assign.mockClear();
	network.isThere = false;
});

const UNANSWERED = { page: { type: "error" as const, result: new TypeError("Failed to fetch") } };
const open = (target: string) => goOnToTarget({ request: new Request(ORIGIN + target) } as never, async () => UNANSWERED);

test.each([
	["a link leads to", "/2026/nations"],
	["Back leads to, which changes the address first,", "/2026/arenas?filter=a"],
])("without a network a page that %s waits for it, and opens then", async (_, address) => {
	const { online } = tab(address, "loading");
	void open("/2026/arenas?filter=a");
	await vi.waitFor(() => expect(waitingTarget.now()).toBe("/2026/arenas?filter=a"));
	expect(assign).not.toHaveBeenCalled();
	network.isThere = true;
	online();
	await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/2026/arenas?filter=a"));
	expect(waitingTarget.now()).toBeNull();
});

test("a shown page that loads its data again is not opened anew", async () => {
	tab("/2026/arenas", "idle");
	expect(await open("/2026/arenas")).toBe(UNANSWERED);
	expect([assign.mock.calls, waitingTarget.now()]).toEqual([[], null]);
});
