import { aFeaturedMatch, keepToken, keptToken, latest, standIn } from "../support/account.ts";
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
		// Waits for the two loads of the user after a page's load, which must not happen later.
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
		await expect.poll(() => complaints.some((line) => line.includes("The profile's address could not be had"))).toBe(true);
	});

	test("§4 Auth: a failed load marks signed out and preserves the token; the next one signs in again", async ({
		page,
		context,
	}) => {
		const service = await standIn(context);
		service.instead.set("GET /api/user", stopped);
		await keepToken(page);
		await page.goto("/");
		const sign = page.getByRole("button", { name: "Account. Your account cannot be reached just now." });
		await expect(sign).toBeVisible();
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveCount(0);
		expect(await keptToken(page)).toBe("1|secret");
		service.instead.clear();
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(page.getByRole("button", { name: "Account, Maja Andersson" })).toBeVisible();
		await expect(sign).toHaveCount(0);
	});

	for (const [language, said, hint, again, mine, menu] of [
		["en", "Your account cannot be reached just now.", "You are still signed in.", "Try again", "My teams", "Menu"],
		["sv", "Ditt konto går inte att nå just nu.", "Du är fortfarande inloggad här.", "Försök igen", "Mina lag", "Meny"],
	] as const) {
		test(`an unreachable account is reported, in ${language}, wherever the account is shown, until it is back`, async ({
			page,
			context,
		}) => {
			const year = await latest();
			const service = await standIn(context);
			service.instead.set("GET /api/user", async () => new Response("<html>Welcome to our wifi</html>"));
			await keepToken(page);
			await page.clock.install();
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(`/${year}?lang=${language}`);
			await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
			const teams = page.getByRole("region", { name: mine });
			await expect(teams).toContainText(said);
			await expect(teams).toContainText(hint);
			await expect(teams.getByRole("link", { name: language === "en" ? "Sign in" : "Logga in" })).toHaveCount(0);
			await page.getByRole("button", { name: `${menu}. ${said}` }).click();
			await expect(page.getByRole("dialog").getByText(hint)).toBeVisible();
			await page.keyboard.press("Escape");
			await page.goto(`/${year}/favourites?lang=${language}`);
			await expect(page.getByRole("main")).toContainText(hint);

			// The tap of a reader tries at once; without one it is tried again by itself.
			const asked = () => service.asked.filter(({ path }) => path === "/api/user").length;
			const before = asked();
			await page.getByRole("main").getByRole("button", { name: again }).click();
			await expect.poll(asked).toBeGreaterThan(before);
			service.instead.clear();
			await page.clock.runFor(240_000);
			await expect(page.getByRole("main")).not.toContainText(said);
			await expect(page.getByRole("button", { name: menu, exact: true })).toBeVisible();
			expect(await keptToken(page)).toBe("1|secret");
		});
	}

	test("§4 Favourites: with an unreachable account a heart chooses nothing, and shows why", async ({ page, context }) => {
		const [featured, year] = [await aFeaturedMatch(), await latest()];
		const service = await standIn(context);
		service.instead.set("GET /api/user", stopped);
		await keepToken(page);
		await page.goto(`/${year}/teams/${featured.team.id}`);
		const heart = page.getByRole("button", {
			name: `Favourite, ${featured.team.name}. Your account cannot be reached just now.`,
		});
		await heart.click();
		await expect(page.getByRole("status").filter({ hasText: "Your account cannot be reached just now." })).toBeVisible();
		expect(new Set(service.asked.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(["GET /api/user"]));
	});

	test("sign-in shows that the service did not answer", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /sanctum/token", stopped);
		await page.goto(`/${await latest()}/signin?lang=sv`);
		await page.getByLabel("E-post").fill("maja@example.se");
		await page.getByLabel("Lösenord", { exact: true }).fill("right password");
		await page.getByRole("main").getByRole("button", { name: "Logga in" }).click();
		await expect(page.getByRole("alert")).toContainText("Kontotjänsten svarade inte.");
	});
});
