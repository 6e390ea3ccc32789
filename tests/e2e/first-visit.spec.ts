import type { Page } from "@playwright/test";
import { aFeaturedMatch, keepToken, standIn } from "../support/account.ts";
import { DEMO, expect, SMALL, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { beginsOnlyWhenTold, hasBegun, holdScripts } from "../support/left-alone.ts";
import { ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";

// docs/develop/decisions/0034-a-page-begins-at-first-use.md
test.use({ untouched: true });

test("an untouched page loads no script but React and what begins it, and begins when it has been left alone", async ({
	page,
}) => {
	const leaveAlone = await beginsOnlyWhenTold(page);
	const scripts = new Set<string>();
	page.on("request", (request) => {
		// The hash in a built file's name may contain a hyphen.
		if (/\.js$/.test(request.url())) scripts.add(new URL(request.url()).pathname.replace(/-.{8}\.js$/, ""));
	});
	await page.goto(`${SMALL}/2026`, { waitUntil: "networkidle" });
	expect([...scripts].toSorted()).toEqual(["/assets/entry.client", "/assets/router"]);
	expect(await hasBegun(page)).toBe(false);
	await leaveAlone();
	await expect.poll(() => hasBegun(page)).toBe(true);
});

for (const [use, act] of [
	["a key", (page: Page) => page.keyboard.press("Tab")],
	["the mouse", (page: Page) => page.mouse.move(100, 100, { steps: 2 })],
	["scrolling, by whatever", (page: Page) => page.evaluate(() => window.scrollBy(0, 100))],
	["the focus, as screen readers move it", (page: Page) => page.locator("h1, a").first().focus()],
] as const) {
	test(`a page begins with ${use}`, async ({ page }) => {
		await beginsOnlyWhenTold(page);
		await page.goto(`${SMALL}/2026`, { waitUntil: "load" });
		expect(await hasBegun(page)).toBe(false);
		await act(page);
		await expect.poll(() => hasBegun(page)).toBe(true);
	});
}

test("a tap on a link opens its document, and loads no script of the page that is left", async ({ browser }) => {
	const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
	const phone = await context.newPage();
	await beginsOnlyWhenTold(phone);
	const scripts: string[] = [];
	phone.on("request", (request) => {
		if (/\.js$/.test(request.url())) scripts.push(`${new URL(phone.url()).pathname} ${request.url()}`);
	});
	await phone.goto(`${SMALL}/2026/categories`, { waitUntil: "networkidle" });
	const link = phone.getByRole("main").getByRole("link").first();
	const target = new URL((await link.getAttribute("href")) ?? "", SMALL).pathname;
	const before = scripts.length;
	const document = phone.waitForRequest((request) => request.isNavigationRequest());
	await link.tap();
	expect(new URL((await document).url()).pathname).toBe(target);
	await expect(phone).toHaveURL(SMALL + target);
	// Each document has these beside it (above).
	expect(scripts.slice(before).filter((one) => !/\/(entry\.client|router)-/.test(one))).toEqual([]);
	await phone.locator("h1").tap();
	await expect.poll(() => hasBegun(phone), "a tap beside links begins the page").toBe(true);
	await context.close();
});

test("a page begins at once for a returning reader, at an address with a query, and with a player", async ({ page }) => {
	await beginsOnlyWhenTold(page);
	for (const address of [`${SMALL}/2026/nations?filter=sw`, DEMO + (await DEMO_PAGES["open stream of a field"]!())]) {
		await page.goto(address, { waitUntil: "load" });
		await expect.poll(() => hasBegun(page), address).toBe(true);
	}
	await page.evaluate(() => localStorage.setItem("kept", "something"));
	await page.goto(`${SMALL}/2026`, { waitUntil: "load" });
	await expect.poll(() => hasBegun(page)).toBe(true);
});

test.describe("a form", () => {
	test.use({ expectedComplaints: [/status of 422/] });

	test("that was sent before its page has begun is sent once it has, with what was typed, and gets into no address", async ({
		page,
		context,
	}) => {
		const service = await standIn(context);
		const come = await holdScripts(page);
		await page.goto("/2026/signin", { waitUntil: "load" });
		const address = page.url();
		await page.getByLabel("E-mail").fill("anna@example.com");
		await page.getByLabel("Password", { exact: true }).fill("three lighthouses");
		const send = page.getByRole("main").getByRole("button", { name: "Sign in" });
		await send.click();
		await expect(send).toHaveAttribute("aria-busy", "true");
		expect(page.url()).toBe(address);
		const signIns = () => service.asked.filter(({ path }) => path.startsWith("/sanctum/"));
		expect(signIns()).toEqual([]);
		come();
		await expect.poll(() => signIns().length).toBe(1);
	});
});

test("a strip that scrolls to its own tab is no use of its page", async ({ page }) => {
	await beginsOnlyWhenTold(page);
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(await DEMO_PAGES.playoff!(), { waitUntil: "load" });
	const strip = page.locator("main ul.overflow-x-auto").first();
	const scrolled = strip.evaluate(
		(element) =>
			new Promise<number>((resolve) => {
				element.addEventListener("scroll", () => resolve(element.scrollLeft), { once: true });
				element.scrollLeft = element.scrollLeft > 0 ? 0 : 20;
			}),
	);
	await scrolled;
	expect(await page.locator('script[src*="/assets/"]').count()).toBe(0);
	await page.evaluate(() => window.scrollBy(0, 100));
	await expect.poll(() => hasBegun(page)).toBe(true);
});

test("My Week of a reader without an account waits for a touch; with one it begins at once", async ({ page, context }) => {
	await beginsOnlyWhenTold(page);
	await page.goto("/2026/favourites", { waitUntil: "load" });
	await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "An example" })).toBeVisible();
	expect(await page.locator('script[src*="/assets/"]').count()).toBe(0);
	await standIn(context);
	await keepToken(page);
	await page.goto("/2026/favourites", { waitUntil: "load" });
	await expect.poll(() => hasBegun(page)).toBe(true);
});

