import { aFeaturedMatch, favourite, keepToken, keptToken, latest, standIn } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";

test("§4 Favourites: a heart removes at once; a toast confirms it and undoes it", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year, 7), {
		...favourite(featured, year, 8),
		team_id: "x",
		teamName: "Second SK",
	});
	let answer: () => void = () => undefined;
	service.instead.set("DELETE /api/user/favorites/teams/7", async () => {
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		service.user.favourite_teams.shift();
		return new Response(null, { status: 204 });
	});
	await keepToken(page);
	await page.goto("/");
	const mine = page.getByRole("region", { name: "My teams" });
	const heart = mine.getByRole("button", { name: `Favourite, ${featured.team.name}` });
	await heart.focus();
	await page.keyboard.press("Enter");
	await expect(heart).toHaveCount(0);
	// The card disappears before the server has answered, and the focus is on the next card's heart.
	expect(service.user.favourite_teams).toHaveLength(2);
	await expect(mine.getByRole("button", { name: "Favourite, Second SK" })).toBeFocused();
	const toast = page.getByRole("status").filter({ hasText: "removed from My teams" });
	await expect(toast).toContainText(`${featured.team.name} removed from My teams`);
	// What is shown at once may be shown before the call has arrived.
	await expect.poll(() => service.asked.map(({ method }) => method)).toContain("DELETE");
	const before = service.asked.length;
	answer();
	await expect.poll(() => service.asked.slice(before).map(({ path }) => path)).toContain("/api/user");
	await toast.getByRole("button", { name: "Undo" }).click();
	await expect(heart).toBeVisible();
	await expect(toast).toHaveCount(0);
	await expect.poll(() => service.user.favourite_teams.map(({ team_id }) => team_id)).toContain(featured.team.id);
});

test.describe("with a server that does not answer", () => {
	test.use({ expectedComplaints: [/status of 500|could not be removed/] });

	test("§4 Favourites: a removal that fails restores the card and says so, in both languages", async ({ page, context }) => {
		const [featured, year] = [await aFeaturedMatch(), await latest()];
		const service = await standIn(context);
		service.user.favourite_teams.push(favourite(featured, year));
		service.instead.set("DELETE /api/user/favorites/teams/7", async () => new Response("no", { status: 500 }));
		await keepToken(page);
		for (const [path, region, said] of [
			["/", "My teams", `${featured.team.name} could not be removed. It is still among your favourites.`],
			["/?lang=sv", "Mina lag", `${featured.team.name} kunde inte tas bort och finns kvar bland dina favoriter.`],
		] as const) {
			await page.goto(path);
			const heart = page.getByRole("region", { name: region }).locator("button[aria-pressed]");
			await heart.click();
			await expect(page.getByText(said)).toBeVisible();
			await expect(heart).toHaveAttribute("aria-pressed", "true");
		}
		expect(await keptToken(page)).toBe("1|secret");
	});
});

test("§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	const team = `/${year}/teams/${featured.team.id}`;
	await page.goto(team);
	await page.getByRole("link", { name: `Sign in to choose ${featured.team.name} as a favourite` }).click();
	await expect(page).toHaveURL(`${DEMO}/${year}/signin`);
	expect(
		service.asked.filter(({ method }) => method === "POST"),
		"nothing is added without an authorization header",
	).toEqual([]);
	await page.getByLabel("E-mail").fill("maja@example.se");
	await page.getByLabel("Password", { exact: true }).fill("right password");
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(DEMO + team);
	const heart = page.getByRole("button", { name: `Favourite, ${featured.team.name}` });
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("status").filter({ hasText: `${featured.team.name} is in My teams` })).toBeVisible();
	await expect.poll(() => service.user.favourite_teams).toHaveLength(1);
	expect(service.asked.find(({ method, path }) => method === "POST" && path.endsWith("/teams"))?.body).toEqual({
		teamId: featured.team.id,
		year: Number(year),
		teamName: featured.team.name,
		nation: featured.team.nation.name,
		nationCode: featured.team.nation.code,
		category: featured.category.name,
		catShort: featured.category.shortName,
	});
	// What was wanted is done once: neither a reload nor the way back asks for it again.
	await heart.click();
	await expect.poll(() => service.user.favourite_teams).toHaveLength(0);
	await page.reload();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("an arena's heart preserves its fields over the way to sign-up and through a reload there", async ({ page, context }) => {
	const year = await latest();
	const service = await standIn(context);
	await page.goto(`/${year}/arenas/arena/2`);
	await page
		.getByRole("main")
		.getByRole("link", { name: /^Sign in to choose/ })
		.first()
		.click();
	await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Create account" })).toBeVisible();
	await page.reload();
	const main = page.getByRole("main");
	await main.getByLabel("Name").fill("Maja Andersson");
	await main.getByLabel("E-mail").fill("maja@example.se");
	await main.getByLabel(/^Password, at least/).fill("right password");
	await main.getByRole("button", { name: "Create account" }).click();
	await expect(page).toHaveURL(new RegExp(`/${year}/arenas/arena/2`));
	await expect(page.getByRole("status").filter({ hasText: "is in My Week" })).toBeVisible();
	await expect.poll(() => service.user.favourite_arenas.length).toBeGreaterThan(0);
});

