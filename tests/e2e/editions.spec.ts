import { DEMO, DESKTOP, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

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
