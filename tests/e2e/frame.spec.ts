import type { Page } from "@playwright/test";
import { DEMO, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

const DESKTOP = { width: 1280, height: 900 };
const focused = (page: Page) => page.locator(":focus");
const drawer = (page: Page) => page.getByRole("dialog", { name: /Menu|Meny/ });
const openDrawer = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();
const activeYear = (page: Page) => page.locator("header details[open]");

test("the skip link is first and leads past the header", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(focused(page)).toHaveText("Skip to content");
	await page.keyboard.press("Enter");
	await expect(focused(page)).toHaveAttribute("id", "content");
});

test("§2 the drawer holds Start, My Week, Age categories, Nations*, Arenas and Back to website, in this order", async ({
	page,
}) => {
	const { year } = await readDemo();
	await page.goto("/");
	await openDrawer(page);
	const entries = drawer(page).getByRole("navigation").getByRole("link");
	await expect(entries).toHaveText(["Start", "My Week", "Age categories", "Nations*", "Arenas", "Back to website"]);
	const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(addresses.slice(0, 5)).toEqual(
		["", "/favourites", "/categories", "/nations", "/arenas"].map((path) => `/${year}${path}`),
	);
	await expect(entries.first()).toHaveAttribute("aria-current", "page");
	await expect(drawer(page)).toContainText("* FIFA affiliated nations are marked");
});

