import type { Page } from "@playwright/test";
import { DEMO, DESKTOP, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

/** A page of every kind, in the small cup. */
const KINDS = {
	home: "",
	search: "/search?q=heden",
	statistics: "/states",
	"age categories": "/categories",
	category: "/categories/b14",
	"category teams": "/categories/b14/teams",
	group: "/categories/b14/division/b14-g-1",
	playoff: "/categories/b14/playoff/b14-a-1",
	nations: "/nations",
	nation: "/nations/se",
	arenas: "/arenas",
	arena: "/arenas/arena/heden",
	field: "/arenas/arena/heden/field/heden-10",
	team: "/teams/b14-bro",
	streams: "/streams",
	stream: "/streams/live-1",
	"live center": "/matches",
	match: "/matches/b14-m1",
	"sign-in": "/signin",
	"sign-up": "/signup",
} as const;

/** Marks every part that can be worked and is shown; of days and of choices one is reached by Tab, the others by arrow keys. @returns what each is */
const workable = (page: Page) =>
	page.evaluate(() =>
		[
			...document.querySelectorAll<HTMLElement>(
				"a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex='0']",
			),
		]
			.filter((part) => !part.matches("[role=tab][aria-selected=false], [role=option], [role=menuitem]"))
			.filter((part) => part.checkVisibility({ visibilityProperty: true }))
			.map((part, at) => {
				part.dataset.stop = String(at);
				return `${part.tagName} ${part.getAttribute("aria-label") ?? part.textContent}`.slice(0, 80);
			}),
	);

/** Where the focus is, and whether that can be seen: an outline of its own or of the box around it, within the window. */
const focus = (page: Page) =>
	page.evaluate(() => {
		const at = document.activeElement;
		if (!(at instanceof HTMLElement) || at === document.body) return null;
		let outlined = false;
		for (let box: Element | null = at; box !== null && !outlined; box = box.parentElement) {
			const { outlineStyle, outlineWidth } = getComputedStyle(box);
			outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		}
		const { top, bottom, left, right } = at.getBoundingClientRect();
		const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
		return { stop: at.dataset.stop, outlined, seen, name: at.outerHTML.slice(0, 120) };
	});

for (const [kind, path] of Object.entries(KINDS)) {
	test(`by keyboard alone, ${kind}: Tab reaches all that can be worked, and one sees where it is`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await visit(page, `${SMALL}/2026${path}`);
		const parts = await workable(page);
		const reached = new Set<string>();
		for (let tabs = 0; tabs < parts.length * 2 + 10; tabs++) {
			await page.keyboard.press("Tab");
			const now = await focus(page);
			if (now === null) break;
			expect(now.outlined, `the focus is seen on ${now.name}`).toBe(true);
			expect(now.seen, `in the window: ${now.name}`).toBe(true);
			if (now.stop !== undefined) reached.add(now.stop);
		}
		expect(parts.filter((_, at) => !reached.has(String(at)))).toEqual([]);
	});
}

/** Presses Tab until the focus is on what is asked for. */
async function tabTo(page: Page, role: "link" | "button", name: string | RegExp): Promise<void> {
	const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
	for (let tabs = 0; tabs < 80; tabs++) {
		await page.keyboard.press("Tab");
		for (const one of await wanted.all()) if (await one.evaluate((part) => part === document.activeElement)) return;
	}
	throw new Error(`Tab does not reach the ${role} ${name}`);
}

test("by keyboard alone on a phone: the menu opens, leads on, and the year changes", async ({ page }) => {
	const { year } = await readDemo();
	await visit(page, "/");
	await tabTo(page, "button", "Menu");
	await page.keyboard.press("Enter");
	await tabTo(page, "link", "Arenas");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${DEMO}/${year}/arenas`);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.getByRole("banner").locator("summary").first().focus();
	await page.keyboard.press("Enter");
	await tabTo(page, "link", String(Number(year) - 1));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${DEMO}/${Number(year) - 1}/arenas`);
	await expect(page.getByText("You are viewing the results for")).toBeVisible();
});

test("by keyboard alone on a desktop: the language, the strip's arrows and a card", async ({ page }) => {
	const { year } = await readDemo();
	await page.setViewportSize(DESKTOP);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visit(page, "/");
	await tabTo(page, "button", "Svenska");
	await page.keyboard.press("Space");
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await tabTo(page, "button", "Bläddra framåt");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Bläddra bakåt" })).toBeEnabled();
	const card = page.locator("section[aria-labelledby=featured] li a").nth(2);
	const target = await card.getAttribute("href");
	for (let tabs = 0; tabs < 10 && !(await card.evaluate((one) => one === document.activeElement)); tabs++)
		await page.keyboard.press("Tab");
	await expect(card).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(DEMO + target);
	expect(target).toContain(`/${year}/matches/`);
});
