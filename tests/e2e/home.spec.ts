import type { Page } from "@playwright/test";
import { ask, DEMO, expect, expectNoSidewaysScroll, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { intercept } from "../support/intercept.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

/** The strip's cards, whatever they show. */
const CARDS = "section[aria-labelledby=featured] li a";

test("§2 Home: at most 15 featured matches, each a link to its match", async ({ opened }) => {
	const { year } = await readDemo();
	const { tournament } = await ask<{ tournament: { selectedGames: { id: string; state: string }[] } }>(
		DEMO,
		"query ($tournament: String!) { tournament(cup: 1, tournament: $tournament) { selectedGames { id state } } }",
		{ tournament: String(year) },
	);
	expect(tournament.selectedGames.length, "the demo cup chooses more than are shown").toBeGreaterThan(15);
	const page = await opened("/");
	await expect(page.locator(CARDS)).toHaveCount(15);
	const chosen = tournament.selectedGames.slice(0, 15);
	const liveFirst = [...chosen.filter(({ state }) => state === "LIVE"), ...chosen.filter(({ state }) => state !== "LIVE")];
	for (const [at, { id }] of liveFirst.entries()) {
		await expect(page.locator(CARDS).nth(at)).toHaveAttribute("href", `/${year}/matches/${id}`);
	}
});

test("§2 Home: a Live center link, the search box, the three numbers and More stats lead to their pages", async ({ opened }) => {
	const { year } = await readDemo();
	const page = await opened("/");
	await expect(page.getByRole("link", { name: "Live center" })).toHaveAttribute("href", `/${year}/matches`);
	await expect(page.getByRole("link", { name: "More stats" })).toHaveAttribute("href", `/${year}/states`);
	const numbers = page.getByRole("region", { name: "In numbers" }).getByRole("listitem");
	await expect(numbers).toHaveCount(3);
	for (const [at, [label, path]] of [
		["Teams", "categories"],
		["Nations", "nations"],
		["Matches", "categories"],
	].entries()) {
		await expect(numbers.nth(at).getByRole("link")).toHaveAttribute("href", `/${year}/${path}`);
		await expect(numbers.nth(at)).toContainText(new RegExp(`\\d\\s*${label}`));
	}
});

test("§2 My teams: signed out invites to sign in or to create an account", async ({ opened }) => {
	const { year } = await readDemo();
	const page = await opened("/");
	const mine = page.getByRole("region", { name: "My teams" });
	await expect(mine).toContainText("Sign in or create an account to choose your favourite teams.");
	await expect(mine).toContainText(
		"With an account you get alerts, My Week on all your devices, and today’s matches saved for when you are offline.",
	);
	await expect(mine.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/${year}/signin`);
	await expect(mine.getByRole("link", { name: "Create account" })).toHaveAttribute("href", `/${year}/signup`);
});

test("§9 In numbers has three columns at every width", async ({ opened }) => {
	const page = await opened("/");
	for (const width of [320, 390, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const boxes = await page
			.getByRole("region", { name: "In numbers" })
			.getByRole("listitem")
			.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
		expect(new Set(boxes.map(({ top }) => top)).size, `one row at ${width}`).toBe(1);
		expect(new Set(boxes.map(({ left }) => left)).size, `three columns at ${width}`).toBe(3);
	}
});

test("the next card of the strip peeks in, from 320 px", async ({ opened }) => {
	const page = await opened("/");
	for (const width of [320, 390, 768]) {
		await page.setViewportSize({ width, height: 800 });
		const seen = await page
			.locator(CARDS)
			.evaluateAll(
				(cards, window) =>
					cards.map((card) => card.getBoundingClientRect()).filter(({ left, right }) => left < window - 8 && right > window)
						.length,
				width,
			);
		expect(seen, `a card is cut by the edge at ${width}`).toBe(1);
		await expectNoSidewaysScroll(page);
	}
});

test("§9 the strip's arrows stop at the edges, within 2.5 px, once it has rested for 100 ms", async ({ opened }) => {
	const page = await opened("/");
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	const back = page.getByRole("button", { name: "Scroll back" });
	const on = page.getByRole("button", { name: "Scroll forward" });
	await expect(back).toBeDisabled();
	await expect(on).toBeEnabled();
	await on.click();
	await expect(back).toBeEnabled();
	/** Scrolls to so many px before the end. @returns after how many ms the arrow's state changed; undefined if not within a second */
	const toldAfter = (before: number) =>
		page.locator("section[aria-labelledby=featured]").evaluate(async (section, px) => {
			const list = section.querySelector("ul") as HTMLElement;
			const arrow = section.querySelectorAll("button")[1] as HTMLButtonElement;
			list.style.scrollSnapType = "none";
			list.style.scrollBehavior = "auto";
			return new Promise<number | undefined>((resolve) => {
				let scrolled = 0;
				list.addEventListener("scroll", () => {
					// Timers end in the order of their times, however busy the machine is.
					if (scrolled === 0) setTimeout(resolve, 1_000);
					scrolled = performance.now();
				});
				new MutationObserver(() => resolve(performance.now() - scrolled)).observe(arrow, { attributeFilter: ["disabled"] });
				list.scrollLeft = list.scrollWidth - list.clientWidth - px;
			});
		}, before);
	expect(await toldAfter(2), "at the edge").toBeGreaterThanOrEqual(98);
	await expect(on).toBeDisabled();
	await expect(back).toBeEnabled();
	expect(await toldAfter(4), "short of it").toBeGreaterThanOrEqual(98);
	await expect(on).toBeEnabled();
});

test("§2 Home: the search box opens /{year}/search/?q=", async ({ page }) => {
	const { year } = await readDemo();
	for (const send of ["Enter", "button"]) {
		await page.goto("/");
		await page.getByRole("search").getByRole("combobox").fill("IF Fyrsken & co");
		if (send === "Enter") await page.keyboard.press("Enter");
		else await page.getByRole("search").getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL(new RegExp(`/${year}/search/\\?q=IF(\\+|%20)Fyrsken(\\+|%20)%26(\\+|%20)co$`));
	}
});

test("§2 Categories: All teams, Groups, and a link for each stage with divisions that is not called Gruppspel", async ({
	page,
}) => {
	await page.goto(`${SMALL}/2026`);
	const row = page.getByRole("row", { name: /Girls 15/ });
	await expect(row.getByRole("link")).toHaveText([/^All teams/, /^Groups/, /^Second stage/, /^Playoff A/]);
	const addresses = await row.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(addresses).toEqual([
		"/2026/categories/g15/teams",
		"/2026/categories/g15",
		"/2026/categories/g15/division/g15-m-c",
		"/2026/categories/g15/playoff/g15-a-1",
	]);
	await expect(row.getByRole("rowheader")).toContainText("Girls 15");
	await row.getByRole("link", { name: /^Playoff A/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Girls 15.*Playoff A/);
});

test("§2 Home without published teams: the message, and a year picker without 2011", async ({ page }) => {
	const { next } = await readDemo();
	await page.goto(`/${next}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing has been published yet");
	await expect(page.getByRole("search")).toHaveCount(0);
	await expect(page.locator(CARDS)).toHaveCount(0);
	const years = page.getByRole("region", { name: "Choose a year" }).getByRole("link");
	const shown = await years.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)));
	expect(shown.length).toBeGreaterThan(3);
	expect(shown).not.toContain("2011");
	expect(shown).toEqual(shown.toSorted().toReversed());
	await page.goto("/2011");
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
});

