import { expect, test, vi } from "vitest";
import type { CpuQuota } from "../http/cpu-quota.ts";
import { ProcessorBudgetSpent, RenderScheduler } from "./render-scheduler.ts";
import { waitingPage } from "./waiting-page.ts";

function aMeter(says: { isBusy?: boolean; isOverdrawn?: boolean } = {}): CpuQuota & { spent: number; pages: number } {
	const meter = {
		spent: 0,
		pages: 0,
		wait: () => 0,
		isBusy: () => says.isBusy ?? false,
		isOverdrawn: () => says.isOverdrawn ?? false,
		spend: (ms: number) => {
			meter.spent += ms;
			meter.pages += 1;
		},
	};
	return meter;
}

/** Work that uses the processor. */
function work(ms: number): void {
	for (const until = performance.now() + ms; performance.now() < until; );
}

test("one page is rendered at a time, and addresses take turns: one with many requests delays another's first by one page", async () => {
	const turns = new RenderScheduler();
	const [many, one] = [aMeter(), aMeter()];
	const order: string[] = [];
	let atOnce = 0;
	const page = (name: string) => async () => {
		atOnce += 1;
		expect(atOnce).toBe(1);
		await new Promise((resolve) => setTimeout(resolve, 2));
		order.push(name);
		atOnce -= 1;
	};
	const asked = ["a", "b", "c", "d"].map((name) => turns.take(many, page(name)));
	await Promise.all([...asked, turns.take(one, page("mine"))]);
	expect(order).toEqual(["a", "b", "mine", "c", "d"]);
	expect([many.pages, one.pages]).toEqual([4, 1]);
	expect(Math.min(many.spent, one.spent)).toBeGreaterThan(0);
});

test("a page that takes too long gives up its turn, is charged once, and the next page gets a turn of its own", async () => {
	vi.useFakeTimers();
	try {
		const turns = new RenderScheduler();
		const [slow, next, last] = [aMeter(), aMeter(), aMeter()];
		const [came, order] = [[] as (() => void)[], [] as string[]];
		const page = (name: string) => () => {
			order.push(name);
			return new Promise<void>((resolve) => came.push(resolve));
		};
		const all = [turns.take(slow, page("slow")), turns.take(next, page("next")), turns.take(last, page("last"))];
		await vi.advanceTimersByTimeAsync(2_100);
		expect(order).toEqual(["slow", "next"]);
		came[0]!();
		await vi.advanceTimersByTimeAsync(100);
		expect([order, slow.pages], "while the next one is rendered").toEqual([["slow", "next"], 1]);
		came[1]!();
		await vi.advanceTimersByTimeAsync(100);
		came[2]!();
		await Promise.all(all);
		expect([slow.pages, next.pages, last.pages]).toEqual([1, 1, 1]);
	} finally {
		vi.useRealTimers();
	}
});

test("a failing page fails for its own reader only, and the next one is rendered", async () => {
	const turns = new RenderScheduler();
	const failing = turns.take(aMeter(), () => Promise.reject(new Error("no page")));
	const next = turns.take(aMeter(), async () => "page");
	await expect(failing).rejects.toThrow("no page");
	expect(await next).toBe("page");
});

test("an address with much use waits longer than its page took; others do not wait for it", async () => {
	const turns = new RenderScheduler();
	const busy = aMeter({ isBusy: true });
	await turns.take(busy, async () => work(40));
	const took = busy.spent;
	const began = performance.now();
	const order: string[] = [];
	const again = turns.take(busy, async () => order.push("busy"));
	await turns.take(aMeter(), async () => order.push("other"));
	await again;
	expect(order).toEqual(["other", "busy"]);
	expect(performance.now() - began).toBeGreaterThan(took);
});

test("an address with much use waits twice as long as its page took, and is rendered then", async () => {
	vi.useFakeTimers();
	try {
		const turns = new RenderScheduler();
		const busy = aMeter({ isBusy: true });
		const page = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
		const again = vi.fn(page);
		const first = turns.take(busy, page);
		await vi.advanceTimersByTimeAsync(100);
		await first;
		const asked = turns.take(busy, again);
		await vi.advanceTimersByTimeAsync(195);
		expect(again).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(10);
		expect(again).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(100);
		await asked;
	} finally {
		vi.useRealTimers();
	}
});

test("a request during another's rendering waits for that one, and not for an address that must wait", async () => {
	vi.useFakeTimers();
	try {
		const turns = new RenderScheduler();
		const order: string[] = [];
		const page = (name: string, ms: number) => async () => {
			await new Promise((resolve) => setTimeout(resolve, ms));
			order.push(name);
		};
		const busy = aMeter({ isBusy: true });
		const first = turns.take(busy, page("busy", 1_000));
		await vi.advanceTimersByTimeAsync(1_000);
		await first;
		// It rests for two seconds from here on.
		await vi.advanceTimersByTimeAsync(10);
		const asked = [
			turns.take(aMeter(), page("one", 5)),
			turns.take(busy, page("again", 5)),
			turns.take(aMeter(), page("next", 5)),
		];
		await vi.advanceTimersByTimeAsync(50);
		expect(order).toEqual(["busy", "one", "next"]);
		await vi.advanceTimersByTimeAsync(2_000);
		await Promise.all(asked);
	} finally {
		vi.useRealTimers();
	}
});

test("a page whose address is over its quota when its turn comes is not rendered", async () => {
	const turns = new RenderScheduler();
	await expect(turns.take(aMeter({ isOverdrawn: true }), async () => "page")).rejects.toThrow(ProcessorBudgetSpent);
	expect(await turns.take(aMeter(), async () => "page")).toBe("page");
});

test("a reader who has to wait gets a page that says so in both languages, the reader's first, and reloads by itself", async () => {
	const response = waitingPage("sv", 1_200);
	expect([response.status, response.headers.get("retry-after")]).toEqual([429, "2"]);
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	const html = await response.text();
	expect(html.indexOf("Ett ögonblick")).toBeLessThan(html.indexOf("A moment, please"));
	expect(html).toContain(`<section lang="en">`);
	expect(html).toContain(`<meta http-equiv="refresh" content="2">`);
});