test("the drawer is modal: focus starts at Close and stays inside, Esc closes it and focus returns to the menu button", async ({
	page,
}) => {
	await page.goto("/");
	await openDrawer(page);
	await expect(drawer(page).getByRole("button", { name: "Close" })).toBeFocused();
	const stops = await drawer(page).locator("a, button, summary").count();
	for (let at = 0; at < stops + 3; at++) {
		await page.keyboard.press("Tab");
		const inside = await page.evaluate(
			() => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body,
		);
		expect(inside, "the page behind the drawer is not reached").toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
});

test("§9 the drawer closes past a quarter of its width, springs back short of it, and moves for half a second", async ({
	page,
}) => {
	await page.goto("/");
	await openDrawer(page);
	await expect(drawer(page)).toHaveCSS("transition-duration", /^0\.5s/);
	await expect(drawer(page)).toHaveCSS("transition-timing-function", /^cubic-bezier\(0\.2, 0\.8, 0\.2, 1\)/);
	const settled = () => expect.poll(() => drawer(page).evaluate((panel) => panel.getBoundingClientRect().right)).toBe(390);
	const drag = async (share: number) => {
		await settled();
		const box = await drawer(page).boundingBox();
		if (box === null) throw new Error("the drawer is not shown");
		await page.mouse.move(box.x + 60, 640);
		await page.mouse.down();
		await page.mouse.move(box.x + 60 + box.width * share, 642, { steps: 8 });
		await page.mouse.up();
	};
	await drag(0.2);
	await expect(drawer(page)).toBeVisible();
	await drag(0.3);
	await expect(drawer(page)).toBeHidden();
});

test("a tap on the scrim closes the drawer; the page behind scrolls again 100 ms later", async ({ page }) => {
	await page.goto("/");
	await openDrawer(page);
	const html = page.locator("html");
	await expect(html).toHaveCSS("overflow-y", "hidden");
	await expect.poll(() => drawer(page).evaluate((panel) => panel.getBoundingClientRect().right)).toBe(390);
	await page.mouse.click(20, 400);
	await expect(drawer(page)).toBeHidden();
	await expect(html).not.toHaveCSS("overflow-y", "hidden");
});

test("a phone that is turned past 1180 px with its drawer open can be used: the menu stands in its header", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize({ width: 900, height: 1300 });
	await page.goto("/");
	await openDrawer(page);
	await expect(drawer(page)).toBeVisible();
	await page.setViewportSize({ width: 1300, height: 900 });
	await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
	await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test("closing the drawer leaves the page where it was read", async ({ page }) => {
	await page.goto("/");
	// The header has just left the window, and the menu button with it.
	await page.evaluate(() => window.scrollTo(0, 120));
	await page.getByRole("button", { name: "Menu", exact: true }).evaluate((button: HTMLElement) => button.click());
	await drawer(page).getByRole("button", { name: "Close" }).click();
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
	expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test("following the drawer's link closes it and puts the focus on the new page's H1", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto("/");
	await openDrawer(page);
	await drawer(page).getByRole("link", { name: "Age categories" }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(drawer(page)).toBeHidden();
});

test("from 1180 px the menu stands in the header, the active entry underlined and told", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/categories`);
	const menu = page.getByRole("banner").getByRole("navigation");
	await expect(menu.getByRole("link")).toHaveText([
		"Start",
		"My Week",
		"Age categories",
		"Nations*",
		"Arenas",
		"Back to website",
	]);
	await expect(menu.locator("[aria-current=page]")).toHaveText("Age categories");
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
	await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toHaveAttribute("href", `/${year}/search`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/${year}/signin`);
});

test("§2 choosing a year rewrites only the year of the path and shows the year banner again", async ({ page }) => {
	const { year } = await readDemo();
	const [before, earlier] = [Number(year) - 1, Number(year) - 2];
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/categories`);
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	const choose = async (other: number) => {
		await page.getByRole("banner").locator("summary").first().click();
		await activeYear(page)
			.getByRole("link", { name: String(other) })
			.click();
		await expect(page).toHaveURL(`${DEMO}/${other}/categories`);
	};
	await page.getByRole("banner").locator("summary").first().click();
	const listed = await activeYear(page).getByRole("link").allTextContents();
	expect(listed).toEqual(listed.toSorted().toReversed());
	expect(listed.filter((one) => one.includes("Latest"))).toEqual([`${year}Latest`]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("banner").locator("summary").first()).toBeFocused();

	await choose(before);
	const banner = page.getByRole("status").filter({ hasText: "You are viewing the results for" });
	await expect(banner).toContainText(`You are viewing the results for ${before}`);
	await expect(banner.getByRole("link", { name: `View ${year}` })).toHaveAttribute("href", `/${year}`);
	await banner.getByRole("button", { name: "Dismiss" }).click();
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Start" }).last().click();
	await expect(page).toHaveURL(`${DEMO}/${before}`);
	await expect(page.getByText("You are viewing the results for"), "dismissed for as long as the year stays").toHaveCount(0);
	await page.goBack();
	await choose(earlier);
	await expect(page.getByText(`You are viewing the results for ${earlier}`)).toBeVisible();
});

test("§2 from a deep address the query stays with the new year; choosing the year that is viewed closes the list", async ({
	page,
}) => {
	const { year, categories } = await readDemo();
	const deep = `categories/${categories[0]?.id}/teams?filter=fyr`;
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/${deep}`);
	const years = page.getByRole("banner").locator("summary").first();
	await years.click();
	await expect(activeYear(page).getByRole("link", { name: String(Number(year) - 1) })).toHaveAttribute(
		"href",
		`/${Number(year) - 1}/${deep}`,
	);
	await activeYear(page).getByRole("link", { name: year }).click();
	await expect(activeYear(page)).toHaveCount(0);
	await expect(page).toHaveURL(`${DEMO}/${year}/${deep}`);
});

test("dismissing the year banner by keyboard goes on at the page's beginning", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${Number(year) - 1}/categories`);
	await page.getByRole("button", { name: "Dismiss" }).press("Enter");
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("§2 the year banner shows for a newer, unpublished year too", async ({ page }) => {
	const { next, year } = await readDemo();
	await page.goto(`/${next}`);
	await expect(page.getByText(`You are viewing the results for ${next}`)).toBeVisible();
	await expect(page.getByRole("link", { name: `View ${year}` })).toBeVisible();
});

test("§1 the language toggle changes texts and data at once and keeps the language under app-lang", async ({ page }) => {
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

test("§1 the kept language wins over a missing cookie, which then follows it", async ({ page, context }) => {
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

test("without scripts the menu, the years and the other language are reached", async ({ browser }) => {
	const { year } = await readDemo();
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(`${DEMO}/${year}`);
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await expect(page.locator("dialog nav a")).toHaveCount(6);
	await expect(page.locator("dialog nav a").first()).toBeVisible();
	await page.locator("dialog").getByRole("button", { name: "Svenska" }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}?lang=sv`);
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await page.locator("header summary").first().click();
	await activeYear(page)
		.getByRole("link", { name: String(Number(year) - 1) })
		.click();
	await expect(page).toHaveURL(new RegExp(`/${Number(year) - 1}\\?lang=sv$`));
	await context.close();
});

