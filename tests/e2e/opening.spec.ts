import type { Page } from "@playwright/test";
import { DESKTOP, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { openWhole } from "../support/open-whole.ts";

/** Delays the answers about matches. @returns the requested matches, and a function that releases the answers */
async function holdMatches(page: Page): Promise<{ asked: string[]; letGo: () => void }> {
	const asked: string[] = [];
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/graphql?*", async (route) => {
		const [, match] = /\/matches\/([^?]+)/.exec(new URL(route.request().url()).searchParams.get("page") ?? "") ?? [];
		if (match === undefined) return route.continue();
		asked.push(match);
		await held;
		await route.continue();
	});
	return { asked, letGo };
}

test("a pressed row opens its match at once with the row's names and score; the page then replaces them, and nothing moves", async ({
	page,
}) => {
	const { year } = await readDemo();
	await visit(page, `/${year}/matches`);
	const { asked, letGo } = await holdMatches(page);
	const row = page
		.locator(`main a[href^='/${year}/matches/']`)
		.filter({ has: page.locator(".type-score-m") })
		.last();
	await row.scrollIntoViewIfNeeded();
	const [target, names, digits] = await Promise.all([
		row.getAttribute("href"),
		row.locator(".type-team").allTextContents(),
		row.locator(".type-score-m").allTextContents(),
	]);
	await row.hover();
	const before = await row.evaluate((one) => getComputedStyle(one).backgroundColor);
	await page.mouse.down();
	await expect.poll(() => row.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(before);
	await page.mouse.up();
	const board = page.locator("main [inert] .on-header");
	await expect(board).toBeVisible();
	for (const text of [...names, ...digits]) await expect(board).toContainText(text);
	await expect(row).toBeHidden();
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await expect(page.getByRole("heading", { level: 1 }), "the heading comes with the page").toHaveCount(0);
	// The announcements above are each page's own.
	const place = () =>
		page.locator("main").evaluate((main) => {
			const { x, y, width } = main.querySelector(".type-score-xl")?.getBoundingClientRect() ?? new DOMRect();
			return { x, y: y - main.getBoundingClientRect().y, width };
		});
	const opened = await place();
	letGo();
	await expect(page).toHaveURL(new RegExp(`${target}$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.locator("main [inert]")).toHaveCount(0);
	expect(await place()).toEqual(opened);
	// The pointer rests now where the new page may have a row, which is asked for ahead.
	const own = target?.split("/").at(-1);
	expect(
		asked.filter((match) => match === own),
		"the press asked, and the navigation took its answer",
	).toEqual([own]);
});

const OPENED_FROM: readonly (readonly [what: string, path: string, match: string, shown: readonly string[]])[] = [
	["a team's result", "teams/b14-bro", "b14-m4", ["BRO IF", "2 goals", "EK IF", "0 goals"]],
	["a bracket's box", "categories/b14/playoff/b14-a-1?round=final", "b14-f", ["Winner SF 1", "Winner SF 2"]],
];
for (const [what, path, match, shown] of OPENED_FROM) {
	test(`${what} opens its match at once with the names and score that it knew`, async ({ page }) => {
		await visit(page, `${SMALL}/2026/${path}`);
		const { letGo } = await holdMatches(page);
		const row = page.locator(`main a[href='/2026/matches/${match}']`).filter({ visible: true }).first();
		const before = await row.evaluate((one) => getComputedStyle(one).backgroundColor);
		await row.hover();
		await page.mouse.down();
		await expect.poll(() => row.evaluate((one) => getComputedStyle(one).backgroundColor), "it looks pressed").not.toBe(before);
		await page.mouse.up();
		const board = page.locator("main [inert] .on-header");
		for (const text of shown) await expect(board).toContainText(text);
		letGo();
		await expect(page).toHaveURL(new RegExp(`/matches/${match}$`));
		await expect(page.locator("main [inert]")).toHaveCount(0);
	});
}

test("a row answers to a finger as to a pointer: what is pressed looks pressed where nothing rests on it", async ({
	browser,
}) => {
	const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(`${SMALL}/2026/categories/b14/teams`);
	const row = page.locator("main a[href*='/teams/']").first();
	const background = () => row.evaluate((one) => getComputedStyle(one).backgroundColor);
	const before = await background();
	// A finger that stays down is a gesture that a browser without a screen does not make.
	const inspector = await context.newCDPSession(page);
	await inspector.send("DOM.enable");
	await inspector.send("CSS.enable");
	const { root } = await inspector.send("DOM.getDocument");
	const { nodeId } = await inspector.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main a[href*='/teams/']" });
	await inspector.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["active"] });
	await expect.poll(background).not.toBe(before);
	await context.close();
});

test("a link on which the pointer rests is fetched, and opened without asking again", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await visit(page, `/${year}`);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (/query\+Nations|page=en%2C%2F\d+%2Fnations$/.test(request.url())) asked.push(request.url());
	});
	const link = page.getByRole("banner").getByRole("link", { name: "Nations" });
	const answered = page.waitForResponse(/page=.*nations$/);
	await link.hover();
	await answered;
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nations*");
	expect(asked).toHaveLength(1);
});

test("a pressed link's data is requested beside its module, before it, and before any page that is only likely", async ({
	page,
}) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}`);
	await page.waitForLoadState("networkidle");
	// Hydrated by now, and untouched: nothing was prefetched yet.
	await expect.poll(() => page.evaluate(() => "__reactRouterDataRouter" in window)).toBe(true);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/\/assets\/nations-/, async (route) => {
		await held;
		await route.continue();
	});
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (/^\/(assets|graphql)/.test(pathname)) asked.push(searchParams.get("page") ?? pathname.replace(/-[\w-]{8}\.\w+$/, ""));
	});
	const link = page.getByRole("banner").getByRole("link", { name: "Nations" });
	// By keyboard focus a link would be fetched too: only the press counts here.
	await link.evaluate((one) => one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true })));
	await expect.poll(() => asked.slice(0, 2)).toEqual([`en,/${year}/nations`, "/assets/nations"]);
	await link.evaluate((one: HTMLElement) => one.click());
	await page.waitForTimeout(600);
	expect(
		asked.filter((one) => !one.includes("nations") && one !== "/assets/shared"),
		"what is only likely waits",
	).toEqual([]);
	letGo();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nations*");
	expect(asked.filter((one) => one === `en,/${year}/nations`)).toHaveLength(1);
});

test("once the reader moves, the modules of the pages that are likely next are fetched in idle moments; a browser that saves data fetches nothing ahead", async ({
	page,
	context,
}) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}`);
	const ahead = (one: Page) => one.locator("head link[rel=modulepreload][href*='/assets/nations-']");
	await page.waitForLoadState("networkidle");
	await expect(ahead(page), "who only reads pays for no other page").toHaveCount(0);
	await page.mouse.move(5, 300);
	await expect(ahead(page)).not.toHaveCount(0);

	const saving = await context.newPage();
	await saving.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await saving.setViewportSize(DESKTOP);
	// Wait until it requests nothing more.
	await openWhole(saving, () => saving.goto(`/${year}`));
	const asked: string[] = [];
	saving.on("request", (request) => {
		if (/\/assets\/|\/graphql\?/.test(request.url())) asked.push(request.url());
	});
	await saving.getByRole("banner").getByRole("link", { name: "Nations" }).hover();
	await saving.getByRole("banner").getByRole("link", { name: "Arenas" }).focus();
	// Long enough: the other page's modules were loaded in such a moment.
	await saving.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(() => resolve(true), 300))));
	await expect(ahead(saving)).toHaveCount(0);
	expect(asked).toEqual([]);
});
