import type { Page } from "@playwright/test";
import { aFeaturedMatch, favourite, keepToken, latest, standIn } from "../support/account.ts";
import { DESKTOP, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";
import { setTextSize, showTypefaces } from "../support/readable.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Announcements" });
const shown = (page: Page) => bar(page).getByRole("listitem").filter({ visible: true });
const dismiss = (page: Page) => page.getByRole("button", { name: "Hide the message" }).first();

test("§2 announcements of the year are shown below the header, others' are not", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}`);
	const now = await bar(page).textContent();
	expect(now).toMatch(/\S/);
	await page.goto(`/${Number(year) - 1}`);
	expect(await page.locator("section[aria-label=Announcements]").allTextContents()).not.toContain(now);
});

test("§2 an announcement has its text, and a button where it is given one", async ({ page }) => {
	await page.goto(`${SMALL}/2026?lang=sv`);
	const bar = page.getByRole("region", { name: "Meddelanden" });
	await expect(bar.getByText("Välkommen", { exact: true })).toBeVisible();
	await expect(bar.getByRole("link", { name: "Läs", exact: true })).toHaveAttribute("href", "https://cup.example/");
	await page.route("**/graphql", async (route) => {
		const answer = await (await route.fetch()).json();
		answer.data.cups.editions[0].tournaments[0].announcements = [
			{
				id: "2",
				text: "Heden stängd",
				language: "sv",
				buttonLink: null,
				buttonText: null,
				textKey: "2",
				publishedAt: null,
				audience: { kind: "ALL", id: null },
			},
		];
		await route.fulfill({ json: answer });
	});
	await page.reload();
	const text = bar.getByText("Heden stängd", { exact: true });
	await expect(text).toBeVisible();
	await expect(bar.getByRole("link")).toHaveCount(0);
	await expect(text, "it is in the page's own language").not.toHaveAttribute("lang");
	await page.goto(`${SMALL}/2026?lang=en`);
	const elsewhere = page.getByRole("region", { name: "Announcements" }).getByText("Heden stängd", { exact: true });
	await expect(elsewhere, "in another it is said in its own").toHaveAttribute("lang", "sv");
});

test("the newest is whole with its time and the rest counted; later in the visit they are one line of 44", async ({ page }) => {
	const { year } = await readDemo();
	// A message has been seen once the page has begun.
	await visit(page, `/${year}`);
	await expect(shown(page)).toHaveCount(1);
	await expect(shown(page)).toContainText("Rain delay at Måsklippan");
	await expect(shown(page).getByRole("time")).toHaveText("14:12");
	await expect(bar(page).getByRole("button", { name: "2 more messages" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem("announcements-seen"))).not.toBeNull();
	await page.goto(`/${year}/arenas`);
	await expect(shown(page)).toHaveCount(1);
	await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(44);
	await page.getByRole("button", { name: "Show the message" }).click();
	await expect(shown(page)).toHaveCount(3);
	// The pressed line is gone: the focus moves to what replaced it.
	await expect(page.getByRole("button", { name: "Show fewer" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(44);
});

test("what is put away stays away over loads without a flash, and the menu counts it; a changed text returns", async ({
	page,
}) => {
	const { year } = await readDemo();
	await watchShifts(page);
	await page.goto(`/${year}`);
	await dismiss(page).click();
	// The other one replaces the line.
	await expect(shown(page)).toContainText("Warm today");
	await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(44);
	await page.getByRole("button", { name: "Show the message" }).click();
	await dismiss(page).click();
	await page.getByRole("button", { name: "Show the message" }).click();
	await dismiss(page).click();
	await expect(shown(page)).toHaveCount(0);
	await expect(
		page
			.getByRole("heading", { level: 1 })
			.or(page.getByRole("button", { name: "Menu, 3 messages" }))
			.first(),
	).toBeVisible();

	await page.goto(`/${year}/arenas`);
	await expect(page.getByRole("button", { name: "Menu, 3 messages" })).toBeVisible();
	expect((await bar(page).boundingBox())?.height ?? 0).toBe(0);
	expect(await movedSince(page)).toBe(0);
	await page.getByRole("button", { name: "Menu, 3 messages" }).click();
	const first = page.getByRole("dialog").getByRole("list", { name: "Announcements" }).getByRole("listitem").first();
	await expect(first).toContainText("Rain delay at Måsklippan");
	await expect(first.getByRole("link", { name: "See fields" })).toBeVisible();

	await page.evaluate((year) => {
		const kept = JSON.parse(localStorage.getItem("announcements")!);
		kept[year].away = kept[year].away.slice(1); // as if the text of the first were another
		localStorage.setItem("announcements", JSON.stringify(kept));
	}, year);
	await page.reload();
	await expect(shown(page)).toHaveCount(1);
	await expect(shown(page)).toContainText("Rain delay");
});

/** Whether all of a message's text is visible: nothing of it is cut off. */
const isUncut = (page: Page) =>
	shown(page)
		.locator(".announcement-text")
		.evaluate((text) => text.scrollHeight <= text.clientHeight + 1 && text.scrollWidth <= text.clientWidth + 1);

test("a page that a message concerns shows it whole for one view, without a cross, and then as one line that a press opens", async ({
	page,
}) => {
	const { year } = await readDemo();
	await visit(page, `/${year}`);
	const rain = bar(page).getByRole("listitem").filter({ hasText: "Rain delay", visible: true });
	await dismiss(page).click();
	await page.evaluate(() => sessionStorage.removeItem("announcements-seen"));
	await page.goto(`/${year}/arenas`);
	await page
		.getByRole("link", { name: /^Måsklippan/ })
		.first()
		.click();
	await expect(rain).toContainText("Applies to this arena. Rain delay");
	await expect(rain.getByText("Applies to this arena.")).toBeVisible();
	await expect(dismiss(page)).toBeHidden();
	await page
		.getByRole("main")
		.getByRole("link", { name: /Måsklippan 1\b/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Måsklippan 1");
	for (const language of ["en", "sv"]) {
		await page.goto(`${page.url().split("?")[0]}?lang=${language}`);
		await showTypefaces(page);
		const region = page.getByRole("region", { name: language === "en" ? "Announcements" : "Meddelanden" });
		const line = region.getByRole("listitem").filter({ visible: true });
		await expect(line).toHaveCount(1);
		// The place and the time that it is about, and when it was published.
		await expect(line).toContainText(language === "en" ? "Måsklippan: matches from 15:00" : "Måsklippan: matcher från 15.00");
		await expect(line.getByRole("time").filter({ visible: true })).toHaveText("14:12");
		await expect.poll(async () => (await region.boundingBox())?.height).toBe(44);
		expect(
			await line.locator(".announcement-text").evaluate((text) => text.scrollHeight - text.clientHeight),
		).toBeLessThanOrEqual(1);
		await page.getByRole("button", { name: language === "en" ? "Show the message" : "Visa meddelandet" }).press("Enter");
		await expect(line.first()).toContainText(language === "en" ? "Applies to this field. Rain delay" : "Regn vid");
		await expect(line.first().locator(".announcement-cross")).toBeHidden();
		await page.getByRole("button", { name: language === "en" ? "Show fewer" : "Visa färre" }).press("Enter");
		await expect.poll(async () => (await region.boundingBox())?.height).toBe(44);
	}
	await page.getByRole("main").locator("a[href*='/matches/']").first().click();
	await expect.poll(async () => (await page.getByRole("region", { name: "Meddelanden" }).boundingBox())?.height).toBe(44);
	await page.goto(`/${year}/arenas?lang=en`);
	await page
		.getByRole("link", { name: /^Fyrvallen/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fyrvallen");
	await expect(rain).toHaveCount(0);
});

test("a line's place and time are whole at 320 px, and it grows with letters of twice the size", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, `/${year}`);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(`/${year}/arenas`);
	await showTypefaces(page);
	await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(44);
	expect(await isUncut(page)).toBe(true);
	await page.setViewportSize({ width: 390, height: 844 });
	await setTextSize(page, 200);
	expect((await bar(page).boundingBox())?.height).toBeGreaterThanOrEqual(88);
	// Both at once: the text has the whole width, below its count and time.
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await isUncut(page)).toBe(true);
	await expect(shown(page).locator("time").filter({ visible: true })).toHaveText("14:12");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the drawer begins with Start, and has the messages below its menu", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, `/${year}`);
	await page.getByRole("button", { name: /^Menu/ }).click();
	const drawer = page.getByRole("dialog");
	await expect(drawer.getByRole("link").first()).toHaveText("Start");
	const first = drawer.getByRole("listitem").first();
	await expect(first.getByRole("link", { name: "Start" })).toBeVisible();
	const messages = drawer.getByRole("list", { name: "Announcements" });
	await expect(messages.getByRole("listitem").first()).toContainText("Rain delay");
	expect((await messages.boundingBox())?.y).toBeGreaterThan((await first.boundingBox())?.y ?? 0);
});

test("a category's message is whole on its pages, and not on another's, however new it is", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}/categories`);
	const to = async (name: string) => {
		const link = page.getByRole("row", { name }).getByRole("link", { name: /^Groups/ });
		await page.goto(String(await link.getAttribute("href")));
	};
	await to("Girls 14");
	await expect(shown(page).first()).toContainText("Applies to this category. Girls 14: coaches meet");
	await page.goto(`/${year}/categories`);
	await to("Boys 14");
	await expect(shown(page)).not.toContainText("Girls 14");
});