test("§2 scroll starts at the top on every navigation, back included, and a query moves nothing", async ({ page }) => {
	const { year, categories } = await readDemo();
	const large = categories.find(({ stages }) => stages.some(({ divisions }) => divisions.length > 18));
	await page.goto(`/${year}/categories`);
	await page.evaluate(() => window.scrollTo(0, 400));
	await page.locator(`a[href='/${year}/categories/${large?.id}']`).click();
	await expect(page).toHaveURL(`${DEMO}/${year}/categories/${large?.id}`);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	const more = page.getByRole("link", { name: /^Show all/ });
	await more.scrollIntoViewIfNeeded();
	const at = await page.evaluate(() => window.scrollY);
	expect(at).toBeGreaterThan(0);
	await more.click();
	await expect(more).toHaveCount(0);
	expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(150);
	await page.goBack();
	await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("§7 on load the browser asks for the editions itself by POST, with no cookie", async ({ page, context }) => {
	await context.addCookies([{ name: "app-lang", value: "sv", url: DEMO }]);
	const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/graphql"));
	await page.goto("/");
	const request = await asked;
	expect(request.postDataJSON()).toMatchObject({ variables: { cup: 1, lang: "sv" } });
	const headers = await request.allHeaders();
	expect(headers.cookie).toBeUndefined();
	expect(headers["cache-control"], "no cache").toBe("no-cache");
});

test("§7 another language asks for its editions past every cache too", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}/categories`);
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/graphql"))
			asked.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`);
	});
	await page.getByRole("button", { name: "Svenska" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Åldersklasser");
	await page.waitForLoadState("networkidle");
	const editions = asked.filter((line) => line.includes("query Editions") || line.includes("query+Editions"));
	expect(editions.length).toBeGreaterThan(0);
	expect(editions.filter((line) => !line.startsWith("POST"))).toEqual([]);
});

test.describe("when the editions cannot be loaded", () => {
	test.use({ expectedComplaints: [[/Failed to load resource/, /The editions could not be loaded/], { scope: "test" }] });
	test("§8 it is only logged: the page stands", async ({ page, complaints }) => {
		await page.route("**/graphql", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
		await page.goto("/");
		await expect.poll(() => complaints.filter((line) => line.includes("The editions could not be loaded")).length).toBe(1);
		await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	});
});

test.describe("when a page's module cannot be fetched", () => {
	test.use({
		expectedComplaints: [
			[/Failed to load resource/, /Error loading route module/, /dynamically imported module/],
			{ scope: "test" },
		],
	});
	test("§8 the target is loaded as a full page", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		await page.route(/\/assets\/categories-/, (route) => route.abort());
		const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/categories"));
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await loaded;
		await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
		await page.waitForTimeout(1_000);
		await expect(page, "no loop").toHaveURL(`${DEMO}/${year}/categories`);
	});

	test("§8 so is the target of a navigation that interrupted another", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		await page.route(/\/graphql\?.*query\+Categories/, () => {
			// Never answered: the first navigation is still on its way when the second begins.
		});
		await page.route(/\/assets\/match-[\w-]{8}\.js/, (route) => route.abort());
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
		const card = page.locator("section[aria-labelledby=featured] li a").first();
		const target = await card.getAttribute("href");
		await card.click();
		await expect(page).toHaveURL(`${DEMO}${target}`);
	});

	test("an address that is opened while a module is on its way is not left for the module's page", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.goto(`/${year}`);
		let asked: (() => void) | undefined;
		const waiting = new Promise<void>((resolve) => {
			asked = resolve;
		});
		await page.route(/\/assets\/categories-/, () => asked?.());
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await waiting;
		const other = `/${Number(year) - 1}`;
		await page.goto(other);
		await page.waitForLoadState("networkidle");
		await expect(page).toHaveURL(DEMO + other);
		await expect(page.getByText(`You are viewing the results for ${other.slice(1)}`)).toBeVisible();
	});
});

