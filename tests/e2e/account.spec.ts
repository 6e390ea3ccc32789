import type { Page } from "@playwright/test";
import { aFeaturedMatch, keepToken, keptToken, latest, register, standIn } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";

const WORDS = {
	en: { email: "E-mail", password: "Password", signIn: "Sign in", main: /We could not sign you in\./ },
	sv: { email: "E-post", password: "Lösenord", signIn: "Logga in", main: /Vi kunde inte logga in dig\./ },
} as const;

test.describe("signed out", () => {
	// The service refuses, and after a sign-out it says that nobody is signed in.
	test.use({ expectedComplaints: [/status of (401|422|429)/] });

	for (const language of ["en", "sv"] as const) {
		test(`§4 Auth: sign-in in ${language}: what is wrong is said, then the token is kept and the user loaded`, async ({
			page,
			context,
		}) => {
			const words = WORDS[language];
			const service = await standIn(context);
			const year = await latest();
			await page.goto(`/${year}/signin?lang=${language}`);
			const main = page.getByRole("main");
			const submit = main.getByRole("button", { name: words.signIn });
			const password = main.getByLabel(words.password, { exact: true });
			await expect(password).toHaveAttribute("autocomplete", "current-password");
			await expect(main.getByLabel(words.email)).toHaveAttribute("autocomplete", "username");
			await submit.click();
			await expect(main.getByRole("alert")).toHaveText(words.main);
			await expect(main.getByLabel(words.email)).toBeFocused();
			await expect(main.getByLabel(words.email)).toHaveAttribute("aria-invalid", "true");
			expect(service.asked).toEqual([]);
			await main.getByLabel(words.email).fill(" maja@example.se ");
			await password.fill("wrong");
			await submit.click();
			await expect(main.getByRole("alert")).toContainText("These do not match.");
			expect(service.asked[0]).toMatchObject({ path: "/sanctum/token", body: { email: "maja@example.se", password: "wrong" } });
			expect(service.asked[0]?.headers.get("accept-language")).toBe(language);
			await password.fill("right password");
			await password.press("Enter");
			await expect(page).toHaveURL(`${DEMO}/${year}`);
			expect(await keptToken(page)).toBe("2|secret");
			expect(service.asked.at(-1)?.headers.get("authorization")).toBe("Bearer 2|secret");
		});
	}

	test("a password can be shown", async ({ page }) => {
		await page.goto(`/${await latest()}/signin`);
		const password = page.getByLabel("Password", { exact: true });
		await password.fill("fyren");
		await expect(password).toHaveAttribute("type", "password");
		const show = page.getByRole("button", { name: "Show password" });
		await show.click();
		await expect(password).toHaveAttribute("type", "text");
		await expect(show).toHaveAttribute("aria-pressed", "true");
		await expect(password).toHaveValue("fyren");
	});

	test("too many tries are told plainly", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /sanctum/token", async () =>
			Response.json({ message: "Too many." }, { status: 429, headers: { "retry-after": "180" } }),
		);
		await page.goto(`/${await latest()}/signin`);
		await page.getByLabel("E-mail").fill("maja@example.se");
		await page.getByLabel("Password", { exact: true }).fill("right password");
		await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toHaveText(
			"We could not sign you in. That was too many tries. Try again in 3 minutes.",
		);
	});

	test("§4 Auth: register creates the account and signs in; what the service says of a field stands under it", async ({
		page,
		context,
	}) => {
		const service = await standIn(context);
		service.instead.set("POST /sanctum/register", async () =>
			Response.json({ message: "No.", errors: { password: ["That password is known to everyone."] } }, { status: 422 }),
		);
		const year = await latest();
		await page.goto(`/${year}/signup`);
		const main = page.getByRole("main");
		await main.getByLabel("Name").fill("Maja Andersson");
		await main.getByLabel("E-mail").fill("maja@example.se");
		const password = main.getByLabel("Password, at least 8 characters");
		await password.fill("short");
		const submit = main.getByRole("button", { name: "Create account" });
		await submit.click();
		await expect(password).toHaveAccessibleDescription("Use at least 8 characters.");
		await password.fill("right password");
		await submit.click();
		await expect(password).toHaveAccessibleDescription("That password is known to everyone.");
		await expect(password).toBeFocused();
		service.instead.clear();
		await submit.click();
		await expect(page).toHaveURL(`${DEMO}/${year}`);
		expect(service.asked.find(({ path }) => path === "/sanctum/register")?.body).toMatchObject({
			name: "Maja Andersson",
			email: "maja@example.se",
			password: "right password",
			password_confirmation: "right password",
		});
		expect(await keptToken(page)).toBe("2|secret");
	});

	test("§8 Forgot password answers 'Instructions sent. Check your email'", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /sanctum/forgot-password", async () => Response.json({ message: "Sent." }));
		await page.goto(`/${await latest()}/signin`);
		await page.getByRole("link", { name: "Forgot password?" }).click();
		await page.getByLabel("E-mail").fill("maja@example.se");
		await page.getByRole("button", { name: "Send instructions" }).click();
		await expect(page.getByRole("heading", { name: "Instructions sent. Check your email" })).toBeFocused();
		expect(service.asked.at(-1)).toMatchObject({ path: "/sanctum/forgot-password", body: { email: "maja@example.se" } });
		await page.getByRole("link", { name: "Back to sign in" }).click();
		await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
	});

	test("§4 Auth: a token that the service does not know is dropped", async ({ page, context }) => {
		await standIn(context);
		await keepToken(page, "9|not known");
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/");
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		await expect.poll(() => keptToken(page)).toBeNull();
	});
});

