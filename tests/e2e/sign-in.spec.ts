import { keepToken, keptToken, latest, standIn } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";
import { aGate } from "../support/gate.ts";

const WORDS = {
	en: { email: "E-mail", password: "Password", signIn: "Sign in", main: /We could not sign you in\./ },
	sv: { email: "E-post", password: "Lösenord", signIn: "Logga in", main: /Vi kunde inte logga in dig\./ },
} as const;

test.describe("signed out", () => {
	test.use({ expectedComplaints: [/status of (401|422|429)/] });

	for (const language of ["en", "sv"] as const) {
		test(`§4 Auth: sign-in in ${language}: an error is shown, then the token is stored and the user loaded`, async ({
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
			const asked = () => service.asked.filter(({ path }) => path.startsWith("/sanctum/"));
			expect(asked()).toEqual([]);
			await main.getByLabel(words.email).fill(" maja@example.se ");
			await password.fill("wrong");
			await submit.click();
			await expect(main.getByRole("alert")).toContainText("These do not match.");
			expect(asked()[0]).toMatchObject({ path: "/sanctum/token", body: { email: "maja@example.se", password: "wrong" } });
			expect(asked()[0]?.headers.get("accept-language")).toBe(language);
			await password.fill("right password");
			await password.press("Enter");
			await expect(page).toHaveURL(`${DEMO}/${year}`);
			expect(await keptToken(page)).toBe("2|secret");
			expect(service.asked.at(-1)?.headers.get("authorization")).toBe("Bearer 2|secret");
		});
	}

	test("§4 Auth: a user who navigates away while signing in stays there, and is signed in", async ({ page, context }) => {
		const service = await standIn(context);
		const year = await latest();
		const [asked, answer] = [aGate(), aGate()];
		service.instead.set("POST /sanctum/token", async () => {
			asked.open();
			await answer.isOpen;
			service.instead.delete("POST /sanctum/token");
			const headers = { "content-type": "application/json" };
			const body = JSON.stringify({ email: "maja@example.se", password: "right password", device_name: "Test" });
			return service.send("/sanctum/token", { method: "POST", headers, body });
		});
		await page.goto(`/${year}/signin`);
		const main = page.getByRole("main");
		await main.getByLabel("E-mail").fill("maja@example.se");
		await main.getByLabel("Password", { exact: true }).fill("right password");
		await main.getByRole("button", { name: "Sign in" }).click();
		await asked.isOpen;
		await page.getByRole("banner").getByRole("link", { name: "Fyrcupen" }).first().click();
		await expect(page).toHaveURL(`${DEMO}/${year}`);
		await page.getByRole("main").getByRole("link", { name: "Live center" }).first().click();
		await expect(page).toHaveURL(`${DEMO}/${year}/matches`);
		answer.open();
		await expect.poll(() => keptToken(page)).toBe("2|secret");
		await expect.poll(() => service.asked.at(-1)?.headers.get("authorization")).toBe("Bearer 2|secret");
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		await expect(page).toHaveURL(`${DEMO}/${year}/matches`);
	});

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

	test("too many tries are reported plainly", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /sanctum/token", async () =>
			Response.json({ message: "Too many." }, { status: 429, headers: { "retry-after": "180" } }),
		);
		await page.goto(`/${await latest()}/signin`);
		await page.getByLabel("E-mail").fill("maja@example.se");
		await page.getByLabel("Password", { exact: true }).fill("right password");
		await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toHaveText("We could not sign you in. Too many attempts. Try again in 3 minutes.");
	});

	test("§4 Auth: register creates the account and signs in; the service's message about a field is under it", async ({
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
		// The form before has a field of the same name.
		await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
		await page.getByLabel("E-mail").fill("maja@example.se");
		await page.getByRole("button", { name: "Send instructions" }).click();
		await expect(page.getByRole("heading", { name: "Instructions sent. Check your email" })).toBeFocused();
		// The user is requested half a second after the editions, whatever is sent by then.
		expect(service.asked.filter(({ path }) => path === "/sanctum/forgot-password")).toMatchObject([
			{ body: { email: "maja@example.se" } },
		]);
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

test("without scripts the sign-in page shows that it needs them, and sends no password", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${DEMO}/${await latest()}/signin`);
	await expect(page.getByText("Signing in needs JavaScript")).toBeVisible();
	await expect(page.getByRole("main").getByRole("button", { name: "Sign in" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
	await page.getByLabel("Password", { exact: true }).press("Enter");
	expect(new URL(page.url()).search).toBe("");
	await context.close();
});
