import { aFeaturedMatch, favour, keepToken, latest, pin, register } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";

test("§5 Match: signed out, Pin leads to sign-in", async ({ page }) => {
	const [{ match }, year] = [await aFeaturedMatch(), await latest()];
	await page.goto(`/${year}/matches/${match}`);
	await page.getByRole("link", { name: /^Pin / }).first().click();
	await expect(page).toHaveURL(`/${year}/signin`);
});

test("a pin pressed signed out survives signing in, also with a new account", async ({ page }) => {
	const [{ match }, year] = [await aFeaturedMatch(), await latest()];
	const bar = page.getByRole("complementary", { name: "Pinned match" });
	const pressed = page.getByRole("button", { name: /^Pin /, pressed: true }).first();
	await test.step("with an account", async () => {
		const { email, password, token } = await register();
		await page.goto(`/${year}/matches/${match}`);
		await page.getByRole("link", { name: /^Pin / }).first().click();
		const main = page.getByRole("main");
		await main.getByLabel("E-mail").fill(email);
		await main.getByLabel("Password", { exact: true }).fill(password);
		await main.getByRole("button", { name: "Sign in" }).click();
		await expect(page).toHaveURL(`/${year}/matches/${match}`);
		await expect(pressed).toBeVisible();
		await expect(bar).toBeVisible();
		await expect.poll(async () => (await user(token)).pin_match).toBe(match);
	});
	await test.step("with a new one", async () => {
		await page.evaluate(() => localStorage.clear());
		await page.goto(`/${year}/matches/${match}`);
		await page.getByRole("link", { name: /^Pin / }).first().click();
		await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
		await expect(page).toHaveURL(`/${year}/signup`);
		const main = page.getByRole("main");
		await main.getByLabel("Name").fill("Maja Andersson");
		await main.getByLabel("E-mail").fill(`maja-${crypto.randomUUID()}@example.se`);
		await main.getByLabel("Password, at least 8 characters").fill("right password");
		await main.getByRole("button", { name: "Create account" }).click();
		await expect(page).toHaveURL(`/${year}/matches/${match}`);
		await expect(pressed).toBeVisible();
		await expect(bar).toBeVisible();
	});
});

test("§3 pin_match, pin_year: a pinned match stays in sight on every page of its year until it is unpinned", async ({ page }) => {
	const { token } = await register();
	const [{ match, team, category }, year] = [await aFeaturedMatch(), await latest()];
	await favour({ teamId: team.id, teamName: team.name, nation: team.nation, category, year }, token);
	await keepToken(page, token);
	await page.goto(`/${year}/matches/${match}`);
	await expect(page.getByRole("main").getByText("My team", { exact: true })).toBeVisible();
	const bar = page.getByRole("complementary", { name: "Pinned match" });
	await expect(bar).toHaveCount(0);
	await page.getByRole("button", { name: /^Pin / }).first().click();
	await expect(page.getByRole("button", { name: /^Pin /, pressed: true }).first()).toBeVisible();
	await expect(bar).toContainText(team.name);
	await expect.poll(() => user(token)).toMatchObject({ pin_match: match, pin_year: Number(year) });

	// A page without a footer, and one in Swedish.
	await page.goto(`/${year}/arenas/arena/2`);
	await expect(bar).toContainText(team.name);
	await page.goto(`/${year}/nations?lang=sv`);
	const swedish = page.getByRole("complementary", { name: "Fästad match" });
	await expect(swedish.getByRole("link")).toHaveAttribute("href", `/${year}/matches/${match}`);
	await page.goto(`/${Number(year) - 1}`);
	await expect(page.getByRole("main")).toBeVisible();
	await expect(swedish, "another year").toHaveCount(0);

	await page.goto(`/${year}/categories?lang=sv`);
	await swedish.getByRole("button", { name: /^Lossa / }).focus();
	await page.keyboard.press("Enter");
	await expect(swedish).toHaveCount(0);
	await expect.poll(async () => (await user(token)).pin_match).toBeNull();
});

test("a match unpinned by someone who leaves the page at once is unpinned on the next page, too", async ({ page }) => {
	const { token } = await register();
	const [{ match }, year] = [await aFeaturedMatch(), await latest()];
	await pin({ match, year: Number(year) }, token);
	await keepToken(page, token);
	let calls = 0;
	// The first call is cut off by the page's end, as over a slow network.
	await page.route("**/api/user/pin", (route) => {
		calls += 1;
		if (calls > 1) return route.continue();
	});
	await page.goto(`/${year}/categories`);
	await page
		.getByRole("complementary", { name: "Pinned match" })
		.getByRole("button", { name: /^Unpin / })
		.click();
	await expect.poll(() => calls).toBe(1);
	await page.goto(`/${year}/matches/${match}`);
	await expect(page.getByRole("button", { name: /^Pin /, pressed: false }).first()).toBeVisible();
	await expect.poll(async () => (await user(token)).pin_match).toBeNull();
	await expect(page.getByRole("complementary", { name: "Pinned match" })).toHaveCount(0);
});

test("the keyboard's focus is never behind the pinned match", async ({ page }) => {
	const { token } = await register();
	const [{ match }, year] = [await aFeaturedMatch(), await latest()];
	await pin({ match, year: Number(year) }, token);
	await keepToken(page, token);
	await page.setViewportSize({ width: 390, height: 600 });
	await page.goto(`/${year}/categories`);
	await expect(page.getByRole("complementary", { name: "Pinned match" })).toBeVisible();
	let reached = 0;
	for (let times = 0; times < 60; times += 1) {
		await page.keyboard.press("Tab");
		const covered = await page.evaluate(() => {
			const bar = document.querySelector("aside.pinned-bar");
			const { activeElement: focused } = document;
			if (focused === null || bar === null || focused.closest("main, footer") === null) return null;
			return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? focused.textContent : "";
		});
		if (covered === null) continue;
		reached += 1;
		expect(covered, "what is behind the bar").toBe("");
	}
	expect(reached).toBeGreaterThan(20);
});

test("a pinned match appears without moving the page", async ({ page }) => {
	const { token } = await register();
	const [{ match }, year] = [await aFeaturedMatch(), await latest()];
	await pin({ match, year: Number(year) }, token);
	await keepToken(page, token);
	await watchShifts(page);
	await page.goto(`/${year}/categories`);
	await expect(page.getByRole("complementary", { name: "Pinned match" })).toBeVisible();
	expect(await movedSince(page)).toBeLessThan(0.02);
});

async function user(token: string): Promise<{ pin_match: string | null; pin_year: number | null }> {
	return (await fetch(`${DEMO}/api/user`, { headers: { authorization: `Bearer ${token}` } })).json();
}
