import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { beginsOnlyWhenTold, hasBegun, holdScripts } from "../support/left-alone.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";

// docs/develop/decisions/0034-a-page-begins-at-first-use.md, 0041-a-score-is-shown-before-its-page-begins.md
test.use({ untouched: true });
test.describe.configure({ mode: "default" });

const GOALS = 10;
const SLOWED = 4;

type Shown = {
	readonly name: string;
	readonly path: string;
	readonly match: string;
	/** The number of places with its score. */
	readonly home: string;
	/** Whether a table's row of the home side counts the same goals. */
	readonly hasTable?: true;
	/** The home side's goals before the first report. */
	readonly goals?: number;
};

const PAGES: readonly Shown[] = [
	{ name: "Home", path: "", match: "b16-m1", home: "ING IF" },
	{ name: "the live center", path: "/matches", match: "b16-m1", home: "ING IF" },
	{ name: "a category", path: "/categories/b16", match: "b16-m4", home: "ORN IF" },
	{ name: "a group", path: "/categories/b16/division/b16-g-a", match: "b16-m2", home: "KOL IF", hasTable: true },
	{ name: "a playoff", path: "/categories/b16/playoff/b16-a-1", match: "b16-s1", home: "ING IF" },
	{ name: "a team", path: "/teams/b16-mor", match: "b16-m3", home: "MOR IF", hasTable: true },
	{ name: "My Week's example", path: "/favourites", match: "g15-m1", home: "ASK IF", goals: 1 },
	{ name: "a match", path: "/matches/b16-m3", match: "b16-m3", home: "MOR IF" },
];

/** A page's state of a match at one moment: the home side's goals in digits and in names, and whether its own scripts have begun. */
type Moment = { readonly digits: readonly number[]; readonly names: readonly number[]; readonly begun: boolean };
declare global {
	var scoreMoments: Moment[];
}

/** Records a page's state of a match at each change, within the page: a check from outside would come too late. */
async function watch(page: Page, { match, home }: Shown): Promise<void> {
	await page.evaluate(
		([id, side]) => {
			globalThis.scoreMoments = [];
			const numbers = (texts: (string | null | undefined)[]) => texts.flatMap((text) => (text ? Number(text) : []));
			const look = () => {
				const links = [...document.querySelectorAll(`main a[href$="/matches/${id}"]`)];
				const boards = location.pathname.endsWith(`/matches/${id}`) ? [document.querySelector("main")] : [];
				const digits = [...links, ...boards].map((one) => one?.querySelector(".figures > .inline-block")?.textContent);
				const names = links.map(
					(one) => new RegExp(`${side}, Sweden, (\\d+)\\.`).exec(one.getAttribute("aria-label") ?? "")?.[1],
				);
				const now = { digits: numbers(digits), names: numbers(names), begun: "__reactRouterDataRouter" in window };
				if (JSON.stringify(now) !== JSON.stringify(globalThis.scoreMoments.at(-1))) globalThis.scoreMoments.push(now);
			};
			new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
			look();
		},
		[match, home] as const,
	);
}

const moments = (page: Page): Promise<Moment[]> => page.evaluate(() => globalThis.scoreMoments);

/** Waits until all of a page shows so many goals. */
const says = (page: Page, goals: number) =>
	expect
		.poll(async () => {
			const last = (await moments(page)).at(-1);
			return [...new Set([...(last?.digits ?? []), ...(last?.names ?? [])])];
		})
		.toEqual([goals]);

/** No score is ever lower than before, and none disappears. */
function expectNoWayBack(all: readonly Moment[]): void {
	for (const [before, after] of all.slice(1).map((one, at) => [all[at] as Moment, one] as const)) {
		const moment = JSON.stringify([before, after]);
		for (const what of ["digits", "names"] as const) {
			expect(after[what].length, moment).toBeGreaterThanOrEqual(before[what].length);
			for (const [at, goals] of before[what].entries()) expect(after[what][at], moment).toBeGreaterThanOrEqual(goals);
		}
	}
}

const goal = (live: string, match: string, home: number) =>
	report(live, match, { kind: "goal", side: "home", score: { home, away: 0 } });

let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownLiveCup();
});
test.afterAll(() => cup.stop());
const scores = new Map<string, number>();

/** Opens an untouched page, and waits for its stream. */
async function open(page: Page, shown: Shown): Promise<void> {
	const stream = page.waitForResponse((response) => new URL(response.url()).pathname === "/live/2026");
	await page.goto(`${cup.address}/2026${shown.path}`, { waitUntil: "load" });
	await stream;
	await watch(page, shown);
}

for (const shown of PAGES) {
	test(`Live: ten goals on an untouched ${shown.name} are each shown before its scripts have loaded, and stay as it begins`, async ({
		page,
	}) => {
		await beginsOnlyWhenTold(page);
		const come = await holdScripts(page);
		await open(page, shown);
		const before = scores.get(shown.match) ?? shown.goals ?? 0;
		await says(page, before);
		for (let goals = before + 1; goals <= before + GOALS; goals++) {
			await goal(cup.address, shown.match, goals);
			await says(page, goals);
		}
		expect(await hasBegun(page)).toBe(false);
		scores.set(shown.match, before + GOALS);
		come();
		await expect.poll(() => hasBegun(page)).toBe(true);
		// The page's own stream continues from the last event.
		await goal(cup.address, shown.match, before + GOALS + 1);
		scores.set(shown.match, before + GOALS + 1);
		await says(page, before + GOALS + 1);
		if (shown.hasTable) {
			await expect(page.locator("main tbody tr", { hasText: shown.home }).first()).toContainText(`+${before + GOALS + 1}`);
		}
		if (shown.name === "a match")
			await expect(page.getByRole("status").filter({ hasText: `${before + GOALS + 1}–0` })).toHaveCount(1);
		expectNoWayBack(await moments(page));
	});
}

test("Live: ten goals, slowed 4×, as a page begins: the first is shown before it has begun, and no score goes back", async ({
	page,
}) => {
	const shown = PAGES[3] as Shown;
	await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
	await beginsOnlyWhenTold(page);
	await open(page, shown);
	const before = scores.get(shown.match) ?? 0;
	for (let goals = before + 1; goals <= before + GOALS; goals++) await goal(cup.address, shown.match, goals);
	scores.set(shown.match, before + GOALS);
	await says(page, before + GOALS);
	await expect(page.locator("main tbody tr", { hasText: shown.home }).first()).toContainText(`+${before + GOALS}`);
	const all = await moments(page);
	expect(all.find(({ digits }) => digits.includes(before + 1) || digits.some((one) => one > before))?.begun).toBe(false);
	expectNoWayBack(all);
});

test("Live: a goal that is withdrawn before a page has begun, or as it begins, disappears", async ({ page }) => {
	const shown = PAGES[7] as Shown;
	const was = scores.get(shown.match) ?? 0;
	const takenBack = () => report(cup.address, shown.match, { kind: "correction", score: { home: was, away: 0 } });
	await beginsOnlyWhenTold(page);
	const come = await holdScripts(page);
	await open(page, shown);
	const name = await page
		.locator("main a[aria-label]")
		.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
	await goal(cup.address, shown.match, was + 1);
	await says(page, was + 1);
	await takenBack();
	await says(page, was);
	await goal(cup.address, shown.match, was + 1);
	await says(page, was + 1);
	come();
	await takenBack();
	await expect.poll(() => hasBegun(page)).toBe(true);
	await says(page, was);
	expect(
		await page.locator("main a[aria-label]").evaluateAll((links) => links.map((link) => link.getAttribute("aria-label"))),
	).toEqual(name);
});