test("Swedish groups numbers with a no-break space, in HTML that needs no scripts", async ({ request }) => {
	const html = await (await request.get(`${DEMO}/?lang=sv`)).text();
	expect(html).toMatch(/\d\u00a0\d{3}/);
	expect(html).toContain("I siffror");
	expect(html).not.toContain("In numbers");
});

test("§7 the tournament is asked for by GET with X-Requested-With, from the network each time, by cup and tournament", async ({
	page,
}) => {
	const { year } = await readDemo();
	for (let visit = 1; visit <= 2; visit++) {
		if (visit === 1) await page.goto(`/${year}/categories`);
		else await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Age categories");
		const asked = page.waitForResponse(
			(response) => response.url().includes("/graphql?") && response.url().includes("query+Home"),
		);
		await page
			.getByRole("banner")
			.getByRole("link", { name: /Start$/ })
			.first()
			.click();
		const response = await asked;
		const request = response.request();
		expect(request.method()).toBe("GET");
		const headers = await request.allHeaders();
		expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
		expect(headers.cookie, "no credentials").toBeUndefined();
		expect(headers["cache-control"], "network only").toBe("no-cache");
		expect(JSON.parse(new URL(request.url()).searchParams.get("variables") ?? "")).toMatchObject({
			cup: 1,
			tournament: expect.any(String),
		});
		const { tournament } = (await response.json()).data;
		expect(Object.keys(tournament)).toEqual(
			expect.arrayContaining(["id", "name", "selectedGames", "statistics", "categories", "status"]),
		);
		await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	}
});