test("a visitor who opens sign-in otherwise than by a heart gets no favourite", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	await page.goto(`/${year}/teams/${featured.team.id}`);
	await page.getByRole("link", { name: `Sign in to choose ${featured.team.name} as a favourite` }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
	await page.goBack();
	// Until the team is shown again the way in is still the heart's.
	await expect(page.getByRole("heading", { level: 1 })).toContainText(featured.team.name);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Sign in" }).click();
	await page.getByLabel("E-mail").fill("maja@example.se");
	await page.getByLabel("Password", { exact: true }).fill("right password");
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("button", { name: `Favourite, ${featured.team.name}` })).toHaveAttribute("aria-pressed", "false");
	expect(service.user.favourite_teams).toEqual([]);
	expect(service.asked.filter(({ path }) => path.includes("favorites"))).toEqual([]);
});

test("hearts of category teams, a nation's teams and search hits agree", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	await keepToken(page);
	const heart = page.getByRole("button", { name: `Favourite, ${featured.team.name}`, exact: true });
	await page.goto(`/${year}/categories/${featured.category.id}/teams`);
	await heart.click();
	await expect.poll(() => service.user.favourite_teams).toHaveLength(1);
	for (const path of [
		`nations/${featured.team.nation.code}?category=${featured.category.id}`,
		`search/?${new URLSearchParams({ q: featured.team.name, kind: "teams" })}`,
	]) {
		await page.goto(`/${year}/${path}`);
		await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
	}
});

test("§3 A favourite field; an arena's heart adds or removes all its fields at once", async ({ page, context }) => {
	const year = await latest();
	const service = await standIn(context);
	await keepToken(page);
	await page.goto(`/${year}/arenas/arena/2/field/203`);
	const field = page.getByRole("button", { name: /^Favourite, / });
	await field.click();
	await expect.poll(() => service.user.favourite_arenas).toHaveLength(1);
	expect(service.asked.find(({ method }) => method === "POST")?.body).toMatchObject({
		arenaId: "2",
		fieldId: "203",
		year: Number(year),
	});
	await page.goto(`/${year}/arenas/arena/2`);
	const arena = page.getByRole("button", { name: /^Favourite, all fields of / });
	const fields = page.getByRole("main").getByRole("button", { name: /^Favourite, (?!all)/ });
	await expect(fields.and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
	await expect(arena).toHaveAttribute("aria-pressed", "false");
	await arena.click();
	await expect(arena).toHaveAttribute("aria-pressed", "true");
	await expect(fields.and(page.locator("[aria-pressed=false]"))).toHaveCount(0);
	const all = await fields.count();
	expect(all).toBeGreaterThan(1);
	await expect.poll(() => service.user.favourite_arenas).toHaveLength(all);
	await arena.click();
	await expect(page.getByText(/removed from My Week/)).toBeVisible();
	await expect.poll(() => service.user.favourite_arenas).toHaveLength(0);
});

test("two tabs agree on favourites, and on the signed-in user", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	await standIn(context);
	await keepToken(page);
	const other = await context.newPage();
	// A browser syncs one tab's storage to another's process a moment later. Real users open a second tab later than that.
	await other.goto("/logo.svg");
	await expect.poll(() => keptToken(other)).toBe("1|secret");
	await other.goto("/");
	await expect(other.getByText("You have no favourite teams selected")).toBeVisible();
	await page.goto(`/${year}/teams/${featured.team.id}`);
	await page.getByRole("button", { name: `Favourite, ${featured.team.name}` }).click();
	await expect(other.getByRole("region", { name: "My teams" }).getByRole("heading", { name: featured.team.name })).toBeVisible();
	await page.evaluate(() => localStorage.removeItem("user-token"));
	await expect(other.getByRole("region", { name: "My teams" }).getByRole("link", { name: "Sign in" })).toBeVisible();
	await other.close();
});

test("an own team has the beam everywhere, and screen readers announce it", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await page.goto("/");
	await expect(page.getByRole("link", { name: new RegExp(`My team: ${featured.team.name}`) }).first()).toBeVisible();
	await page.goto(`/${year}/categories/${featured.category.id}?groups=all`);
	const group = page.getByRole("link", { name: new RegExp(`^(Live\\. )?Group.*My team: ${featured.team.name}$`) });
	await expect(group).toHaveCSS("box-shadow", /inset/);
	await group.click();
	const row = page.getByRole("row").filter({ hasText: featured.team.name }).first();
	await expect(row).toContainText("My team");
	await expect(row).toHaveCSS("background-color", "rgb(255, 243, 205)");
	await page.goto(`/${year}/matches/${featured.match}`);
	const side = page.getByRole("main").locator("p", { hasText: featured.team.name }).first().locator("..");
	await expect(side.getByText("My team", { exact: true })).toBeVisible();
});
