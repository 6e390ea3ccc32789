import type { Page } from "@playwright/test";
import { aFeaturedMatch, keepToken, keptToken, latest, register } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";

test.describe("with this server's own account service", () => {
	test.use({ expectedComplaints: [/status of (401|422)/] });

	test("§6 two accounts, two devices: each user's favourites are theirs, wherever they sign in, and no one else's", async ({
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
		// A removal on the phone appears on the first device when that loads its user again.
		await phone.getByRole("region", { name: "My teams" }).getByRole("button", { pressed: true }).click();
		await expect.poll(async () => (await userOf(token)).favourite_teams).toEqual([]);
		await page.reload();
		await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
		await second.close();
	});

	test("a wrong password is refused in the reader's language, without showing which of the two was wrong", async ({ page }) => {
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
