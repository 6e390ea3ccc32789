import { DEMO, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

/** The table of SPEC §2, over the small cup: within the year, with the screen's heading in English and in Swedish. */
const SCREENS = [
	["", "Fyrcupen 2026", "Fyrcupen 2026"],
	["/search", "Search", "Sök"],
	["/signin", "Sign in", "Logga in"],
	["/signup", "Create account", "Skapa konto"],
	["/favourites", "My Week", "Min vecka"],
	["/states", "Statistics 2026", "Statistik 2026"],
	["/categories", "Age categories", "Åldersklasser"],
	["/categories/b14", "Boys 14", "Pojkar 14"],
	["/categories/b14/teams", "Boys 14 All teams", "Pojkar 14 Alla lag"],
	["/categories/b14/division/b14-g-1", /Boys 14.*Group 1/, /Pojkar 14.*Grupp 1/],
	["/categories/b14/playoff/b14-a-1", /Boys 14.*Playoff A/, /Pojkar 14.*Slutspel A/],
	["/nations", "Nations*", "Nationer*"],
	["/nations/se", "Sweden", "Sverige"],
	["/arenas", "Arenas", "Arenor"],
	["/arenas/arena/heden", "Heden", "Heden"],
	["/arenas/arena/heden/field/heden-2", "Heden 2", "Heden 2"],
	["/teams/b14-bro", "BRO IF", "BRO IF"],
	["/streams", "Streams", "Sändningar"],
	["/streams/live-1", "Live now", "Sänds nu"],
	["/matches", "Live center", "Livecenter"],
	["/matches/b14-m1", "ASK IF – BRO IF", "ASK IF – BRO IF"],
] as const;

for (const [path, english, swedish] of SCREENS) {
	test(`§2 the address /{year}${path} is its screen, in either language, and leads on within its year`, async ({ page }) => {
		for (const [lang, heading] of [
			["sv", swedish],
			["en", english],
		] as const) {
			// With a slash at its end it is the same address.
			const response = await page.goto(`${SMALL}/2026${path}${lang === "sv" ? "/" : ""}?lang=${lang}`);
			expect(response?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
		}
		await expect(page.getByRole("banner").locator("summary").first()).toHaveText(/2026$/);
		const within = await page
			.locator("header a[href^='/'], main a[href^='/']")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(within.length).toBeGreaterThan(5);
		expect(within.filter((address) => !/^(\/calendar)?\/2026(\/|\?|$)/.test(address ?? ""))).toEqual([]);
	});
}

test("§2 / is Home of the latest year, which the newest edition is not while it has published nothing", async ({ page }) => {
	const { year, next } = await readDemo();
	expect(Number(next)).toBeGreaterThan(Number(year));
	await page.goto("/");
	await expect(page).toHaveURL(`${DEMO}/`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Fyrcupen ${year}`);
	await expect(page.getByRole("banner").locator("summary").first()).toHaveText(new RegExp(`${year}$`));
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
});
