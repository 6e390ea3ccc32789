import {
	type Browser,
	type BrowserContextOptions,
	test as base,
	type ConsoleMessage,
	expect,
	type Page,
	type PlaywrightTestOptions,
	type Request,
} from "@playwright/test";
import type { Role } from "../../src/office/desk.ts";
import { deskSecret } from "./office-desks.ts";
import { type OwnCup, ownLiveCup } from "./own-live-cup.ts";
import { SERVERS } from "./servers.ts";
import { AS_USUAL, SharedContext } from "./shared-context.ts";

const isUserCall = (url: string) => new URL(url).pathname === "/api/user";
const tells401 = (message: ConsoleMessage) =>
	/the server responded with a status of 401/.test(message.text()) && URL.canParse(message.location().url);

/** Which file a complaint is of, where the browser's own words leave it out. */
const whereOf = (message: ConsoleMessage) => (message.location().url ? ` (${message.location().url})` : "");

/**
 * Loads of the user without a token that have not been refused yet: one that began at the end of a test is counted in the next test of its
 * page.
 */
const withoutToken = new WeakMap<Page, number>();

const LOADS_VISITOR = "The user is loaded without a token";
/** A page writes such a load into its console: Playwright misses a request that begins just as a test starts to intercept some. */
const NOTES_VISITORS = `{
	const { fetch } = window;
	window.fetch = (address, init) => {
		const isLoad = String(address).endsWith("/api/user") && (init?.method ?? "GET") === "GET";
		if (isLoad && !new Headers(init?.headers).has("authorization")) console.debug("${LOADS_VISITOR}");
		return fetch(address, init);
	};
}`;

/**
 * The browser's errors on a page: any of them fails the test, except the one caused by SPEC §4: that GET /api/user without a token was
 * answered with 401.
 */
function listen(page: Page, complaints: string[]): void {
	page.on("console", (message) => {
		const begun = withoutToken.get(page) ?? 0;
		if (message.text() === LOADS_VISITOR) {
			withoutToken.set(page, begun + 1);
			return;
		}
		if (begun > 0 && tells401(message) && isUserCall(message.location().url)) {
			withoutToken.set(page, begun - 1);
			return;
		}
		// Playwright's own word of what most tests are to be without.
		if (message.text() === "Service Worker registration blocked by Playwright") return;
		if (message.type() === "error" || message.type() === "warning")
			complaints.push(`console ${message.type()}: ${message.text()}${whereOf(message)}`);
	});
	page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
	page.on("request", (request) => {
		const { hostname } = new URL(request.url());
		if (hostname !== "localhost" && hostname !== "127.0.0.1" && !request.url().startsWith("data:")) {
			complaints.push(`request to a third party: ${hostname}`);
		}
	});
}

/** A process's contexts by their options, used by one test after the other. */
type Lent = { readonly contexts: Map<string, SharedContext> };
/** Each is a process of the browser. */
const MOST_CONTEXTS = 3;

type WorkerFixtures = {
	lent: Lent;
	/** The live cup that this process has for itself. */
	ownCup: { cup: OwnCup | null };
};

/** A page counts as used as soon as it is there, so its scripts begin (docs/develop/decisions/0034-a-page-begins-at-first-use.md). */
const BEGIN_AT_ONCE = `document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("wheel")))`;

/** Of the test that runs. */
let isUntouched = false;

type Fixtures = {
	/** Whether a page is left alone until the test touches it, as at a first visit: its scripts have not begun then. */
	untouched: boolean;
	leftAlone: undefined;
	/** Whether a test may use a shared context; otherwise it gets its own, with an empty cache. */
	sharesContext: boolean;
	/** The live cup to report on: LIVE, or one of its own where a test is tried again, since its last try has reported on LIVE. */
	live: string;
	/** What a context is made with. */
	madeWith: string;
	/** What a test expects the browser to complain of, such as the 404 of a page that does not exist. */
	expectedComplaints: RegExp[];
	complaints: string[];
	/** A page at an address, once it works (`visit`). */
	opened: (address: string) => Promise<Page>;
	/** A page with scripts switched off, with nothing in it. */
	withoutScripts: Page;
};

/** What a page is shown as is not put back to anything but the usual. */
const isUsual = ({ contextOptions, colorScheme }: Pick<PlaywrightTestOptions, "contextOptions" | "colorScheme">): boolean =>
	JSON.stringify(contextOptions) === JSON.stringify(AS_USUAL) && colorScheme === "light";

/** Ends a context that tests share. */
async function end(lent: Lent, shared: SharedContext): Promise<void> {
	lent.contexts.delete(shared.madeWith);
	await shared.close();
}

/** A context that tests share, with nothing in it. */
async function emptyContext(
	lent: Lent,
	browser: Browser,
	madeWith: string,
	options?: BrowserContextOptions,
): Promise<SharedContext> {
	const found = lent.contexts.get(madeWith);
	const [oldest] = lent.contexts.values();
	if (found === undefined && oldest !== undefined && lent.contexts.size >= MOST_CONTEXTS) await end(lent, oldest);
	const shared = found ?? (await SharedContext.open(browser, madeWith, options));
	// The last that was wanted is the last to go.
	lent.contexts.delete(madeWith);
	lent.contexts.set(madeWith, shared);
	return shared;
}

