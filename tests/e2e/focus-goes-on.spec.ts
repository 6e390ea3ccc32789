import type { Locator } from "@playwright/test";
import { aFeaturedMatch, favourite, keepToken, latest, pin, register, standIn } from "../support/account.ts";
import { DESKTOP, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

// If a button disappears when it is pressed by keys, the focus stays where its reader was: never at the document's beginning.

const PLAYOFF_A = `${SMALL}/2026/categories/b14/playoff/b14-a-1`;

async function press(link: Locator): Promise<void> {
	await link.focus();
	await link.press("Enter");
}

test("the last heart of My teams: the focus moves into My teams' new text", async ({ page, context }) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const service = await standIn(context);
	service.user.favourite_teams.push(favourite(featured, year));
	await keepToken(page);
	await page.goto("/");
	const mine = page.getByRole("region", { name: "My teams" });
	await press(mine.getByRole("button", { name: `Favourite, ${featured.team.name}` }));
	await expect(mine).toContainText("You have no favourite teams selected");
	await expect(mine.locator(":focus")).toHaveCount(1);
});

test("the unpinned match: the focus moves to the page's H1", async ({ page }) => {
	const { token } = await register();
	const [{ match }, year] = [await aFeaturedMatch(), await latest()];
	await pin({ match, year: Number(year) }, token);
	await keepToken(page, token);
	await page.goto(`/${year}/categories`);
	const bar = page.getByRole("complementary", { name: "Pinned match" });
	await press(bar.getByRole("button", { name: /^Unpin/ }));
	await expect(bar).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("announcements shown fewer: the focus moves within their bar", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, `/${year}`);
	await page.goto(`/${year}/arenas`);
	const bar = page.getByRole("region", { name: "Announcements" });
	await press(page.getByRole("button", { name: "Show the message" }));
	const fewer = page.getByRole("button", { name: "Show fewer" });
	await expect(fewer).toBeFocused();
	await fewer.press("Enter");
	await expect(fewer).toBeHidden();
	await expect(bar.locator(":focus")).toHaveCount(1);
	await expect(bar.locator(":focus")).toBeVisible();
});

test("a playoff's round: at the last one the focus moves to the way back, and from there to the way on again", async ({
	page,
}) => {
	await visit(page, PLAYOFF_A);
	await press(page.getByRole("link", { name: "Final", exact: true }).last());
	await expect(page).toHaveURL(/\?round=final$/);
	const back = page.getByRole("link", { name: "Semi-finals" }).last();
	await expect(back).toBeFocused();
	await back.press("Enter");
	await expect(page).toHaveURL(/\?round=semi-final$/);
	await expect(page.getByRole("link", { name: "Final", exact: true }).last()).toBeFocused();
});

test("a team that is followed in a playoff, and followed no more: the focus moves to the list, and to the playoff", async ({
	page,
}) => {
	await page.setViewportSize(DESKTOP);
	await page.goto(PLAYOFF_A);
	await press(page.getByText("Follow a team"));
	const team = page.locator("details[open] li a").first();
	await press(team);
	await expect(page).toHaveURL(/team=/);
	await expect(page.locator("summary").filter({ hasText: "Follow a team" })).toBeFocused();
	await press(page.getByRole("link", { name: /^Stop following / }));
	await expect(page).not.toHaveURL(/team=/);
	await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("a list of the live center shown alone: the focus moves within the page", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, `/${year}/matches`);
	const part = page.getByRole("region", { name: "Finished" });
	await press(part.getByRole("link", { name: /^All / }).first());
	await expect(page).toHaveURL(/show=finished/);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Finished"]);
	await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("a reader who moves the focus elsewhere leaves it there, whatever disappears then", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, `/${year}/arenas`);
	await page.evaluate(async () => {
		const main = document.querySelector("main");
		const [kept, gone] = ["kept", "gone"].map((name) => Object.assign(document.createElement("button"), { textContent: name }));
		if (!main || !kept || !gone) return;
		main.append(kept, gone);
		gone.focus();
		gone.blur();
		await new Promise(requestAnimationFrame);
		gone.remove();
	});
	// After two frames nothing has taken the focus.
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
	);
	await expect(page.locator("body")).toBeFocused();
	// And an element that disappears while focused passes the focus to its neighbour.
	await page.evaluate(() => {
		const main = document.querySelector("main");
		const part = Object.assign(document.createElement("div"), { innerHTML: "<button>beside</button><button>going</button>" });
		main?.append(part);
		const going = part.lastElementChild;
		if (going instanceof HTMLElement) going.focus();
		going?.remove();
	});
	await expect(page.getByRole("button", { name: "beside" })).toBeFocused();
});
