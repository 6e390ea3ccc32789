import type { Page } from "@playwright/test";
import { DEMO, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

const found = (page: Page, kind: string) => page.getByRole("region", { name: kind, exact: true });
/** Milliseconds of rest that a request may need at least (use-suggestions.ts: 200). */
const REST = 150;
const box = (page: Page) => page.getByRole("search").getByRole("combobox");

test("§2 Search: /{year}/search and /{year}/search/ use the query parameter q", async ({ page }) => {
	for (const address of ["/2026/search?q=ask", "/2026/search/?q=ask", "/search?q=ask"]) {
		await page.goto(SMALL + address);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
		await expect(box(page)).toHaveValue("ask");
		await expect(found(page, "Teams").getByRole("link", { name: /^ASK IF/ })).toHaveCount(2);
	}
});

test("an address that writes a space as %20 is the same page in the document and in the browser", async ({ page }) => {
	// A link that the browser spelled otherwise than the document would be complained of in the console, which fails the test.
	await page.goto(`${SMALL}/2026/search?q=ASK%20IF&kind=teams`);
	await expect(box(page)).toHaveValue("ASK IF");
	const thisYear = page.locator("header summary + ul a").filter({ hasText: /^2026/ });
	await expect(thisYear.first()).toHaveAttribute("href", "/2026/search?q=ASK+IF&kind=teams");
});

test("results are grouped by kind, each kind with its number, and each row leads to its page", async ({ page }) => {
	await page.goto(`${SMALL}/2026/search/?q=heden`);
	await expect(found(page, "Arenas").getByRole("link")).toHaveAttribute("href", "/2026/arenas/arena/heden");
	await expect(found(page, "Fields").getByRole("link").first()).toHaveAttribute("href", "/2026/arenas/arena/heden/field/heden-2");
	const kinds = page.getByRole("list", { name: "What to show" }).getByRole("link");
	await expect(kinds).toHaveText(["All 3", "Arenas 1", "Fields 2"]);
	await page.evaluate(() => {
		document.body.dataset.same = "document";
	});
	await kinds.filter({ hasText: "Fields" }).click();
	await expect(page).toHaveURL(/\?q=heden&kind=fields$/);
	await expect(found(page, "Arenas")).toHaveCount(0);
	await expect(page.locator("body"), "the page is not loaded again").toHaveAttribute("data-same", "document");
	await page.goto(`${SMALL}/2026/search/?q=sweden`);
	await expect(found(page, "Nations").getByRole("link")).toHaveAttribute("href", "/2026/nations/se");
	await page.goto(`${SMALL}/2026/search/?q=g15`);
	await expect(found(page, "Categories").getByRole("link")).toHaveAttribute("href", "/2026/categories/g15");
	await page.goto(`${SMALL}/2026/search/?q=412`);
	await expect(found(page, "Matches").getByRole("link")).toHaveAttribute("href", "/2026/matches/b14-s1");
	await page.goto(`${SMALL}/2026/search/?q=dal`);
	await expect(found(page, "Clubs").getByRole("link"), "a club's only team").toHaveAttribute("href", "/2026/teams/b14-dal");
	await page.goto(`${SMALL}/2026/search/?q=ask`);
	await found(page, "Clubs").getByRole("link").click();
	await expect(page, "the club's teams").toHaveURL(/\?q=ASK\+IF&kind=teams$/);
	await expect(found(page, "Teams").getByRole("listitem")).toHaveCount(2);
});

for (const [lang, none, hint] of [
	["en", "No results", "Try searching for something else"],
	["sv", "Inga träffar", "Försök söka på något annat"],
] as const) {
	test(`§8 '${none}' and '${hint}'`, async ({ page }) => {
		await page.goto(`${SMALL}/2026/search/?q=zzzzzz&lang=${lang}`);
		await expect(page.getByRole("heading", { level: 2, name: none, exact: true })).toBeVisible();
		await expect(page.getByText(hint, { exact: true })).toBeVisible();
		await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
	});
}

test("a kind without results says so, with links to the others; one with results shows how many", async ({ page }) => {
	for (const [lang, none, one] of [
		["en", "No results", "1 result"],
		["sv", "Inga träffar", "1 träff"],
	] as const) {
		await page.goto(`${SMALL}/2026/search?q=heden&kind=teams&lang=${lang}`);
		const told = page.getByRole("main").getByRole("status");
		await expect(told.getByRole("heading", { level: 2, name: none })).toBeVisible();
		const kinds = page.getByRole("main").getByRole("listitem").getByRole("link");
		await expect(kinds).toHaveText([/ 3$/, / 0$/, / 1$/, / 2$/]);
		await kinds.nth(2).click();
		await expect(page).toHaveURL(/kind=arenas/);
		await expect(told.getByText(one, { exact: true })).toHaveCount(1);
	}
});

test("where nothing is called so, what is nearly called so is offered", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}/search/?q=fyrskn`);
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["No results", "Did you mean"]);
	await expect(
		found(page, "Did you mean")
			.getByRole("link", { name: /^IF Fyrsken/ })
			.first(),
	).toBeVisible();
});

test("accents make no difference, and the typed part is in bold", async ({ page }) => {
	const { year } = await readDemo();
	await page.goto(`/${year}/search/?q=masklip`);
	const arena = found(page, "Arenas").getByRole("link", { name: /^Måsklippan/ });
	await expect(arena.locator("mark")).toHaveText("Måsklip");
});

test("under two characters a hint, and nothing found", async ({ page }) => {
	for (const q of ["", "a", "%20a%20"]) {
		await page.goto(`${SMALL}/2026/search/?q=${q}`);
		await expect(page.getByText(/^Enter at least two characters/)).toBeVisible();
		await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
	}
});

test("a year without published teams shows that", async ({ page }) => {
	const { next } = await readDemo();
	await page.goto(`${DEMO}/${next}/search?q=if`);
	await expect(page.getByRole("heading", { name: "The teams have not been published yet" })).toBeVisible();
	await expect(page.getByRole("search")).toHaveCount(0);
});

test("odd words break nothing: signs, markup, thousands of characters", async ({ page, request }) => {
	for (const q of ["<script>alert(1)</script>", `"'\`{7}`, "%", "\\", "🏆🏆", "٣٤", "x".repeat(4000), "a\u0000b"]) {
		const response = await request.get(`${SMALL}/2026/search/?q=${encodeURIComponent(q)}`);
		expect(response.status(), q.slice(0, 40)).toBe(200);
	}
	await page.goto(`${SMALL}/2026/search/?q=${encodeURIComponent("<b>ask</b>")}`);
	await expect(box(page)).toHaveValue("<b>ask</b>");
});

