import { keepToken, keptToken, latest, standIn } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";

test.describe("with a server that does not answer", () => {
	test.use({
		viewport: { width: 1280, height: 800 },
		expectedComplaints: [/ERR_CONNECTION_REFUSED|could not be/],
	});
	const stopped = () => Promise.reject(new TypeError("No network"));

	test("§8 Sign-out failure: only logged; it leads to /{year}/signin all the same", async ({ page, context, complaints }) => {
		const service = await standIn(context);
		await keepToken(page);
		await page.goto(`/${await latest()}/categories`);
		// Of the two loads of the user that follow a page's load none may fall into what comes.
		await expect.poll(() => service.asked.filter(({ path }) => path === "/api/user").length).toBe(2);
		await page.getByRole("button", { name: "Account, Maja Andersson" }).click();
		for (const call of ["POST /api/logout", "GET /api/user"]) service.instead.set(call, stopped);
		await page.getByRole("menuitem", { name: "Sign out" }).click();
		await expect(page).toHaveURL(`${DEMO}/${await latest()}/signin`);
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		expect(await keptToken(page)).toBeNull();
		await expect.poll(() => complaints.some((line) => line.includes("could not be told of the sign-out"))).toBe(true);
	});

	test("§8 Token request failure: logged, and the identity site's root opens", async ({ page, context, complaints }) => {
		const service = await standIn(context);
		service.instead.set("POST /api/user/auth/token", stopped);
		await context.route("**/identity", (route) => route.fulfill({ contentType: "text/html", body: "<title>Identity</title>" }));
		await keepToken(page);
		await page.goto("/");
		await page.getByRole("button", { name: "Account, Maja Andersson" }).click();
		const opening = context.waitForEvent("page");
		await page.getByRole("menuitem", { name: /Profile/ }).click();
		await expect(await opening).toHaveURL(`${DEMO}/identity`);
		expect(complaints.some((line) => line.includes("The profile's address could not be had"))).toBe(true);
	});

	test("§4 Auth: a failed load marks signed out and keeps the token; the next one signs in again", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("GET /api/user", stopped);
		await keepToken(page);
		await page.goto("/");
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		expect(await keptToken(page)).toBe("1|secret");
		service.instead.clear();
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(page.getByRole("button", { name: "Account, Maja Andersson" })).toBeVisible();
	});

	test("sign-in says that the service did not answer", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /sanctum/token", stopped);
		await page.goto(`/${await latest()}/signin?lang=sv`);
		await page.getByLabel("E-post").fill("maja@example.se");
		await page.getByLabel("Lösenord", { exact: true }).fill("right password");
		await page.getByRole("main").getByRole("button", { name: "Logga in" }).click();
		await expect(page.getByRole("alert")).toContainText("Kontotjänsten svarade inte.");
	});
});