test("hearts pressed by a signed-in user before a page has begun are applied once each, in order", async ({ page, context }) => {
	const { team } = await aFeaturedMatch();
	const service = await standIn(context);
	await keepToken(page);
	const come = await holdScripts(page);
	await page.goto(`/2026/teams/${team.id}`, { waitUntil: "commit" });
	const way = page.getByRole("main").getByRole("link", { name: `Sign in to choose ${team.name} as a favourite` });
	for (let times = 0; times < 3; times++) await way.click();
	await expect(way).toHaveAttribute("aria-busy", "true");
	const told = () => service.asked.map(({ method, path }) => `${method} ${path}`).filter((call) => /favorites/.test(call));
	expect(told()).toEqual([]);
	come();
	await expect.poll(() => service.user.favourite_teams.map(({ team_id }) => team_id)).toEqual([team.id]);
	const heart = page.getByRole("main").getByRole("button", { name: `Favourite, ${team.name}` });
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(heart).not.toHaveAttribute("aria-busy");
});

test("a heart pressed before a page has begun leads to sign-in with its team, once", async ({ page }) => {
	const { team } = await aFeaturedMatch();
	const come = await holdScripts(page);
	await page.goto(`/2026/teams/${team.id}`, { waitUntil: "commit" });
	await page
		.getByRole("main")
		.getByRole("link", { name: `Sign in to choose ${team.name} as a favourite` })
		.click();
	expect(page.url()).toBe(`${DEMO}/2026/teams/${team.id}`);
	come();
	await expect(page).toHaveURL(`${DEMO}/2026/signin`);
	expect(await page.evaluate(() => history.state.usr)).toMatchObject({
		from: `/2026/teams/${team.id}`,
		wanted: { name: team.name },
	});
	await page.goBack();
	await expect(page).toHaveURL(`${DEMO}/2026/teams/${team.id}`);
});