test("suggestions while typing: one request when the keys rest, reached by arrow keys, Esc closes them", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, "/");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/graphql?") && decodeURIComponent(request.url()).includes("Suggestions"))
			asked.push(request.url());
	});
	// On a busy machine the keys may rest in between.
	await box(page).evaluate((input, rest) => {
		let before = 0;
		input.addEventListener("input", () => {
			const now = performance.now();
			if (now - before >= rest) input.dataset.rests = String(Number(input.dataset.rests ?? 0) + 1);
			before = now;
		});
	}, REST);
	await box(page).pressSequentially("fyrsken", { delay: 30 });
	const options = page.getByRole("option");
	await expect(options.first()).toContainText("IF Fyrsken");
	await expect(box(page)).toHaveAttribute("aria-expanded", "true");
	const rests = Number(await box(page).getAttribute("data-rests"));
	expect(asked.length, "no request for each key").toBeLessThanOrEqual(1 + rests);
	await page.keyboard.press("Escape");
	await expect(options).toHaveCount(0);
	await box(page).press("End");
	await box(page).pressSequentially(" b");
	await expect(options.first()).toContainText("IF Fyrsken");
	await page.keyboard.press("ArrowDown");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await expect(box(page)).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`/${year}/teams/`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("IF Fyrsken");
});

test("a typed number suggests the match with that number", async ({ page }) => {
	await visit(page, `${SMALL}/2026`);
	await box(page).pressSequentially("412", { delay: 30 });
	const option = page.getByRole("option").first();
	await expect(option).toContainText("Match 412");
	await option.click();
	await expect(page).toHaveURL(/\/2026\/matches\//);
	await expect(page.getByRole("main").getByText("Match 412").filter({ visible: true }).first()).toBeVisible();
});

test("Enter without a marked suggestion searches; back shows what was searched for before", async ({ page }) => {
	await visit(page, `${SMALL}/2026/search/?q=ask`);
	await box(page).fill("bro");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\?q=bro$/);
	await expect(
		found(page, "Teams")
			.getByRole("link", { name: /^BRO IF/ })
			.first(),
	).toBeVisible();
	await expect(box(page), "the focus stays in the box").toBeFocused();
	await page.goBack();
	await expect(box(page)).toHaveValue("ask");
	await page.getByRole("button", { name: "Clear" }).click();
	await expect(box(page)).toHaveValue("");
	await expect(box(page)).toBeFocused();
});

test("the search works without scripts, in the language of the address", async ({ withoutScripts: page }) => {
	await page.goto(`${SMALL}/2026/search?lang=sv`);
	await box(page).fill("ask");
	await page.getByRole("search").getByRole("button", { name: "Sök" }).click();
	await expect(page).toHaveURL(/\/2026\/search\/\?q=ask&lang=sv$/);
	await expect(found(page, "Lag").getByRole("link", { name: /^ASK IF/ })).toHaveCount(2);
});
