import { expectNoFaults } from "../support/axe.ts";
import { ask, DEMO, DESKTOP, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { expectFits, showTypefaces } from "../support/readable.ts";

test.describe.configure({ mode: "default" });

type Group = { readonly path: string; readonly live: number; readonly marks: readonly string[] };

/** The demo's groups in which something is still open, or was until lately. */
async function groups(): Promise<readonly Group[]> {
	const { year } = await readDemo();
	type Answer = {
		tournament: {
			categories: {
				id: string;
				stages: {
					divisions: { id: string; table: { liveMatches: number } | null; scenario: { marks: { mark: string }[] } | null }[];
				}[];
			}[];
		};
	};
	const { tournament } = await ask<Answer>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) {
			categories { id stages { divisions { id table { liveMatches } scenario { marks { mark } } } } }
		} }`,
		{ t: String(year) },
	);
	return tournament.categories.flatMap(({ id, stages }) =>
		stages.flatMap(({ divisions }) =>
			divisions.flatMap((division) =>
				division.scenario === null || division.table === null
					? []
					: {
							path: `${DEMO}/${year}/categories/${id}/division/${division.id}`,
							live: division.table.liveMatches,
							marks: division.scenario.marks.map(({ mark }) => mark),
						},
			),
		),
	);
}
const found = async (name: string, fits: (group: Group) => boolean): Promise<string> => {
	const group = (await groups()).find(fits);
	if (group === undefined) throw new Error(`The demo cup has no group ${name}`);
	return group.path;
};
const isCertain = ({ marks }: Group) => marks.length > 0 && marks.every((mark) => mark === "THROUGH" || mark === "CANNOT");

test("a phone has the table, the current matches, what it takes, and then the matches; a desktop its matches beside", async ({
	page,
}) => {
	await page.goto(await found("in play", (group) => group.live > 0 && !isCertain(group)));
	const headings = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect(headings).toHaveText(["Table", "Playing now", "What it takes", "Try a result", "Matches"]);
	await expect(page.getByRole("region", { name: "Playing now" }).getByRole("link").first()).toHaveAccessibleName(/^Live\./);
	await expectNoFaults(page);
	await page.setViewportSize(DESKTOP);
	await expect(page.getByRole("region", { name: "Playing now" })).toBeHidden();
});

test("columns, marks and rules share one row on a phone, and what the marks mean is in it", async ({ page }) => {
	await page.goto(await found("in play", (group) => group.live > 0 && !isCertain(group)));
	const [columns, rules] = [page.getByRole("link", { name: "All columns" }), page.getByText("Marks and rules")];
	const [left, right] = [await columns.boundingBox(), await rules.boundingBox()];
	const middle = (box: typeof left) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
	expect(Math.abs(middle(left) - middle(right))).toBeLessThan(4);
	const meaning = page.locator("details").getByText(/^Can still reach /);
	await expect(meaning).toBeHidden();
	await rules.click();
	await expect(meaning).toBeVisible();
	await expect(page.getByText(/^A win gives/)).toBeVisible();
});

test("a mark makes no name wrap: form is one of all columns on a phone", async ({ page }) => {
	await page.goto(await found("in play", (group) => group.live > 0 && !isCertain(group)));
	await showTypefaces(page);
	const form = page
		.getByRole("table")
		.locator("thead th")
		.filter({ hasText: /^Form$/ });
	await expect(form).toBeHidden();
	const lines = await page.getByRole("rowheader").evaluateAll((names) =>
		names.map((name) => {
			const text = name.querySelector("a > span:last-child > span");
			return { name: text?.textContent ?? "", lines: text?.getClientRects().length ?? 0 };
		}),
	);
	expect(lines.filter(({ name, lines }) => name.length <= 22 && lines > 1)).toEqual([]);
	await page.getByRole("link", { name: "All columns" }).click();
	await expect(form).toBeVisible();
	for (const short of ["P", "W", "D", "L", "Goals", "GD", "Pts"])
		await expect(
			page
				.getByRole("table")
				.locator("thead th")
				.filter({ hasText: new RegExp(`^${short}$`) }),
		).toBeVisible();
	await expectNoSidewaysScroll(page);
});

test("what it takes folds when nothing can change any more, in both languages and by keyboard", async ({ page }) => {
	const path = await found("that is certain", isCertain);
	for (const [lang, says] of [
		["en", /^It is certain who reaches /],
		["sv", /^Klart vilka som når /],
	] as const) {
		await page.goto(`${path}?lang=${lang}`);
		const summary = page.getByText(says);
		const answers = page.getByRole("main").locator("details:has(> summary)").filter({ has: summary }).getByRole("listitem");
		await expect(answers.first()).toBeHidden();
		await summary.focus();
		await page.keyboard.press("Enter");
		await expect(answers.first()).toBeVisible();
	}
});

test("the group page fits from 320 px", async ({ page }) => {
	await page.goto(await found("in play", (group) => group.live > 0));
	for (const width of [320, 390]) await expectFits(page, { width, whole: true });
});
