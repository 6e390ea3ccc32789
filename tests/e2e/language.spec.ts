import { DEMO, DESKTOP, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

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

test("§9 English is the default, whatever the browser prefers, and nothing is kept until a language is chosen", async ({
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
