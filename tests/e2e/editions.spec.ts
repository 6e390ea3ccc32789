import type { Route } from "@playwright/test";
import { DEMO, DESKTOP, expect, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

test("§7 on load the browser asks for the editions itself: JSON posted to /graphql, no cache, no cookie, cup and lang", async ({
	page,
	context,
}) => {
	await context.addCookies([{ name: "app-lang", value: "sv", url: DEMO }]);
	const asked = page.waitForResponse((response) => response.request().method() === "POST");
	await page.goto("/");
	const response = await asked;
	const request = response.request();
	expect(request.url()).toBe(`${DEMO}/graphql`);
	expect(request.postDataJSON()).toEqual({ query: expect.stringContaining("cups("), variables: { cup: 1, lang: "sv" } });
	const headers = await request.allHeaders();
	expect(headers["content-type"]).toBe("application/json");
	expect(headers.cookie).toBeUndefined();
	expect(headers["cache-control"], "no cache").toBe("no-cache");
	const { cups } = (await response.json()).data;
	expect(Object.keys(cups).toSorted()).toEqual(["cupId", "editions"]);
	expect(cups.cupId).toBe(1);
	for (const edition of cups.editions) {
		expect(edition).toEqual({ id: expect.anything(), name: expect.stringMatching(/^\d{4}$/), tournaments: [expect.anything()] });
		expect(edition.tournaments[0]).toMatchObject({
			id: expect.any(String),
			name: expect.any(String),
			startsAt: expect.stringMatching(/^\d{4}-/),
			endsAt: expect.stringMatching(/^\d{4}-/),
			streamingInfo: expect.anything(),
			status: {
				clubsPublished: expect.any(Boolean),
				teamsPublished: expect.any(Boolean),
				lotPublished: expect.any(Boolean),
				schedulePublished: expect.any(Boolean),
			},
			announcements: expect.any(Array),
		});
	}
});

test("§7 another language asks for its editions past every cache too", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await visit(page, `/${year}/categories`);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/graphql"))
			asked.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`);
	});
	await page.getByRole("button", { name: "Svenska" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Åldersklasser");
	const editions = () => asked.filter((line) => line.includes("query Editions") || line.includes("query+Editions"));
	await expect.poll(() => editions().length).toBeGreaterThan(0);
	expect(editions().filter((line) => !line.startsWith("POST"))).toEqual([]);
});

/** How a load of the editions fails: no network, a fault of the server, an answer with errors. */
const FAILURES = {
	"without network": (route) => route.abort(),
	"answered with 500": (route) => route.fulfill({ status: 500, json: { data: { cups: { cupId: 1, editions: [] } } } }),
	"answered with errors": (route) => route.fulfill({ json: { errors: [{ message: "no" }], data: { cups: null } } }),
	"answered with no JSON": (route) => route.fulfill({ body: "<p>Bad gateway</p>", contentType: "text/html" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

test.describe("when the editions cannot be loaded", () => {
	test.use({ expectedComplaints: [[/Failed to load resource/, /The editions could not be loaded/], { scope: "test" }] });
	for (const [how, fail] of Object.entries(FAILURES)) {
		test(`§8 the load of editions ${how} is only logged and abandoned: the page stays`, async ({ page, complaints }) => {
			const { year } = await readDemo();
			await page.route("**/graphql", (route) => (route.request().method() === "POST" ? fail(route) : route.continue()));
			await page.goto("/");
			await expect.poll(() => complaints.filter((line) => line.includes("The editions could not be loaded")).length).toBe(1);
			await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
			await expect(page.getByRole("banner").locator("summary").first()).toHaveText(new RegExp(`${year}$`));
		});
	}
});

test.describe("when a page's data cannot be loaded", () => {
	test.use({ expectedComplaints: [[/Failed to load resource/, /The results service answered/], { scope: "test" }] });
	test("§8 errors of the tournament's query are logged, the load is abandoned, and the reader can try again", async ({
		page,
		complaints,
	}) => {
		const { year } = await readDemo();
		await visit(page, `/${year}/categories`);
		await page.route("**/graphql?*", (route) => route.fulfill({ json: { errors: [{ message: "no" }] } }));
		await page.getByRole("banner").getByRole("link", { name: "Fyrcupen, Start" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
		await expect.poll(() => complaints.some((line) => line.includes("The results service answered"))).toBe(true);
		await expect(page.getByRole("banner")).toBeVisible();
		await page.unroute("**/graphql?*");
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	});
});