/** Playwright's test, where an error in the console, a hydration warning, an unhandled rejection or a request to a third party fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	sharesContext: [true, { option: true }],
	madeWith: (
		{ untouched, viewport, colorScheme, contextOptions, javaScriptEnabled, locale, timezoneId, serviceWorkers, hasTouch },
		use,
	) =>
		use(
			JSON.stringify([
				...[untouched, viewport, colorScheme, contextOptions, javaScriptEnabled, locale, timezoneId, serviceWorkers],
				hasTouch,
			]),
		),
	ownCup: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern.
		async ({}, use) => {
			const ownCup: WorkerFixtures["ownCup"] = { cup: null };
			await use(ownCup);
			await ownCup.cup?.stop();
		},
		{ scope: "worker" },
	],
	live: async ({ ownCup }, use, { retry, repeatEachIndex }) => {
		if (retry === 0 && repeatEachIndex === 0) return use(LIVE);
		ownCup.cup ??= await ownLiveCup();
		return use(ownCup.cup.address);
	},
	lent: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern.
		async ({}, use) => {
			const lent: Lent = { contexts: new Map() };
			await use(lent);
			for (const shared of lent.contexts.values()) await shared.close();
		},
		{ scope: "worker" },
	],
	untouched: [process.env.E2E_UNTOUCHED === "1", { option: true }],
	leftAlone: [
		async ({ untouched }, use) => {
			isUntouched = untouched;
			await use(undefined);
		},
		{ auto: true },
	],
	browser: [
		async ({ browser }, use) => {
			const newContext = browser.newContext.bind(browser);
			browser.newContext = async (options) => {
				const context = await newContext(options);
				await context.addInitScript(NOTES_VISITORS);
				if (!isUntouched) await context.addInitScript(BEGIN_AT_ONCE);
				return context;
			};
			await use(browser);
			browser.newContext = newContext;
		},
		{ scope: "worker" },
	],
	context: async ({ browser, lent, sharesContext, madeWith, contextOptions, colorScheme }, use, info) => {
		if (!sharesContext || !isUsual({ contextOptions, colorScheme })) {
			const own = await browser.newContext();
			await use(own);
			return own.close();
		}
		const shared = await emptyContext(lent, browser, madeWith);
		shared.lend();
		await use(shared.context);
		if (!(info.status === info.expectedStatus && (await shared.takenBack()))) await end(lent, shared);
	},
	opened: ({ page }, use) =>
		use(async (address) => {
			await visit(page, address);
			return page;
		}),
	withoutScripts: async ({ browser, lent, madeWith, complaints }, use, info) => {
		const shared = await emptyContext(lent, browser, `${madeWith} without scripts`, { javaScriptEnabled: false });
		shared.lend();
		listen(shared.page, complaints);
		await use(shared.page);
		if (!(info.status === info.expectedStatus && (await shared.takenBack()))) await end(lent, shared);
	},
	expectedComplaints: [[], { option: true }],
	complaints: async ({ expectedComplaints }, use) => {
		const complaints: string[] = [];
		await use(complaints);
		expect(complaints.filter((line) => !expectedComplaints.some((expected) => expected.test(line)))).toEqual([]);
	},
	// Not of every test: one that only asks the server opens no page, and so needs no browser.
	page: async ({ context, lent, madeWith, complaints }, use) => {
		const shared = lent.contexts.get(madeWith);
		const page = shared?.context === context ? shared.page : await context.newPage();
		listen(page, complaints);
		await use(page);
	},
});

export { expect };

export const DEMO = `http://localhost:${SERVERS.demo}`;
export const SMALL = `http://localhost:${SERVERS.small}`;
/** The small cup, on which its own tests report: no other test reads it. */
export const LIVE = `http://localhost:${SERVERS.live}`;

/** Timeouts of some seconds become minutes: on a busy machine an answer is late, and the page would continue without it. */
const PATIENT = `{ const timeout = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = (ms) => timeout(Math.max(ms, 300_000)); }`;

/** Opens the office with a role's session, without signing in. Its page waits for late answers. */
export async function sitAt(page: Page, role: Role, server = LIVE): Promise<void> {
	await page.addInitScript(PATIENT);
	const secret = deskSecret(Number(new URL(server).port), role);
	await page
		.context()
		.addCookies([{ name: "office", value: secret, url: `${server}/office`, httpOnly: true, sameSite: "Strict" }]);
}

/** From 1180 px the menu is in the header. */
export const DESKTOP = { width: 1280, height: 900 };

/**
 * Opens a page and waits until it works: its first request, after hydration, is for the editions. The request for the user, half a second
 * later, is not awaited.
 */
export async function visit(page: Page, address: string): Promise<void> {
	// The document before may be asking for its editions, too; that answer ends with its document, sometimes without an event.
	let isOpen = false;
	const editions = page.waitForResponse((response) => isOpen && isEditions(response.request()));
	await page.goto(address, { waitUntil: "commit" });
	isOpen = true;
	await page.waitForLoadState();
	await (await editions).finished();
}

/** Asked for past every cache (SPEC §7). */
const isEditions = (request: Request) => request.method() === "POST" && (request.postData() ?? "").includes("query Editions");

/** Asks a server's GraphQL; fails the test on any error of the answer. */
export async function ask<Data>(
	server: string,
	query: string,
	variables: Record<string, unknown> = {},
	lang = "en",
): Promise<Data> {
	const response = await fetch(`${server}/graphql?lang=${lang}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query, variables }),
	});
	const answer = (await response.json()) as { data: Data; errors?: unknown };
	expect(answer.errors).toBeUndefined();
	return answer.data;
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const { scroll, client } = await page.evaluate(() => ({
		scroll: document.documentElement.scrollWidth,
		client: document.documentElement.clientWidth,
	}));
	expect(scroll, "the document is wider than the window").toBeLessThanOrEqual(client);
}
