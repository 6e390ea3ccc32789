import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

/** A network: latency in ms until an answer begins, and bits a second. */
export type Network = { readonly latency: number; readonly down: number; readonly up: number };

/**
 * "Slow 4G" as Chromium's developer tools and Lighthouse apply it: a round trip of 150 ms, of which a request costs 3.75 (on a real network
 * DNS, connection and keys come first), and nine tenths of 1.6 Mbit/s.
 */
export const SLOW_4G: Network = { latency: 150 * 3.75, down: 1_600_000 * 0.9, up: 750_000 * 0.9 };
/** The same network where the connection is there already: a way there and back alone. */
export const SLOW_4G_CONNECTED: Network = { latency: 150, down: 1_600_000, up: 750_000 };

/** A phone's processor is a fourth as fast as this one. */
export const SLOWER = 4;
const SCREEN = { width: 390, height: 844 };

/** A task longer than this delays a reader's touch too much: the excess is blocking time. In ms. */
const LONG_TASK = 50;
/** Milliseconds without a request and without a long task after which a page is at rest. */
const REST = 1_500;
const MOST_WAITING = 30_000;

/** The measurements of a visit with an empty cache: milliseconds since its start, and bytes over the network. */
export type Visit = {
	/** When the largest thing of the first screen was painted. */
	readonly largestPaint: number;
	readonly firstPaint: number;
	/** The layout shift (CLS). */
	readonly shifts: number;
	/** From the first paint until the page rests (TBT). */
	readonly blocking: number;
	readonly scriptBytes: number;
	readonly requests: number;
};

type Seen = { largest: number; first: number; shifts: number; tasks: { at: number; took: number }[] };

/** Runs in the page before all of its own scripts. As text: a compiled function would call helpers of its compiler. */
const WATCH = `{
	const seen = { largest: 0, first: 0, shifts: 0, tasks: [] };
	window.seenOfThePage = seen;
	const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	on("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
	on("paint", (entry) => { if (entry.name === "first-contentful-paint") seen.first = entry.startTime; });
	on("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shifts += entry.value; });
	on("longtask", (entry) => seen.tasks.push({ at: entry.startTime, took: entry.duration }));
}`;

/** Call it before a server is started: without a browser nothing is then left running. */
export async function openBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: await findChromium(),
		args: ["--no-sandbox", "--disable-background-networking"],
	});
}

/** A page with a phone's processor and an unlimited network. */
export async function slowProcessor(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
	const page = await context.newPage();
	await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	return page;
}

/** A page of a browser that has been nowhere, as slow as a phone. Its requests are counted by `asked`. */
async function slowPage(
	browser: Browser,
	{ latency, down, up }: Network,
): Promise<{ page: Page; asked: { scriptBytes: number; requests: number; last: number } }> {
	const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const asked = { scriptBytes: 0, requests: 0, last: performance.now() };
	const scripts = new Set<string>();
	await session.send("Network.enable");
	session.on("Network.requestWillBeSent", () => {
		asked.requests += 1;
		asked.last = performance.now();
	});
	session.on("Network.responseReceived", ({ requestId, response }) => {
		if (/javascript/.test(response.mimeType)) scripts.add(requestId);
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (scripts.has(requestId)) asked.scriptBytes += encodedDataLength;
		asked.last = performance.now();
	});
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency,
		downloadThroughput: down / 8,
		uploadThroughput: up / 8,
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.addInitScript(WATCH);
	return { page, asked };
}

/**
 * Visits an address with an empty cache, until it is idle.
 * @param session of a desk, for a screen of the office
 */
export async function visitSlowly(browser: Browser, address: string, network: Network, session?: string): Promise<Visit> {
	const { page, asked } = await slowPage(browser, network);
	if (session !== undefined) await page.context().addCookies([{ name: "office", value: session, url: address }]);
	try {
		await page.goto(address, { waitUntil: "load" });
		const seen = () => page.evaluate(() => (window as unknown as { seenOfThePage: Seen }).seenOfThePage);
		for (const until = performance.now() + MOST_WAITING; performance.now() < until; await page.waitForTimeout(250)) {
			const now = await page.evaluate(() => performance.now());
			const lastTask = (await seen()).tasks.at(-1);
			const rested = lastTask === undefined || now - lastTask.at - lastTask.took > REST;
			if (rested && performance.now() - asked.last > REST) break;
		}
		const { largest, first, shifts, tasks } = await seen();
		const blocking = tasks.reduce((sum, { at, took }) => sum + Math.max(0, at + took - Math.max(at, first) - LONG_TASK), 0);
		const { scriptBytes, requests } = asked;
		return { largestPaint: largest, firstPaint: first, shifts, blocking, scriptBytes, requests };
	} finally {
		await page.context().close();
	}
}