test("§2 Home: a spinner shows while its data loads", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const { year } = await readDemo();
	await page.goto(`/${year}/categories`);
	let answer: (() => void) | undefined;
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await intercept(page, ["*/graphql?*query+Home*"], async () => {
		await held;
		return null;
	});
	await page.getByRole("banner").getByRole("link", { name: "Fyrcupen, Start" }).click();
	const spinner = page.getByRole("status").filter({ hasText: "Loading" });
	await expect(spinner).toBeVisible();
	expect(await spinner.evaluate((status) => status.getAnimations({ subtree: true }).length), "it moves").toBeGreaterThan(0);
	answer?.();
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
	await expect(spinner).toHaveCount(0);
});

test("§9 the brand's advertisement of 768 by 130 has its space reserved, in the reader's language", async ({ page }) => {
	for (const [lang, label] of [
		["en", "Advertisement"],
		["sv", "Annons"],
	]) {
		await page.goto(`/?lang=${lang}`);
		const picture = page.getByRole("complementary", { name: label }).getByRole("img");
		await expect(picture).toHaveAttribute("width", "768");
		await expect(picture).toHaveAttribute("height", "130");
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(768);
	}
});

/** Opens Home by a navigation in the browser, with an answer of the results service that the test has changed. */
async function homeWith(page: Page, change: (tournament: HomeAnswer) => void): Promise<void> {
	const { year } = await readDemo();
	await page.goto(`/${year}/categories`);
	await intercept(page, ["*/graphql?*query+Home*"], async (request) => {
		const answer = await (await fetch(request)).json();
		change(answer.data.tournament);
		return Response.json(answer);
	});
	await page
		.getByRole("banner")
		.getByRole("link", { name: /Start$/ })
		.first()
		.click();
	await expect(page).toHaveURL(`${DEMO}/${year}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
type HomeAnswer = {
	status: { teamsPublished: boolean; schedulePublished: boolean };
	statistics: { matches: number | null };
	selectedGames: unknown[];
};

test("§2 Home: no strip without a published schedule", async ({ page }) => {
	await homeWith(page, (tournament) => {
		tournament.status.schedulePublished = false;
		tournament.statistics.matches = null;
	});
	await expect(page.locator(CARDS)).toHaveCount(0);
	await expect(page.getByRole("search")).toBeVisible();
	await expect(page.getByRole("region", { name: "In numbers" }).getByRole("listitem").nth(2)).toContainText("Not published yet");
});

test("§2 Home: no strip without selected games", async ({ page }) => {
	await homeWith(page, (tournament) => {
		tournament.selectedGames = [];
	});
	await expect(page.locator(CARDS)).toHaveCount(0);
	await expect(page.getByRole("search")).toBeVisible();
});

test("§2 Match card: where no games are selected, Live center and the streams are found on Home all the same", async ({
	page,
}) => {
	const { year } = await readDemo();
	await homeWith(page, (tournament) => {
		tournament.selectedGames = [];
	});
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Live center" })).toHaveAttribute("href", `/${year}/matches`);
	await expect(main.getByRole("link", { name: "Streams" })).toHaveAttribute("href", `/${year}/streams`);
});

test("§2 Home: no search without published teams", async ({ page }) => {
	await homeWith(page, (tournament) => {
		tournament.status.teamsPublished = false;
		tournament.status.schedulePublished = false;
	});
	await expect(page.getByRole("search")).toHaveCount(0);
	await expect(page.getByText("Nothing has been published yet")).toBeVisible();
});

test("the links of Home's table of categories are side by side, from 1180 px on, in both languages", async ({ page }) => {
	const { year } = await readDemo();
	for (const language of ["en", "sv"]) {
		for (const width of [1180, 1280, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/${year}?lang=${language}`);
			const table = page.locator("table").first();
			await table.scrollIntoViewIfNeeded();
			const overlaps = await table.evaluate((element) => {
				const edge = element.parentElement?.getBoundingClientRect().right ?? 0;
				return [...element.querySelectorAll("tbody tr")].flatMap((row) => {
					const links = [...row.querySelectorAll("a > span:first-child")].map((link) => ({
						text: link.textContent ?? "",
						box: link.getBoundingClientRect(),
					}));
					return links.flatMap(({ text, box }, at) => {
						const next = links[at + 1]?.box.left ?? edge;
						return box.right > next ? [`${text} ends at ${box.right}, after ${next}`] : [];
					});
				});
			});
			expect(overlaps, `${language}, ${width}`).toEqual([]);
		}
	}
});