test("a menu that was opened before a page has begun is a modal one once it has, and stays open", async ({ page }) => {
	const come = await holdScripts(page);
	await page.goto("/", { waitUntil: "commit" });
	const menu = page.getByRole("dialog", { name: "Menu" });
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await expect(menu).toBeVisible();
	expect(await menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(false);
	come();
	await expect.poll(() => menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
	await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
});

test("a calendar pressed before a page has begun opens its ways there once it has, and leads to no file", async ({ page }) => {
	const come = await holdScripts(page);
	await page.goto(await DEMO_PAGES.team!(), { waitUntil: "commit" });
	const address = page.url();
	const way = page.getByRole("main").getByRole("link", { name: "Add to calendar" });
	await way.click();
	await expect(way).toHaveAttribute("aria-busy", "true");
	come();
	await expect(page.getByRole("dialog", { name: /^Add to calendar/ })).toBeVisible();
	expect(page.url()).toBe(address);
});

test("what is typed before a page has begun stays, and filters once it has", async ({ page }) => {
	const come = await holdScripts(page);
	await page.goto("/2026/nations", { waitUntil: "commit" });
	const field = page.getByRole("main").getByRole("searchbox");
	await field.pressSequentially("swed");
	come();
	const nations = page.getByRole("main").locator('a[href*="/nations/"]');
	await expect(nations).toHaveCount(1);
	await expect(field).toHaveValue("swed");
});

test("a press whose scripts do not load in time opens its target, or is reported as failed", async ({ page }) => {
	await page.addInitScript(() => {
		const usual = window.setTimeout.bind(window);
		// The limit of a queued press.
		window.setTimeout = ((act: () => void, time?: number) => usual(act, time === 10_000 ? 0 : time)) as typeof window.setTimeout;
	});
	await holdScripts(page);
	const address = await DEMO_PAGES["home of the latest year"]!();
	await page.goto(address, { waitUntil: "commit" });
	await page.getByRole("button", { name: "Hide the message" }).click();
	const said = page.getByRole("alert");
	await expect(said).toHaveText("That did not work: the page has not fully loaded. Load it again");
	await expect(said.getByRole("link")).toHaveAttribute("href", DEMO + address);
	const opened = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/signin"));
	await page.locator("a[data-held]:visible").first().click();
	await opened;
});

test.describe("when a page's scripts cannot be fetched", () => {
	test.use({ expectedComplaints: [[/Failed to load resource|Failed to fetch|ERR_FAILED/], { scope: "test" }] });

	test("a press is reported as failed, in the page's language, and links and the menu work by themselves", async ({ page }) => {
		await page.route(/\/assets\/frame-[^/]*\.js$/, (route) => route.abort());
		await page.goto("/?lang=sv", { waitUntil: "load" });
		await page.getByRole("button", { name: "Dölj meddelandet" }).click();
		await expect(page.getByRole("alert")).toHaveText("Det gick inte: sidan är inte helt inläst. Läs in den igen");
		await page.getByRole("button", { name: "Meny" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Nationer" }).click();
		await expect(page).toHaveURL(/\/nations/);
	});
});

test("a pressed link shows that it was pressed, and its target is fetched before its page has begun", async ({ page }) => {
	const { team } = await aFeaturedMatch();
	const come = await holdScripts(page);
	await page.goto(`/2026/teams/${team.id}`, { waitUntil: "load" });
	const heart = page.getByRole("main").getByRole("link", { name: `Sign in to choose ${team.name} as a favourite` });
	await expect(heart).toHaveCSS("opacity", "1");
	const fetched = page.waitForRequest(/\/assets\/signin-[^/]*\.js$/);
	await heart.click();
	await fetched;
	await expect(heart).not.toHaveCSS("opacity", "1");
	expect(await hasBegun(page)).toBe(false);
	come();
	await expect(page).toHaveURL(`${DEMO}/2026/signin`);
});

test("a reader who loses the network on an untouched page is told so, since when, until it is back and the page begins", async ({
	page,
	context,
}) => {
	await beginsOnlyWhenTold(page);
	const stream = page.waitForResponse((response) => new URL(response.url()).pathname === "/live/2026");
	await page.goto(`${SMALL}/2026/matches`, { waitUntil: "load" });
	await stream;
	await context.setOffline(true);
	const told = page.getByRole("status").filter({ hasText: /^No network\. As of \d\d:\d\d$/ });
	await expect(told).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-old", "");
	expect(await hasBegun(page)).toBe(false);
	await context.setOffline(false);
	await expect.poll(() => hasBegun(page)).toBe(true);
	await expect(told).toHaveCount(0);
	await expect(page.locator("html")).not.toHaveAttribute("data-old");
});

test("a goal is shown on an untouched page", async ({ page }) => {
	// Where others report its matches are not as they were.
	const { address: live, stop } = await ownLiveCup();
	await beginsOnlyWhenTold(page);
	const stream = page.waitForRequest((request) => new URL(request.url()).pathname === "/live/2026");
	await page.goto(`${live}/2026/matches/g15-m1`, { waitUntil: "load" });
	await stream;
	expect(await hasBegun(page)).toBe(false);
	await report(live, "g15-m1", { kind: "goal", side: "home", score: { home: 2, away: 0 } });
	await expect(page.getByRole("main")).toContainText("2–0");
	expect(await hasBegun(page)).toBe(true);
	await page.goto("about:blank");
	await stop();
});
