import { expect, expectNoSidewaysScroll, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

const PLAYOFF_A = `${SMALL}/2026/categories/b14/playoff/b14-a-1`;

/** The demo cup's playoff that is furthest on while it is still played. */
async function inPlay(): Promise<string> {
	const { year, categories } = await readDemo();
	const playoffs = categories.flatMap(({ id, stages }) =>
		stages.filter(({ type }) => type === "PLAYOFF").flatMap(({ divisions }) => divisions.map((division) => ({ id, division }))),
	);
	const live = playoffs.filter(({ division }) => division.isLive);
	const open = ({ division }: (typeof playoffs)[number]) => division.matches.filter(({ state }) => state === "UPCOMING").length;
	const [found] = live.toSorted((a, b) => open(a) - open(b));
	if (found === undefined) throw new Error("The demo cup has no playoff in play");
	return `/${year}/categories/${found.id}/playoff/${found.division.id}`;
}

test("§5 Playoff on a phone: one round at a time, by its address, with where winners meet", async ({ page }) => {
	await page.goto(PLAYOFF_A);
	const semis = page.getByRole("list").getByRole("link", { name: /2nd of group/ });
	await expect(semis.first()).toBeVisible();
	await expect(page.getByText("Winners meet in the final, Sat 18 Jul 14:00, Valhalla 1")).toBeVisible();
	await page.getByRole("link", { name: "Final", exact: true }).first().click();
	await expect(page).toHaveURL(/\?round=final$/);
	await expect(semis.first()).toBeHidden();
	await expect(page.getByRole("heading", { name: "Bronze match" })).toBeVisible();
	await page.getByRole("link", { name: "Semi-finals" }).last().click();
	await expect(page).toHaveURL(/\?round=semi-final$/);
});

test("the round tabs work without scripts", async ({ withoutScripts: page }) => {
	await page.goto(PLAYOFF_A);
	await page.getByRole("link", { name: "Final", exact: true }).first().click();
	await expect(page.getByRole("link", { name: /Winner SF 1/ })).toBeVisible();
});

test("an unknown side shows where it comes from, in both languages; a bye is named", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(PLAYOFF_A);
	for (const name of [/Winner SF 1\. Winner SF 2/, /Loser SF 1\. Loser SF 2/, /2nd of group 1/]) {
		await expect(page.getByRole("link", { name })).toBeVisible();
	}
	await page.goto(`${PLAYOFF_A}?lang=sv`);
	await expect(page.getByRole("link", { name: /Vinnare SF 1\. Vinnare SF 2/ })).toBeVisible();
	await page.goto(`${SMALL}/2026/categories/b14/playoff/b14-b-1?lang=en`);
	await expect(page.getByRole("link", { name: /Bye/ })).toBeVisible();
});

test("from 1180 the rounds are side by side as columns, in reading order, and lines are silent", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(await inPlay());
	const rounds = page.getByRole("region", { name: /^Bracket of/ }).getByRole("heading", { level: 2 });
	const lefts = await rounds.evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
	expect(lefts.length).toBeGreaterThan(3);
	expect(lefts.slice(1).map((left, at) => left - (lefts[at] ?? 0))).toEqual(lefts.slice(1).map(() => 300));
	await expect(
		page
			.getByRole("region", { name: /^Bracket of/ })
			.locator("svg")
			.last(),
	).toHaveAttribute("aria-hidden", "true");
	await expectNoSidewaysScroll(page);
});

test("boxes of a bracket lie in the middle of the two before them and never over each other", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(await inPlay());
	const columns = await page
		.getByRole("region", { name: /^Bracket of/ })
		.locator("section > ol")
		.evaluateAll((lists) =>
			lists.map((list) =>
				[...list.querySelectorAll("a")].map((box) => box.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
			),
		);
	for (const column of columns) {
		for (const [at, [top]] of column.entries()) expect(top).toBeGreaterThan(column[at - 1]?.[1] ?? 0);
	}
	const [first = [], second = []] = columns;
	const middle = ([top = 0, bottom = 0]: number[] = []): number => (top + bottom) / 2;
	expect(first.length).toBe(second.length * 2);
	for (const [at, box] of second.entries()) {
		expect(middle(box)).toBeCloseTo((middle(first[at * 2]) + middle(first[at * 2 + 1])) / 2, 0);
	}
});

test("a team's path: chosen from the list, part of the address, described in words, and left again", async ({ page }) => {
	await page.goto(await inPlay());
	await page.getByText("Follow a team").click();
	const team = page.locator("details[open] li a").first();
	const name = (await team.textContent()) ?? "";
	await team.click();
	await expect(page).toHaveURL(/team=/);
	await expect(page.getByRole("main").locator("p", { hasText: name }).first()).toBeVisible();
	await page.getByRole("link", { name: `Stop following ${name}` }).click();
	await expect(page).not.toHaveURL(/team=/);
});

test("the category's other playoffs lie beside", async ({ page }) => {
	await page.goto(PLAYOFF_A);
	await page.getByRole("link", { name: "Playoff B" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Boys 14.*Playoff B/);
});

test("a shoot-out is a tag at the side that won it", async ({ page }) => {
	await page.goto(`${SMALL}/2026/categories/g15/playoff/g15-a-1`);
	const box = page.getByRole("link", { name: /^Finished\. ASK IF, Sweden, 2\. FUR IF, Sweden, 2\. 4–2 after penalties\./ });
	await expect(box).toContainText("ASK IF4–2 p2FUR IF2");
});

test.describe("a group's id is no playoff", () => {
	test.use({ expectedComplaints: [/404/] });
	test("and is not found", async ({ page }) => {
		const response = await page.goto(`${SMALL}/2026/categories/b14/playoff/b14-g-1`);
		expect(response?.status()).toBe(404);
	});
});

test("a wide screen gives the bracket its width: wider boxes, lines from edge to edge, and nothing scrolls sideways", async ({
	page,
}) => {
	const measure = async (width: number) => {
		await page.setViewportSize({ width, height: 1080 });
		await page.goto(await inPlay());
		const bracket = page.getByRole("region", { name: /^Bracket of/ });
		const rounds = bracket.getByRole("heading", { level: 2 });
		const [first, second] = await rounds.evaluateAll((heads) =>
			heads.map((head) => head.getBoundingClientRect().toJSON() as DOMRect),
		);
		const lines = await bracket
			.locator("svg path")
			.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON() as DOMRect));
		await expectNoSidewaysScroll(page);
		if (!first || !second) throw new Error("the bracket has no two rounds");
		const fromEdgeToEdge = (line: DOMRect) => Math.abs(line.left - first.right) < 2 && Math.abs(line.right - second.left) < 2;
		expect(lines.some(fromEdgeToEdge), "a line between the first two rounds").toBe(true);
		const { left, right } = await bracket.evaluate((section) => section.getBoundingClientRect().toJSON() as DOMRect);
		return { box: first.width, left, width: right - left };
	};
	expect((await measure(1280)).box).toBe(244);
	const wide = await measure(1920);
	expect(wide.box).toBeGreaterThan(300);
	expect(wide.left).toBeLessThan(384);
	expect(wide.width).toBeGreaterThan(1400);
});
