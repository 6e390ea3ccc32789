import type { Page } from "@playwright/test";
import { aFeaturedMatch, favour, keepToken, latest, register } from "../support/account.ts";
import { DEMO, expect, test, visit } from "../support/browser.ts";
import { aFollower, cut, followersPhone, NOT_SAVED, restore, weekMatch } from "../support/followers-phone.ts";
import { keptKeys, keptTexts, WITHOUT_NETWORK } from "../support/kept-pages.ts";
import { type PhoneNetwork, phoneNetwork } from "../support/phone-network.ts";
import { report } from "../support/reporter.ts";

test.use({ serviceWorkers: "allow", sharesContext: false, expectedComplaints: [WITHOUT_NETWORK, { scope: "test" }] });

let network: PhoneNetwork;
test.beforeEach(async ({ live }) => {
	network = await phoneNetwork(live);
});
test.afterEach(() => network.close());

const line = (page: Page) => page.getByRole("status").filter({ hasText: "No network. As of" });

// One phone for all tests that leave the saved pages unchanged: saving them needs two seconds of processor time.
test("without a network a favourite's pages open by a reload and by a tap, and show since when they are saved; when the network is back a saved page catches up; a login page, a failing server or a gateway is no answer; a 401 to the token deletes saved pages", async ({
	page,
	context,
	live,
}) => {
	const token = await followersPhone(page, network, live);
	await test.step("without a network a favourite's pages open by a reload and by a tap, and show since when they are saved", async () => {
		await cut(context, network);
		await test.step("a reload of Home, as last seen", async () => {
			await page.reload();
			await expect(line(page)).toContainText(/As of \d\d:\d\d/);
			await expect(page.getByRole("region", { name: "My teams" })).toContainText("ASK IF");
			await expect(page.getByRole("region", { name: "My teams" })).toContainText(/Live \d\d:\d\d\s· \d+–\d+/);
		});
		await test.step("My Week, opened by its address", async () => {
			await page.goto(`${network.address}/2026/favourites`);
			await expect(line(page)).toBeVisible();
			await expect(weekMatch(page)).toBeVisible();
			await expect(page.getByText("Today saved")).toBeVisible();
			const here = page.getByRole("region", { name: "Saved on this device" });
			await expect(here).toContainText("1 match, with report and place");
			await expect(here).toContainText("Girls 15, Group A");
			await expect(here).toContainText("Valhalla");
			await expect(here.getByRole("listitem").last()).toContainText("Friday 17 JulyNot saved. Fetched when the network is back.");
			await expect(page.getByRole("tab", { name: /Friday 17 July.*Not saved/ })).toHaveAttribute("data-unsaved-day", "Not saved");
			await expect(page.getByRole("tab", { selected: true })).not.toHaveAttribute("data-unsaved-day");
		});
		await test.step("its match, by a tap, then its table, its team, its arena", async () => {
			await page.getByRole("tabpanel").locator('a[href="/2026/matches/g15-m1"]').click();
			await expect(page).toHaveURL(/matches\/g15-m1$/);
			await expect(page.getByRole("main")).toContainText("BRO IF");
			await expect(line(page)).toBeVisible();
			for (const [path, said] of [
				["categories/g15/division/g15-g-a", "Group A"],
				["teams/g15-ask", "ASK IF"],
				["arenas/arena/valhalla", "Valhalla"],
				["matches", "Live center"],
			] as const) {
				await page.goto(`${network.address}/2026/${path}`);
				await expect(
					page
						.getByRole("main")
						.or(page.getByRole("heading", { level: 1 }))
						.first(),
				).toContainText(said);
				await expect(line(page)).toBeVisible();
			}
		});
		await test.step("links to unsaved pages are marked", async () => {
			await page.goto(`${network.address}/2026/categories/g15/division/g15-g-a`);
			const other = page.getByRole("main").locator('a[href="/2026/teams/g15-bro"]').first();
			await expect(other).toHaveAttribute("data-unsaved", "Not saved");
			await expect(page.getByRole("main").locator('a[href="/2026/teams/g15-ask"]').first()).not.toHaveAttribute("data-unsaved");
			await page.goto(`${network.address}/2026/matches`);
			const row = page.getByRole("main").locator('a[data-unsaved][href*="/matches/"]').first();
			await expect(row).toBeVisible();
			const beside = await row.evaluate(
				(link) => link.getBoundingClientRect().right - (link.lastElementChild?.getBoundingClientRect().right ?? 0),
			);
			expect(beside, "the words stand below a match's row, and take nothing of its names' width").toBeLessThan(20);
		});
		await test.step("an unsaved page shows that, offers saved ones, and opens by itself", async () => {
			await page.goto(`${network.address}/2026/nations`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
			const own = page
				.getByRole("region", { name: "Saved on this device" })
				.getByRole("link", { name: /ASK IF/ })
				.first();
			await expect(own).toContainText("G15 · Group A");
			await expect(own.locator(".flag"), "both sides have their flags").toHaveCount(2);
			await expect(own.locator(".bg-beam-tint"), "the own team stands out").toHaveText("ASK IF");
			await page.getByRole("link", { name: "Open My Week" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Week");
			await page.goBack();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
			await restore(context, network);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Nations");
		});
	});
	await test.step("when the network is back a saved page catches up by itself and shows that it is up to date", async () => {
		await cut(context, network);
		await page.goto(`${network.address}/2026/matches/g15-m1`);
		await expect(line(page)).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("data-old", "");
		await report(live, "g15-m1", { kind: "goal", side: "home", score: { home: 5, away: 0 } });
		await restore(context, network);
		await expect(page.getByRole("status").filter({ hasText: "Up to date" })).toBeVisible();
		await expect(page.getByRole("main")).toContainText("5–0");
		await expect(page.locator("html")).not.toHaveAttribute("data-old");
	});
	await test.step("a login page that answers everything with 200 is no answer: saved pages stay, the user stays signed in, nothing of it is saved", async () => {
		network.turn("captive");
		await page.goto(`${network.address}/2026/favourites`);
		await expect(page.getByRole("status").filter({ hasText: "No answer from the results service. As of" })).toBeVisible();
		await expect(weekMatch(page)).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem("user-token"))).toBe(token);
		await test.step("nor is it a calendar", async () => {
			await page.goto(`${network.address}/calendar/2026/teams/g15-ask.ics`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
		});
		await page.goto(`${network.address}/2026/nations`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
		const told = (await keptTexts(page)).some((text) => text.includes("Welcome to our wifi"));
		expect(told).toBe(false);
		network.turn("open");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Nations");
	});
	await test.step("a failing server, or a gateway that reaches none, is no answer: saved pages are shown, and unsaved ones are marked", async () => {
		const noAnswer = page.getByRole("status").filter({ hasText: "No answer from the results service. As of" });
		await test.step("the server's own failure of one page", async () => {
			const failed = { status: 500, type: "text/html; charset=utf-8", body: "<h1>Something went wrong</h1>" };
			network.answer(/^\/2026\/teams\//, { ...failed, headers: { cupboard: "page" } });
			await page.goto(`${network.address}/2026/teams/g15-ask`);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("ASK IF");
			await page.goto(`${network.address}/2026/teams/g15-bro`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
		});
		network.turn("trouble");
		await page.goto(`${network.address}/2026/matches/g15-m1`);
		await expect(noAnswer).toBeVisible();
		await expect(noAnswer.getByRole("button", { name: "Try now" })).toBeVisible();
		await expect(page.getByRole("main")).toContainText("BRO IF");
		await page.goto(`${network.address}/2026/nations`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
		await expect(page).toHaveTitle(/^This page is not saved on this device – /);
		network.turn("open");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Nations");
		network.answer(/^\/2026\/teams\//, null);
	});
	await test.step("a 401 to the token deletes saved pages; a load that fails does not", async () => {
		network.answer(/^\/api\/user/, { status: 500, type: "application/json", body: "{}" });
		await page.reload();
		await expect(page.getByRole("button", { name: /Menu\. Your account cannot be reached/ })).toBeVisible();
		expect(await keptKeys(page)).toContain("/saved/page/en/2026/teams/g15-ask");
		network.answer(/^\/api\/user/, { status: 401, type: "application/json", body: "{}" });
		await page.reload();
		await expect.poll(async () => (await keptKeys(page)).filter((key) => /teams|followed/.test(key))).toEqual([]);
	});
});

test("a user who signs out without a network and reloads a page sees a message, in the previous language, and the page opens by itself", async ({
	page,
	context,
	live,
}) => {
	await followersPhone(page, network, live, aFollower(live));
	await cut(context, network);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/signin/);
	await expect.poll(async () => (await keptKeys(page)).filter((key) => /page/.test(key))).toEqual([]);
	await page.goto(`${network.address}/2026/nations?lang=en`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText([NOT_SAVED]);
	await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
	await restore(context, network);
	await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(/nations/i);
});

test("a language chosen without a network arrives with the network: until then saved pages stay in theirs, also at an address with the other, and if a login page answers everything", async ({
	page,
	context,
	live,
}) => {
	await followersPhone(page, network, live, aFollower(live));
	const language = page.locator("html");
	/** Saved in English, and not reopened repeatedly. */
	const stands = async () => {
		await expect(weekMatch(page)).toBeVisible();
		await page.waitForFunction(() => performance.now() > 1_500);
		await expect(language).toHaveAttribute("lang", "en");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Week");
	};
	await page.goto(`${network.address}/2026/favourites`);
	await expect(weekMatch(page)).toBeVisible();
	await cut(context, network);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Svenska" }).click();
	await page.keyboard.press("Escape");
	await stands();
	expect(await page.evaluate(() => localStorage.getItem("app-lang"))).toBe("sv");
	await test.step("by a reload, by a tap and back", async () => {
		await page.reload();
		await stands();
		await page.getByRole("tabpanel").locator('a[href="/2026/matches/g15-m1"]').click();
		// Not a text that My Week has too: the navigation must have ended.
		await expect(page).toHaveURL(/\/matches\/g15-m1$/);
		await expect(page.getByRole("main")).toContainText("BRO IF");
		await expect(line(page)).toBeVisible();
		await expect(language).toHaveAttribute("lang", "en");
		await page.goBack();
		await stands();
	});
	await test.step("at an address with the other language", async () => {
		await page.goto(`${network.address}/2026/favourites?lang=sv`);
		await stands();
	});
	await test.step("behind a login page", async () => {
		network.turn("captive");
		await context.setOffline(false);
		await page.goto(`${network.address}/2026/favourites`);
		await stands();
		await expect(page.getByRole("status").filter({ hasText: "No answer from the results service. As of" })).toBeVisible();
	});
	network.turn("open");
	await expect(language).toHaveAttribute("lang", "sv");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Min vecka");
	await expect(weekMatch(page)).toBeVisible();
});

test("with a slow network that answers nothing, saved pages are shown all the same, with their age, and catch up", async ({
	page,
	live,
}) => {
	await followersPhone(page, network, live);
	network.turn("silent");
	await page.goto(`${network.address}/2026/favourites`, { waitUntil: "commit" });
	await expect(line(page)).toBeVisible();
	await expect(weekMatch(page)).toBeVisible();
	await page.getByRole("tabpanel").locator('a[href="/2026/matches/g15-m1"]').click();
	await expect(page.getByRole("main")).toContainText("BRO IF");
	await expect(line(page)).toBeVisible();
	network.turn("open");
	await expect(page.getByRole("status").filter({ hasText: "Up to date" })).toBeVisible();
	await expect(page.locator("html")).not.toHaveAttribute("data-old");
});

test("a heart pressed without a network waits, through a reload, and is sent once", async ({ page, context, live }) => {
	await followersPhone(page, network, live, aFollower(live));
	await visit(page, `${network.address}/2026/teams/g15-ask`);
	const heart = page.getByRole("button", { name: "Favourite, ASK IF" }).first();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await cut(context, network);
	await test.step("alerts cannot be changed, and the sheet shows why", async () => {
		await page.getByRole("main").getByRole("button", { name: "Alerts for ASK IF" }).click();
		const why = "No network. The alerts are as before: try again when it is back.";
		await expect(page.getByRole("dialog").getByRole("button", { name: why })).toBeVisible();
		await page.keyboard.press("Escape");
	});
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	await expect(
		page.getByRole("status").filter({ hasText: "Waiting. It will be saved to your account when the network is back." }),
	).toBeVisible();
	await page.reload();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	await expect(heart).toHaveAttribute("aria-description", /^Waiting/);
	await restore(context, network);
	await expect(heart).not.toHaveAttribute("aria-description", /^Waiting/);
	expect(network.asked.filter((one) => one.startsWith("DELETE /api/user/favorites/teams/"))).toHaveLength(1);
});

test("an unsaved page of another year shows that with the line of every page, and offers the latest year's saved ones", async ({
	page,
	context,
}) => {
	const [{ team, category }, year] = [await aFeaturedMatch(), await latest()];
	const { token } = await register();
	await favour({ teamId: team.id, teamName: team.name, nation: team.nation, category, year }, token);
	await network.close();
	network = await phoneNetwork(DEMO);
	await keepToken(page, token, network.address);
	await visit(page, `${network.address}/${year}`);
	await expect.poll(() => keptKeys(page)).toContain("/saved/data/day");
	await cut(context, network);
	const earlier = `${network.address}/${Number(year) - 1}/categories`;
	await page.goto(earlier);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
	await expect(line(page)).toBeVisible();
	await expect(
		page
			.getByRole("region", { name: `Saved on this device, ${year}` })
			.getByRole("link", { name: team.name })
			.last(),
	).toBeVisible();
	await page.getByRole("link", { name: "Open My Week" }).click();
	await expect(page).toHaveURL(`${network.address}/${year}/favourites`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Week");
	await page.goto(earlier);
	await expect(line(page)).toBeVisible();
	await restore(context, network);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
	await expect(line(page)).toHaveCount(0);
});

test("på svenska: läget, det som är sparat och det som inte är det", async ({ page, context, live }) => {
	await visit(page, `${network.address}/2026?lang=sv`);
	await followersPhone(page, network, live);
	await cut(context, network);
	await page.goto(`${network.address}/2026/favourites`);
	await expect(page.getByRole("status").filter({ hasText: /^Inget nät\. Läget \d\d[.:]\d\d$/ })).toBeVisible();
	await expect(page.getByText("Dagen är sparad")).toBeVisible();
	// It was chosen as "Girls 15".
	await expect(page.locator("#favourites")).toContainText("ASK IFFlickor 15");
	await expect(page.getByRole("region", { name: "Sparat på den här enheten" })).toContainText(
		"Inte sparat. Hämtas när nätet är tillbaka.",
	);
	await page.goto(`${network.address}/2026/nations`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sidan är inte sparad på den här enheten");
});
