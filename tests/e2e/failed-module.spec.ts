import { DEMO, DESKTOP, expect, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { openWhole } from "../support/open-whole.ts";

test.describe("when a page's module cannot be fetched", () => {
	test.use({
		expectedComplaints: [
			[
				/Failed to load resource/,
				/Error loading route module/,
				/dynamically imported module/,
				/Failed to fetch/,
				/ERR_INTERNET_DISCONNECTED/,
			],
			{ scope: "test" },
		],
	});
	test("§8 the target is loaded as a full page, once: no loop where its module fails again", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		// Before it is opened: its idle moments fetch what it leads to.
		await page.route(/\/assets\/categories-/, (route) => route.abort());
		await page.goto(`/${year}`);
		const loads: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
		});
		const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/categories"));
		// The document's own module fails again: the page stays as rendered.
		await openWhole(
			page,
			async () => {
				await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
				await loaded;
			},
			(path) => path.startsWith("/assets/categories-"),
		);
		await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
		// A load would have been requested before this.
		await page.evaluate(() => fetch("/health").then(({ ok }) => ok));
		expect(loads, "the page that was left is not loaded, and there is no loop").toEqual([`/${year}/categories`]);
		await expect(page).toHaveURL(`${DEMO}/${year}/categories`);
	});

	test("§8 so is the target of a navigation that interrupted another", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.route(/\/assets\/match-[\w-]{8}\.js/, (route) => route.abort());
		await page.goto(`/${year}`);
		await page.route(/\/graphql\?(page=[^&]*%2Fcategories$|.*query\+Categories)/, () => {
			// Never answered: the first navigation is still on its way when the second begins.
		});
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
		const card = page.locator("section[aria-labelledby=featured] li a").first();
		const target = await card.getAttribute("href");
		await card.click();
		await expect(page).toHaveURL(`${DEMO}${target}`);
	});

	test("§8 without a network the current page stays and shows why; the target is loaded, once, when the network answers", async ({
		page,
		context,
	}) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.route(/\/assets\/arenas-/, (route) => route.abort());
		await visit(page, `/${year}/nations`);
		const loads: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
		});
		await context.setOffline(true);
		await page.getByRole("banner").getByRole("link", { name: "Arenas" }).click();
		const why = page.getByRole("status").filter({ hasText: "No network. The page you chose opens by itself" });
		await expect(why).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nations*");
		await expect(page).toHaveURL(`${DEMO}/${year}/nations`);
		expect(loads).toEqual([]);
		await page.unroute(/\/assets\/arenas-/);
		await context.setOffline(false);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Arenas");
		await expect(why).toHaveCount(0);
		expect(loads).toEqual([`/${year}/arenas`]);
	});

	test("without a network the current page also stays where Back leads, or a press on the link to itself; it opens afterwards", async ({
		page,
		context,
	}) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await visit(page, `/${year}/nations`);
		const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
		const title = page.getByRole("heading", { level: 1 });
		await link("Arenas").click();
		await expect(title).toHaveText("Arenas");
		await context.setOffline(true);
		const why = page.getByRole("status").filter({ hasText: "No network. The page you chose opens by itself" });
		await link("Arenas").click();
		await expect(why).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(`${DEMO}/${year}/nations`);
		await expect(why).toBeVisible();
		await expect(title).toHaveText("Arenas");
		await context.setOffline(false);
		await expect(title).toHaveText("Nations*");
		await expect(why).toHaveCount(0);
	});

	test("a page that waits for the network gives way to another that the reader chooses instead", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		await page.route(/\/assets\/arenas-/, (route) => route.abort());
		await visit(page, `/${year}/nations`);
		let reached = false;
		await page.route(new RegExp(`/${year}/arenas$`), (route) =>
			reached ? route.continue() : route.abort("internetdisconnected"),
		);
		await page.getByRole("banner").getByRole("link", { name: "Arenas" }).click();
		const why = page.getByRole("status").filter({ hasText: "No network" });
		await expect(why).toBeVisible();
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
		await expect(why).toHaveCount(0);
		// Chosen again, it is requested again, and arrives.
		await page.getByRole("banner").getByRole("link", { name: "Arenas" }).click();
		await expect(why).toBeVisible();
		reached = true;
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(page).toHaveURL(`${DEMO}/${year}/arenas`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Arenas");
	});

	test("an address that is opened while a module is on its way is not left for the module's page", async ({ page }) => {
		const { year } = await readDemo();
		await page.setViewportSize(DESKTOP);
		let asked: (() => void) | undefined;
		const waiting = new Promise<void>((resolve) => {
			asked = resolve;
		});
		await page.route(/\/assets\/categories-/, () => asked?.());
		await page.goto(`/${year}`);
		await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
		await waiting;
		const other = `/${Number(year) - 1}`;
		await page.unroute(/\/assets\/categories-/);
		await visit(page, other);
		await expect(page).toHaveURL(DEMO + other);
		await expect(page.getByText(`You are viewing the results for ${other.slice(1)}`)).toBeVisible();
	});
});