test("without scripts every message is shown in full, and no button is dead", async ({ withoutScripts: page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}`);
	await expect(shown(page)).toHaveCount(3);
	for (const one of await shown(page).all()) await expect(one.getByRole("time")).toBeVisible();
	await expect(bar(page).getByRole("button")).toHaveCount(0);
});

test("from 1180 px the messages are behind a button of the header", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.goto(`/${year}`);
	const button = page.locator("header summary").filter({ hasText: "Messages" });
	await button.click();
	await expect(page.getByRole("banner").locator("details").getByText("Warm today")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
});

test("one published while a page is open appears without a load, and the page is not refetched", async ({ page }) => {
	const { year } = await readDemo();
	let comeOut = () => {};
	const out = new Promise<void>((resolve) => {
		comeOut = resolve;
	});
	await page.route(`**/live/${year}?*`, async (route) => {
		await out;
		const told = { revision: 100_000, matches: [], about: ["announcements"] };
		await route.fulfill({
			contentType: "text/event-stream",
			body: `retry: 600000\n\nid: 100000\ndata: ${JSON.stringify(told)}\n\n`,
		});
	});
	const asked: string[] = [];
	await page.route("**/graphql?*", async (route) => {
		const url = new URL(route.request().url());
		const [, name = ""] = /query (\w+)/.exec(url.searchParams.get("query") ?? "") ?? [];
		asked.push(name);
		if (name !== "Announcements") return route.continue();
		url.searchParams.delete("revision");
		const answer = await (await route.fetch({ url: url.href })).json();
		const thunder = { ...answer.data.tournament.announcements[1], id: "t", textKey: "t", text: "Thunder: leave the fields." };
		answer.data.tournament.announcements.unshift(thunder);
		// Without its revision it would count as too old, and be asked for again.
		await route.fulfill({ json: answer, headers: { revision: "100000" } });
	});
	await visit(page, `/${year}/arenas`);
	await expect(shown(page)).toContainText("Rain delay");
	asked.length = 0;
	comeOut();
	await expect(shown(page)).toContainText("Thunder: leave the fields.");
	await expect(bar(page).getByRole("button", { name: "3 more messages" })).toBeVisible();
	// The stand-in ends its stream: the page asks whether the results service still answers, which is not a request for the page, and repeats
	// a request that was pending then.
	expect(new Set(asked.filter((name) => name !== "Revision"))).toEqual(new Set(["Announcements"]));
});

test.describe("with an intermittent account service", () => {
	test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED|Failed to fetch/] });

	test("a team's message is shown on its pages and to its followers, in My Week in full, and nowhere else", async ({
		page,
		context,
	}) => {
		const [featured, year] = [await aFeaturedMatch(), await latest()];
		await page.route("**/graphql", async (route) => {
			const request = route.request();
			const headers = { "content-type": "application/json" };
			const answer = await (await fetch(request.url(), { method: "POST", headers, body: request.postData() })).json();
			const edition = answer.data.cups?.editions.find(({ name }: { name: string }) => name === year);
			const [tournament] = edition?.tournaments ?? [];
			if (tournament?.announcements)
				tournament.announcements.unshift({
					...tournament.announcements[1],
					id: "bag",
					textKey: "bag",
					text: "Your bag is at the office.",
					audience: { kind: "TEAM", id: featured.team.id },
				});
			// A page that was left meanwhile receives no answer.
			await route.fulfill({ json: answer }).catch(() => {});
		});
		const bag = bar(page).getByRole("listitem").filter({ hasText: "Your bag", visible: true });
		await page.goto(`/${year}`);
		await expect(bar(page).getByText("Your bag")).toBeAttached();
		await expect(bag).toHaveCount(0);
		await page.goto(`/${year}/teams/${featured.team.id}`);
		await expect(bag).toContainText("Applies to this team. Your bag");

		const service = await standIn(context);
		service.user.favourite_teams.push(favourite(featured, year));
		await keepToken(page);
		await page.goto(`/${year}/favourites`);
		await expect(bag).toContainText("Applies to what you follow. Your bag");
		await expect(bag.getByRole("button", { name: "Hide the message" })).toBeHidden();
		// In another visit: it is new again.
		await page.evaluate(() => sessionStorage.removeItem("announcements-seen"));
		await page.goto(`/${year}`);
		await expect(bag.getByRole("button", { name: "Hide the message" })).toBeVisible();

		// The account service is unreachable: followers of the team see it all the same.
		service.instead.set("GET /api/user", () => Promise.reject(new Error("out of reach")));
		await page.reload();
		await expect(page.getByText("Your account cannot be reached just now.").first()).toBeAttached();
		await expect(bag).toBeVisible();
		service.instead.delete("GET /api/user");

		// Signed out, on a year that announces nothing to some alone: nothing stays in the browser of what was followed in any.
		await page.evaluate(() => localStorage.removeItem("user-token"));
		await page.goto(`/${Number(year) - 1}`);
		const follows = () =>
			page.evaluate(() =>
				Object.values(JSON.parse(localStorage.getItem("announcements") ?? "{}")).flatMap(
					(one) => (one as { follows: string[] }).follows,
				),
			);
		await expect.poll(follows).toEqual([]);
		await page.goto(`/${year}`);
		await expect(bag).toHaveCount(0);
	});
});