test("a navigation that takes long shows that it loads, after 300 ms, and keeps the page until then", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}`);
	let answer: (() => void) | undefined;
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/graphql?*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
	const loader = page.getByRole("status").filter({ hasText: "Loading" });
	await expect(loader).toBeVisible();
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	answer?.();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
	await expect(loader).toHaveCount(0);
});

test("§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px", async ({ page }) => {
	const { year, categories } = await readDemo();
	await page.goto("/");
	const footer = page.locator("footer");
	await expect(footer).toContainText("© 2025 Fyrcupen");
	await expect(footer).toContainText("* FIFA affiliated nation");
	await expect(footer.getByRole("link", { name: "Fyrcupen on Instagram" })).toBeVisible();
	const playoff = categories
		.flatMap(({ id, stages }) => stages.filter(({ type }) => type === "playoff").map(({ divisions: [first] }) => [id, first?.id]))
		.at(0);
	await page.goto(`/${year}/categories/${playoff?.[0]}/playoff/${playoff?.[1]}`);
	await expect(footer).toBeHidden();
	await page.setViewportSize(DESKTOP);
	await expect(footer).toBeVisible();
});

test("announcements of the year stand below the header, others' do not", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}`);
	const now = await page.getByRole("region", { name: "Announcement" }).textContent();
	expect(now).toMatch(/\S/);
	await page.goto(`/${Number(year) - 1}`);
	expect(await page.locator("section[aria-label=Announcement]").allTextContents()).not.toContain(now);
});

for (const path of ["/nowhere", "/2026x", "/1999", "/1999/categories", "/2026/categories/nobody", "/2026/nowhere/at/all"]) {
	test.describe(`the address ${path}`, () => {
		test.use({ expectedComplaints: [/404/] });
		test("is not found: status 404, the message, and the ways on", async ({ page }) => {
			const { year } = await readDemo();
			const address = path.replace("/2026/", `/${year}/`);
			const response = await page.goto(address);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
			await expect(page).toHaveTitle("Page not found – Fyrcupen");
			await expect(page.getByRole("main").getByRole("search")).toBeVisible();
			await expect(page.getByRole("main").getByRole("link", { name: "Start" })).toHaveAttribute("href", `/${year}`);
			await expect(page.getByRole("main").getByRole("link", { name: "Live center" })).toHaveAttribute("href", `/${year}/matches`);
			await expect(page.getByRole("region", { name: "Choose a year" }).getByRole("link").first()).toBeVisible();
		});
	});
}

test.describe("a category that another year does not have", () => {
	test.use({ expectedComplaints: [/404/] });
	test("DECISIONS §4: the not-found page offers that year's categories", async ({ page }) => {
		const { year, categories } = await readDemo();
		const before = Number(year) - 1;
		const response = await page.goto(`/${before}/categories/${categories[0]?.id}`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("main").getByRole("link", { name: `Age categories ${before}` })).toHaveAttribute(
			"href",
			`/${before}/categories`,
		);
	});
});

test("DECISIONS §4: an address without its year goes to the latest, with its query", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto("/categories?from=a-link");
	await expect(page).toHaveURL(`${DEMO}/${year}/categories?from=a-link`);
});
