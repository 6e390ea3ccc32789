import { test as base, type ConsoleMessage, expect, type Page, type Request } from "@playwright/test";
import type { Role } from "../../src/office/desk.ts";
import { deskSecret } from "./office-desks.ts";
import { type OwnCup, ownLiveCup } from "./own-live-cup.ts";
import { SERVERS } from "./servers.ts";
import { SharedContext } from "./shared-context.ts";

const isUserCall = (url: string) => new URL(url).pathname === "/api/user";
const tells401 = (message: ConsoleMessage) =>
	/the server responded with a status of 401/.test(message.text()) && URL.canParse(message.location().url);

/** Which file a complaint is of, where the browser's own words leave it out. */
const whereOf = (message: ConsoleMessage) => (message.location().url ? ` (${message.location().url})` : "");

/** Loads of the user without a token that are not refused yet: one that began as a test ended is told to the next one of its page. */
const withoutToken = new WeakMap<Page, number>();

/**
 * What the browser complained of on a page: any of it fails the test. But for one line, which the browser itself writes of what SPEC §4
 * asks for: that GET /api/user without a token was answered with 401.
 */
function listen(page: Page, complaints: string[]): void {
	page.on("request", (request) => {
		if (request.method() === "GET" && isUserCall(request.url()) && !("authorization" in request.headers()))
			withoutToken.set(page, (withoutToken.get(page) ?? 0) + 1);
	});
	page.on("console", (message) => {
		const begun = withoutToken.get(page) ?? 0;
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

type WorkerFixtures = {
	/** The context that this process's tests have, one after the other. */
	lent: { shared: SharedContext | null };
	/** The live cup that this process has for itself. */
	ownCup: { cup: OwnCup | null };
};

/** Somebody is at the page as soon as it is there: its scripts begin (docs/decisions/0034-a-page-begins-at-first-use.md). */
const BEGIN_AT_ONCE = `document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("wheel")))`;

/** Of the test that runs. */
let isUntouched = false;

type Fixtures = {
	/** Whether a page is left alone until the test touches it, as at a first visit: its scripts have not begun then. */
	untouched: boolean;
	leftAlone: undefined;
	/** Whether a test takes a context that others had before it; else it gets one of its own, with nothing of the site in its cache. */
	sharesContext: boolean;
	/** The live cup to report on: LIVE, or one of its own where a test is tried again, since its last try has reported on LIVE. */
	live: string;
	/** What a context is made with. */
	madeWith: string;
	/** What a test expects the browser to complain of, such as the 404 of a page that does not exist. */
	expectedComplaints: RegExp[];
	complaints: string[];
};

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
			const lent: WorkerFixtures["lent"] = { shared: null };
			await use(lent);
			await lent.shared?.close();
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
				if (!isUntouched) await context.addInitScript(BEGIN_AT_ONCE);
				return context;
			};
			await use(browser);
			browser.newContext = newContext;
		},
		{ scope: "worker" },
	],
	context: async ({ browser, lent, sharesContext, madeWith, contextOptions, colorScheme }, use, info) => {
		// What a page is shown as is not put back to anything but the usual.
		const isUsual = Object.keys(contextOptions).length === 0 && colorScheme === "light";
		if (!sharesContext || !isUsual) {
			const own = await browser.newContext();
			await use(own);
			return own.close();
		}
		if (lent.shared?.madeWith !== madeWith) {
			await lent.shared?.close();
			lent.shared = await SharedContext.open(browser, madeWith);
		}
		const { shared } = lent;
		shared.lend();
		await use(shared.context);
		const passed = info.status === info.expectedStatus;
		if (passed && (await shared.takenBack())) return;
		lent.shared = null;
		await shared.close();
	},
	expectedComplaints: [[], { option: true }],
	complaints: async ({ expectedComplaints }, use) => {
		const complaints: string[] = [];
		await use(complaints);
		expect(complaints.filter((line) => !expectedComplaints.some((expected) => expected.test(line)))).toEqual([]);
	},
	// Not of every test: one that only asks the server opens no page, and so needs no browser.
	page: async ({ context, lent, complaints }, use) => {
		const page = lent.shared?.context === context ? lent.shared.page : await context.newPage();
		listen(page, complaints);
		await use(page);
	},
});

export { expect };

export const DEMO = `http://localhost:${SERVERS.demo}`;
export const SMALL = `http://localhost:${SERVERS.small}`;
/** The small cup, on which its own tests report: no other test reads it. */
export const LIVE = `http://localhost:${SERVERS.live}`;
export const WORLD_CUPS = `http://localhost:${SERVERS.worldCups}`;

/** Sits at a desk of a role, without signing in: as who has signed in before. */
export async function sitAt(page: Page, role: Role, server = LIVE): Promise<void> {
	const secret = deskSecret(Number(new URL(server).port), role);
	await page
		.context()
		.addCookies([{ name: "office", value: secret, url: `${server}/office`, httpOnly: true, sameSite: "Strict" }]);
}

/** From 1180 px the menu stands in the header. */
export const DESKTOP = { width: 1280, height: 900 };

/**
 * Opens a page and waits until it works: the first thing that a page asks for, as soon as all of it is React's own, is which editions
 * there are. Who is in, half a second later, it asks without being waited for.
 */
export async function visit(page: Page, address: string): Promise<void> {
	const editions = page.waitForResponse((response) => isEditions(response.request()));
	await page.goto(address);
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
