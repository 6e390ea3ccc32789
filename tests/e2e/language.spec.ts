import type { Page } from "@playwright/test";
import { DEMO, DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { openWhole } from "../support/open-whole.ts";

test("§1 the language toggle changes texts and data at once and stores the language under app-lang", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/categories?lang=en`);
	await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Svenska" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Åldersklasser");
	await expect(page.getByRole("row").filter({ hasText: "Pojkar 16" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Svenska" })).toHaveAttribute("aria-pressed", "true");
	await expect(page, "the address's ?lang= is dropped").toHaveURL(`${DEMO}/${year}/categories`);
	await expect(page).toHaveTitle(`Åldersklasser – Fyrcupen ${year}`);
	expect(await page.evaluate(() => localStorage.getItem("app-lang"))).toBe("sv");
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
});

test("§1 the stored language precedes a missing cookie, which then follows it", async ({ page, context }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}/categories`);
	await page.evaluate(() => localStorage.setItem("app-lang", "sv"));
	await context.clearCookies();
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await expect(page.getByRole("row").filter({ hasText: "Pojkar 16" })).toBeVisible();
	const cookies = await context.cookies();
	expect(cookies.find(({ name }) => name === "app-lang")?.value).toBe("sv");
	const first = await (await page.request.get(`${DEMO}/${year}/categories`)).text();
	expect(first, "the server's first byte is in it").toContain('<html lang="sv"');
});

test("§9 English is the default, whatever the browser prefers, and nothing is stored until a language is chosen", async ({
	browser,
}) => {
	const context = await browser.newContext({ locale: "sv-SE" });
	const page = await context.newPage();
	await page.goto(DEMO);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("app-lang"))).toBeNull();
	await context.close();
});

const shownIn = (page: Page) => page.locator("html").getAttribute("lang");
/** To the teams of a category of the list. */
const tapOn = (page: Page) => page.locator('main a[href="/2026/categories/g15/teams"]').first().click();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("app-lang"));

test("DECISIONS §4: an arrival with ?lang= is stored like a choice: a tap and a reload stay in it, over what was stored before", async ({
	page,
}) => {
	await page.goto(`${SMALL}/2026/categories?lang=sv`);
	expect(await kept(page)).toBe("sv");
	await tapOn(page);
	await expect(page).toHaveURL(/\/2026\/categories\/g15\/teams$/);
	expect(await shownIn(page)).toBe("sv");
	await page.reload();
	expect(await shownIn(page)).toBe("sv");
	await page.goto(`${SMALL}/2026/categories?lang=en`);
	await page.goto(`${SMALL}/2026/nations`);
	expect(await shownIn(page)).toBe("en");
	expect(await kept(page)).toBe("en");
});

test("DECISIONS §4: an arrival with ?lang= applies to a tap before the site's scripts have loaded", async ({ page, context }) => {
	await page.goto(`${SMALL}/2026/categories?lang=en`);
	// The scripts never arrive.
	await context.route("**/assets/*.js", () => {});
	await page.goto(`${SMALL}/2026/categories?lang=sv`, { waitUntil: "commit" });
	await tapOn(page);
	await expect(page).toHaveURL(/\/2026\/categories\/g15\/teams$/);
	expect(await kept(page)).toBe("sv");
	await context.unroute("**/assets/*.js");
	await openWhole(page, () => page.reload());
	expect(await shownIn(page)).toBe("sv");
});

test("DECISIONS §4: a reader who has chosen a language after an arrival stays in it, also when going back to that address", async ({
	page,
}) => {
	await page.setViewportSize(DESKTOP);
	await page.goto(`${SMALL}/2026/categories?lang=sv`);
	await tapOn(page);
	await expect(page).toHaveURL(/\/2026\/categories\/g15\/teams$/);
	await page.getByRole("button", { name: "English" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.goBack();
	await expect(page).toHaveURL(/\?lang=sv$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	expect(await kept(page)).toBe("en");
	await tapOn(page);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("DECISIONS §4: without scripts an arrival with ?lang= is stored by the cookie, from page to page", async ({
	withoutScripts: page,
}) => {
	await page.goto(`${SMALL}/2026/categories?lang=sv`);
	await tapOn(page);
	await expect(page).toHaveURL(/\/2026\/categories\/g15\/teams$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Flickor 15/);
	expect(await shownIn(page)).toBe("sv");
	await page.goto(`${SMALL}/2026/categories?lang=en`);
	await page.goto(SMALL);
	expect(await shownIn(page)).toBe("en");
});

test("DECISIONS §4: a cached document sets no reader's cookie: a reader with the language, or without one in the address, gets none", async ({
	playwright,
}) => {
	const reader = await playwright.request.newContext();
	const answer = async (path: string, cookie = "") => {
		const response = await reader.get(SMALL + path, { headers: { cookie } });
		const { "set-cookie": set, "cache-control": caching, vary } = response.headers();
		return { set, caching, vary, body: await response.text() };
	};
	const first = await answer("/2026/nations?lang=sv");
	expect(first).toMatchObject({ caching: "private, no-cache", vary: "Accept-Encoding, Cookie" });
	expect(first.set).toMatch(/^app-lang=sv; path=\/; max-age=31536000; samesite=lax$/);
	const again = await answer("/2026/nations?lang=sv", "app-lang=sv");
	expect(again).toMatchObject({ set: undefined, caching: "public, no-cache", body: first.body });
	expect(await answer("/2026/nations")).toMatchObject({ set: undefined, caching: "public, no-cache" });
	await reader.dispose();
});

for (const [language, label] of [
	["en", "Share"],
	["sv", "Dela"],
] as const) {
	test(`DECISIONS §4: a shared address has its language, ${language}, and the shown tab, and nothing of the visit`, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await context.addCookies([{ name: "app-lang", value: language, url: SMALL }]);
		await page.goto(`${SMALL}/2026/matches/g15-m1?utm_source=x&tab=table&pass=paid`);
		const shared = `${SMALL}/2026/matches/g15-m1?tab=table&lang=${language}`;
		const share = page.getByRole("link", { name: label }).filter({ visible: true }).first();
		expect(new URLSearchParams((await share.getAttribute("href"))?.split("?")[1]).get("body")).toBe(shared);
		await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
		await expect(async () => {
			await share.click();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
		}).toPass();
	});
}

test.describe("on a home screen", () => {
	// A home-screen start has none of the browser's storage.
	test.use({ sharesContext: false });

	test("DECISIONS §4: a site put on the home screen in Swedish starts in Swedish, and in English once that has been chosen there", async ({
		page,
	}) => {
		await page.setViewportSize(DESKTOP);
		// The server has cached the page in English before the phone opens it.
		for (let count = 0; count < 2; count++) expect((await page.request.get(SMALL)).status()).toBe(200);
		await page.goto(`${SMALL}/2026?lang=sv`);
		const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
		const { start_url: start } = await (await page.request.get(SMALL + manifest)).json();
		// A phone that gives a home-screen site its own storage.
		await page.context().clearCookies();
		await page.evaluate(() => localStorage.clear());
		await page.goto(SMALL + start);
		expect(await shownIn(page)).toBe("sv");
		await page.getByRole("button", { name: "English" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await page.goto(SMALL + start);
		await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
		expect(await shownIn(page)).toBe("en");
		await expect(page).toHaveURL(`${SMALL}/`);
	});
});