test("without scripts the sign-in page says that it needs them, and sends no password", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${DEMO}/${await latest()}/signin`);
	await expect(page.getByText("Signing in needs scripts")).toBeVisible();
	await expect(page.getByRole("main").getByRole("button", { name: "Sign in" })).toBeHidden();
	await page.getByLabel("Password", { exact: true }).press("Enter");
	expect(new URL(page.url()).search).toBe("");
	await context.close();
});

test.describe("signed in, from 1180 px", () => {
	test.use({ viewport: { width: 1280, height: 800 }, expectedComplaints: [/status of 401/] });

	test("§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin", async ({
		page,
		context,
	}) => {
		const year = await latest();
		const service = await standIn(context);
		service.user.purchases = [{ type: "tournament_pass", year: Number(year) }];
		await keepToken(page);
		await page.goto(`/${year}/categories`);
		const button = page.getByRole("button", { name: "Account, Maja Andersson" });
		await button.click();
		const menu = page.getByRole("menu");
		await expect(menu).toContainText("MA");
		await expect(menu).toContainText("Maja Andersson");
		await expect(menu).toContainText("maja@example.se");
		await expect(menu).toContainText("All Access");
		await page.keyboard.press("Escape");
		await page.goto(`/${Number(year) - 1}/categories`);
		await button.click();
		await expect(menu).toContainText("maja@example.se");
		await expect(menu).not.toContainText("All Access");
		await menu.getByRole("menuitem", { name: "Sign out" }).click();
		await expect(page).toHaveURL(`${DEMO}/${Number(year) - 1}/signin`);
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		expect(await keptToken(page)).toBeNull();
		await expect
			.poll(() => service.asked.slice(-2).map(({ method, path }) => `${method} ${path}`))
			.toEqual(["POST /api/logout", "GET /api/user"]);
	});

	test("the menu works by keyboard: arrows go round, Esc returns the focus", async ({ page, context }) => {
		await standIn(context);
		await keepToken(page);
		await page.goto("/");
		const button = page.getByRole("button", { name: "Account, Maja Andersson" });
		await button.focus();
		await page.keyboard.press("ArrowDown");
		const [profile, signOut] = [
			page.getByRole("menuitem", { name: /Profile/ }),
			page.getByRole("menuitem", { name: "Sign out" }),
		];
		await expect(profile).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(signOut).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(profile).toBeFocused();
		await page.keyboard.press("End");
		await expect(signOut).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("menu")).toHaveCount(0);
		await expect(button).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(signOut).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("menu")).toHaveCount(0);
	});

	test("§7 The profile entry opens url plus ?route=profile.show in a new window", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /api/user/auth/token", async () => Response.json({ url: `${DEMO}/identity/enter/once` }));
		await context.route("**/identity/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Profile</title>" }));
		await keepToken(page);
		await page.goto("/");
		await page.getByRole("button", { name: "Account, Maja Andersson" }).click();
		const opening = context.waitForEvent("page");
		await page.getByRole("menuitem", { name: /Profile/ }).click();
		const opened = await opening;
		await expect(opened).toHaveURL(`${DEMO}/identity/enter/once?route=profile.show`);
		expect(await opened.evaluate(() => window.opener)).toBeNull();
	});

	test("§4 After editions load, the user is reloaded after 500 ms", async ({ page, context }) => {
		const service = await standIn(context);
		let editions = 0;
		const loads: number[] = [];
		service.instead.set("GET /api/user", async () => {
			loads.push(Date.now());
			return Response.json(service.user);
		});
		page.on("response", (response) => {
			if (response.request().method() === "POST" && response.url().endsWith("/graphql")) editions = Date.now();
		});
		await keepToken(page);
		await page.goto("/");
		const reloads = () => loads.map((at) => at - editions).filter((ms) => editions > 0 && ms >= 450);
		await expect.poll(() => reloads().length).toBe(1);
		expect(reloads()[0]).toBeLessThan(5000);
		expect(service.asked[0]?.headers.get("authorization")).toBe("Bearer 1|secret");
	});

	test("nothing of a visitor flashes before a user, and nothing of a user before a visitor", async ({ page, context }) => {
		const service = await standIn(context);
		let answer: () => void = () => undefined;
		service.instead.set("GET /api/user", async () => {
			await new Promise<void>((resolve) => {
				answer = resolve;
			});
			return Response.json(service.user);
		});
		await keepToken(page);
		await page.goto("/");
		const way = page.getByRole("link", { name: "Sign in", exact: true });
		await expect.poll(() => service.asked.length).toBeGreaterThan(0);
		await expect(way.filter({ visible: true })).toHaveCount(0);
		service.instead.clear();
		answer();
		await expect(page.getByRole("button", { name: "Account, Maja Andersson" })).toBeVisible();
		await page.evaluate(() => localStorage.clear());
		await page.reload();
		await expect(way.filter({ visible: true })).toHaveCount(2);
	});
});

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

test.describe("with this server's own account service", () => {
	test.use({ expectedComplaints: [/status of (401|422)/] });

	test("§6 two accounts, two devices: each user's favourites are theirs, wherever they sign in, and nobody else's", async ({
		browser,
		page,
	}) => {
		const [featured, year] = [await aFeaturedMatch(), await latest()];
		const [maja, liam] = [newcomer("Maja Andersson"), newcomer("Liam Berg")];
		const heart = (on: Page) => on.getByRole("button", { name: `Favourite, ${featured.team.name}` });
		await signUp(page, year, maja);
		await page.goto(`/${year}/teams/${featured.team.id}`);
		await heart(page).click();
		await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
		const token = await keptToken(page);
		await expect
			.poll(async () => (await userOf(token)).favourite_teams)
			.toMatchObject([
				{ team_id: featured.team.id, year: Number(year), teamName: featured.team.name, catShort: featured.category.shortName },
			]);

		const second = await browser.newContext();
		const phone = await second.newPage();
		await signUp(phone, year, liam);
		await phone.goto(`${DEMO}/${year}/teams/${featured.team.id}`);
		await expect(heart(phone)).toHaveAttribute("aria-pressed", "false");
		await phone.getByRole("button", { name: "Menu" }).click();
		await phone.getByRole("button", { name: "Sign out" }).click();
		await expect(phone).toHaveURL(`${DEMO}/${year}/signin`);
		await phone.getByLabel("E-mail").fill(maja.email);
		await phone.getByLabel("Password", { exact: true }).fill(maja.password);
		await phone.getByRole("main").getByRole("button", { name: "Sign in" }).click();
		await expect(
			phone.getByRole("region", { name: "My teams" }).getByRole("heading", { name: featured.team.name }),
		).toBeVisible();
		// What the phone removes is gone on the first device when that loads its user again.
		await phone.getByRole("region", { name: "My teams" }).getByRole("button", { pressed: true }).click();
		await expect.poll(async () => (await userOf(token)).favourite_teams).toEqual([]);
		await page.reload();
		await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
		await second.close();
	});

	test("a wrong password is refused in the reader's language, and says nothing of which was wrong", async ({ page }) => {
		const year = await latest();
		const { email } = await register();
		const said: string[] = [];
		for (const address of [email, "nobody@example.se"]) {
			await page.goto(`/${year}/signin?lang=sv`);
			await page.getByLabel("E-post").fill(address);
			await page.getByLabel("Lösenord", { exact: true }).fill("inte det rätta");
			await page.getByRole("main").getByRole("button", { name: "Logga in" }).click();
			await expect(page.getByRole("alert")).toContainText("Vi kunde inte logga in dig.");
			said.push((await page.getByRole("alert").textContent()) ?? "");
		}
		expect(said[0]).toBe(said[1]);
		expect(await keptToken(page)).toBeNull();
	});

	test("§4 Auth: sign-out ends the token at the service too", async ({ page }) => {
		const { token } = await register();
		await keepToken(page, token);
		await page.goto("/");
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
		await expect
			.poll(async () => (await fetch(`${DEMO}/api/user`, { headers: { authorization: `Bearer ${token}` } })).status)
			.toBe(401);
	});
});

const newcomer = (name: string) => ({
	name,
	email: `${crypto.randomUUID()}@example.se`,
	password: `fyren ${crypto.randomUUID()}`,
});

async function signUp(page: Page, year: string, { name, email, password }: ReturnType<typeof newcomer>): Promise<void> {
	await page.goto(`${DEMO}/${year}/signup`);
	const main = page.getByRole("main");
	await main.getByLabel("Name").fill(name);
	await main.getByLabel("E-mail").fill(email);
	await main.getByLabel("Password, at least 8 characters").fill(password);
	await main.getByRole("button", { name: "Create account" }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}`);
}

async function userOf(token: string | null): Promise<{ favourite_teams: unknown[] }> {
	const response = await fetch(`${DEMO}/api/user`, { headers: { authorization: `Bearer ${token}` } });
	return (await response.json()) as { favourite_teams: unknown[] };
}
