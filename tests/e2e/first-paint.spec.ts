import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { DEMO, expect, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { freePort } from "../support/free-port.ts";

/** Pages of every kind of element: tables, brackets, cards, forms, a film. */
const PAGES = [
	"home of the latest year",
	"category",
	"group in play",
	"playoff",
	"live match",
	"live center",
	"team",
	"search",
	"sign-in",
	"my week, signed out",
	"nation",
	"field",
	"arena",
	"streams",
	"statistics",
];

/** Pages longer than the first screen, with a marker at its end. */
const LONGER = [
	...["home of the latest year", "category", "group in play", "live match", "team"],
	...["live center", "statistics", "nation", "field"],
];

const STYLESHEET = "*/assets/styles-*.css";
const TYPEFACE = "*.woff2";

/** A page that cannot load some addresses, blocked by the browser: Playwright's `route` handles all requests, and turns the cache off. */
async function pageWithout(context: BrowserContext, addresses: readonly string[]): Promise<Page> {
	const page = await context.newPage();
	const inspector = await context.newCDPSession(page);
	await inspector.send("Network.enable");
	await inspector.send("Network.setBlockedURLs", { urls: [...addresses] });
	return page;
}

/** The kinds of files that a page has loaded, of its stylesheet and typefaces. */
const come = (page: Page): Promise<unknown> =>
	page.evaluate(`[...new Set(performance.getEntriesByType("resource")
		.filter(({ responseStatus }) => responseStatus === 200)
		.flatMap(({ name }) => /\\.(css|woff2)$/.exec(name)?.[1] ?? []))]`);

/** The position and look of everything, except for what loads later. */
function looks(page: Page): Promise<string[]> {
	return page.evaluate(`[...document.body.querySelectorAll("*:not(script, link, option)")].map((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity, visibility, boxShadow } = getComputedStyle(element);
		const place = [left, top, width, height].map((length) => length.toFixed(1));
		return [element.tagName, element.className, ...place, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity, visibility, boxShadow].join(" ");
	})`);
}

test("what a document is first painted with, at 390 and 1280 px, looks as with the whole stylesheet, typefaces aside", async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
	const [first, whole] = [await pageWithout(context, [TYPEFACE, STYLESHEET]), await pageWithout(context, [TYPEFACE])];
	for (const name of PAGES) {
		const address = DEMO + (await DEMO_PAGES[name]!());
		for (const [width, height] of [
			[390, 844],
			[1280, 800],
		] as const) {
			for (const page of [first, whole]) {
				// Before it is loaded: content that appears as a page becomes wider moves.
				await page.setViewportSize({ width, height });
				const response = await page.goto(address, { waitUntil: "load" });
				// An error page looks the same before and after, too.
				expect(response?.status(), name).toBe(200);
			}
			expect([await come(first), await come(whole)], `what comes of ${name} to each`).toEqual([[], ["css"]]);
			const [atFirst, atLast] = [await looks(first), await looks(whole)];
			const other = atFirst.flatMap((look, at) => (look === atLast[at] ? [] : [`${look}\n\tbecomes ${atLast[at]}`]));
			expect(other.slice(0, 5), `${name} at ${width} px`).toEqual([]);
			expect(atFirst.length, `${name} at ${width} px`).toBe(atLast.length);
		}
	}
	await context.close();
});

test("a page longer than a screen marks where its first ends, below a phone's screen", async ({ browser }) => {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
	const page = await context.newPage();
	for (const name of LONGER) {
		await page.goto(DEMO + (await DEMO_PAGES[name]!()), { waitUntil: "load" });
		const behind = await page.evaluate(`(() => {
			const end = document.getElementById("first-screen");
			return [...document.querySelectorAll("main *")]
				.filter((element) => end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
				.map((element) => ({ ...element.getBoundingClientRect().toJSON(), text: element.textContent.slice(0, 60) }))
				.filter(({ width, height }) => width > 1 && height > 1)
				.map(({ top, text }) => ({ top, text }));
		})()`);
		const below = behind as { top: number; text: string }[];
		expect(below.length, name).toBeGreaterThan(0);
		expect(
			below.filter(({ top }) => top < 844),
			name,
		).toEqual([]);
	}
	await context.close();
});

test("a document requests no typeface and no script before its stylesheet, and contains all that its first paint needs", async ({
	request,
}) => {
	const html = await (await request.get(`${DEMO}/`)).text();
	const head = html.slice(0, html.indexOf("</head>"));
	expect(head).not.toMatch(/rel="(modulepreload|stylesheet)"|as="font"|<script[^>]* src=/);
	expect(head).toMatch(/<style>@layer[^<]*<\/style>/);
	// A script knows the typefaces' addresses, for readers with a cache or a fast connection.
	expect(head.replace(/<script data-first=.*?<\/script>/, "")).not.toContain(".woff2");
	const inOrder = [
		// The first screen and no more, then what the rest is painted with.
		'id="my-teams-signed-out"',
		'<i id="first-screen">',
		">Categories</h2>",
		// The text comes before its typefaces.
		"</main>",
		"@font-face{font-family:Sofia Sans Variable",
		"</footer>",
		// A script waits for the stylesheets before it; this one queues presses from the first moment on.
		"<script data-failed=",
		'rel="stylesheet"',
		'<link rel="modulepreload" href="/assets/entry.client-',
		'id="page-data"',
		'<script type="text/begins" async="">',
	].map((what) => html.indexOf(what));
	expect(inOrder).not.toContain(-1);
	expect(inOrder.toSorted((a, b) => a - b)).toEqual(inOrder);
	// The page's modules run when they are needed.
	expect(html).not.toMatch(/<script[^>]* src=|<script type="module"/);
});

test("a document is painted when its first screen has arrived, not when half of it has, nor when all has", async ({
	browser,
	request,
}) => {
	const whole = await request.get(`${DEMO}/`);
	const body = await whole.text();
	const half = body.indexOf('id="my-teams-signed-out"');
	const screen = body.indexOf(">", body.indexOf('<i id="first-screen"')) + 1;
	const [screenMayCome, restMayCome] = [waiting(), waiting()];
	const server = createServer(async (asked, answer) => {
		if (asked.url !== "/") return answer.writeHead(404).end();
		answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
		answer.write(body.slice(0, half));
		await screenMayCome.until;
		answer.write(body.slice(half, screen));
		await restMayCome.until;
		answer.end(body.slice(screen));
	});
	const port = await freePort();
	await new Promise<void>((resolve) => server.listen(port, resolve));
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
	await expect.poll(() => page.locator('form[role="search"]').count()).toBe(1);
	const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
	// What is there could have been painted a few times over.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
	expect(await painted()).toBe(0);
	screenMayCome.end();
	await expect.poll(painted).toBe(1);
	expect(await page.locator("footer").count()).toBe(0);
	restMayCome.end();
	await expect(page.locator("footer")).toBeVisible();
	await context.close();
	server.close();
});

function waiting(): { readonly until: Promise<void>; end(): void } {
	let end = () => {};
	const until = new Promise<void>((resolve) => {
		end = resolve;
	});
	return { until, end: () => end() };
}
