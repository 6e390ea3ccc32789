import type { Browser, Page } from "@playwright/test";
import { favour, keepToken, pin, register } from "../support/account.ts";
import { expect, test } from "../support/browser.ts";
import { openWhole } from "../support/open-whole.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";
import { slowProcessor } from "../support/slow-processor.ts";

// One after the other: they share matches.
test.describe.configure({ mode: "default" });

/** Ten goals, at least 1 s apart, on phones whose processor is slowed 4×, each with the match pinned below the page. */
const GOALS = 10;
const APART = 1_000;
const SLOWED = 4;

/**
 * The cup that these tests report to, another for each try: changes by others would be sent in the same frame as a goal, and matches that
 * begin or end are a reason to refetch.
 */
let live: string;
let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownLiveCup();
	live = cup.address;
});
test.afterAll(() => cup.stop());

/** A part of a page that shows the home side's goals: the first group of the pattern, in a text or a name. */
type Place = {
	readonly within: string;
	readonly pattern: string;
	readonly name?: true;
	/** Only the first: the home side's half of the board. */
	readonly first?: true;
	/** Only elements that contain this too; one of them where the pattern does not match means 0. */
	readonly beside?: string;
};

type Watched = {
	readonly name: string;
	readonly path: string;
	readonly match: string;
	readonly sides: readonly [home: string, away: string];
	/** The parts with the goals, besides the pinned bar. */
	readonly places: readonly Place[];
};

const linkOf = (home: string, away: string, within = "main a"): Place => ({
	within,
	pattern: `${home}, Sweden, (\\d+)\\. ${away}, Sweden, 0\\.`,
	name: true,
});
/** The goal difference of a team that has played this match alone. */
const rowOf = (home: string): Place => ({ within: "main tbody tr", pattern: "\\+(\\d+)", beside: home });

const TWO_AT_A_TIME: readonly (readonly [Watched, Watched])[] = [
	[
		{ name: "Home", path: "", match: "b16-m1", sides: ["ING IF", "JUL IF"], places: [linkOf("ING IF", "JUL IF")] },
		{ name: "live center", path: "/matches", match: "b16-m1", sides: ["ING IF", "JUL IF"], places: [linkOf("ING IF", "JUL IF")] },
	],
	[
		{
			name: "division",
			path: "/categories/b16/division/b16-g-a",
			match: "b16-m2",
			sides: ["KOL IF", "LAX IF"],
			places: [linkOf("KOL IF", "LAX IF"), rowOf("KOL IF")],
		},
		{
			name: "playoff",
			path: "/categories/b16/playoff/b16-a-1",
			match: "b16-s1",
			sides: ["ING IF", "ORN IF"],
			places: [linkOf("ING IF", "ORN IF")],
		},
	],
	[
		{
			name: "team",
			path: "/teams/b16-mor",
			match: "b16-m3",
			sides: ["MOR IF", "NOR IF"],
			places: [linkOf("MOR IF", "NOR IF"), rowOf("MOR IF")],
		},
		{
			name: "match",
			path: "/matches/b16-m3?tab=table",
			match: "b16-m3",
			sides: ["MOR IF", "NOR IF"],
			places: [{ within: "main .type-score-xl", pattern: "^(\\d+)", first: true }, rowOf("MOR IF")],
		},
	],
	[
		{ name: "My Week", path: "/favourites", match: "b16-m4", sides: ["ORN IF", "PIL IF"], places: [linkOf("ORN IF", "PIL IF")] },
		{
			name: "category",
			path: "/categories/b16",
			match: "b16-m4",
			sides: ["ORN IF", "PIL IF"],
			places: [linkOf("ORN IF", "PIL IF")],
		},
	],
];

type Seen = {
	/** When all of the page first showed so many goals, by the clock that the test has too. */
	readonly at: Record<number, number>;
	/** The page's content when its parts disagreed. */
	readonly disagreed: readonly string[];
};
declare global {
	var seenGoals: Seen;
}

/** Watches a page at each of its changes, within the page: a check from outside would be too late for a short-lived state. */
async function watch(page: Page, places: readonly Place[]): Promise<void> {
	await page.evaluate((all) => {
		const at: Record<number, number> = {};
		const disagreed: string[] = [];
		globalThis.seenGoals = { at, disagreed };
		const said = ({ within, pattern, name, first, beside }: Place): number[] =>
			[...document.querySelectorAll(within)].slice(0, first ? 1 : undefined).flatMap((element) => {
				const cells = [...element.children].map(({ textContent }) => textContent).join(" ");
				const text = (name ? element.getAttribute("aria-label") : beside === undefined ? element.textContent : cells) ?? "";
				if (beside !== undefined && !text.includes(beside)) return [];
				const goals = new RegExp(pattern, "s").exec(text)?.[1] ?? (beside === undefined ? undefined : "0");
				return goals === undefined ? [] : Number(goals);
			});
		const look = () => {
			const goals = all.map(said);
			const every = goals.flat();
			const [first] = every;
			if (first === undefined || goals.some((one) => one.length === 0) || every.some((one) => one !== first)) {
				disagreed.push(JSON.stringify(goals));
			} else at[first] ??= Date.now();
		};
		new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
		look();
	}, places as Place[]);
}

async function opened(browser: Browser, { path, match, sides, places }: Watched) {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	const { token } = await register(live);
	await pin({ match, year: 2026 }, token, live);
	const category = { name: "Boys 16", shortName: "B16" };
	const team = { teamId: "b16-orn", teamName: "ORN IF", nation: { name: "Sweden", code: "se" }, category, year: "2026" };
	await favour(team, token, live);
	await keepToken(page, token, live);
	const asItWas = await slowProcessor(page, SLOWED);
	const streaming = page.waitForResponse((response) => response.url().includes("/live/"));
	await openWhole(page, () => page.goto(`${live}/2026${path}`));
	await streaming;
	const bar: Place = { within: 'aside[aria-label="Pinned match"] a', pattern: linkOf(...sides).pattern, name: true };
	await expect(page.getByRole("complementary", { name: "Pinned match" })).toContainText("0–0");
	await expect(page.getByRole("main")).toContainText(sides[0]);
	for (const { within, name, pattern, beside } of places) {
		const parts = page.locator(within);
		const there = () =>
			parts.evaluateAll(
				(all, [isName, told, wanted]) =>
					all.filter((one) => {
						const text = (isName ? one.getAttribute("aria-label") : one.textContent) ?? "";
						return wanted === null ? new RegExp(told, "s").test(text) : text.includes(wanted);
					}).length,
				[name === true, pattern, beside ?? null] as const,
			);
		// My Week names its teams before it has their matches.
		await expect.poll(there, { message: within }).toBeGreaterThan(0);
	}
	await watch(page, [bar, ...places]);
	const close = async () => {
		await asItWas();
		await context.close();
	};
	return { page, close };
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => globalThis.seenGoals);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

for (const pair of TWO_AT_A_TIME) {
	const names = pair.map(({ name }) => name).join(" and ");
	test(`Live: ten goals on ${names}, slowed 4×: each is seen before the next, by all of the page at once`, async ({
		browser,
	}, testInfo) => {
		const pages: (Watched & Awaited<ReturnType<typeof opened>>)[] = [];
		for (const watched of pair) pages.push({ ...watched, ...(await opened(browser, watched)) });
		const delays = pages.map((): number[] => []);
		for (let goal = 1; goal <= GOALS; goal++) {
			const next = new Promise((resolve) => setTimeout(resolve, APART));
			for (const match of new Set(pair.map((one) => one.match))) {
				await report(live, match, { kind: "goal", side: "home", score: { home: goal, away: 0 } });
			}
			const counted = Date.now();
			for (const [index, { name, page }] of pages.entries()) {
				const inSight = async () => (await seen(page)).at[goal];
				await expect.poll(inSight, { message: `goal ${goal} on ${name}` }).toBeDefined();
				delays[index]?.push(Math.max(0, ((await inSight()) ?? 0) - counted));
			}
			await next;
		}
		for (const [index, { name, page }] of pages.entries()) {
			const each = delays[index] as number[];
			const figures = `${name}: ${each.join(", ")} ms; the slowest ${Math.max(...each)} ms`;
			testInfo.annotations.push({ type: "goals in sight after", description: figures });
			console.log(figures);
			expect((await seen(page)).disagreed, `${name}: one page, one score`).toEqual([]);
			// A delay that grows shows in the middle of each half, on a busy machine too: before, the wait doubled with each goal.
			const half = GOALS / 2;
			expect(median(each.slice(half)), `${name}: the last five as soon as the first`).toBeLessThan(
				median(each.slice(0, half)) + 2_000,
			);
		}
		await Promise.all(pages.map(({ close }) => close()));
	});
}

/** Pages that show the group's match or the playoff's, each in a browser of its own. */
const SHOWING = [
	["division", "/categories/b16/division/b16-g-a", rowOf("ING IF")],
	["playoff", "/categories/b16/playoff/b16-a-1", linkOf("ING IF", "ORN IF")],
	["match", "/matches/b16-m1?tab=table", { within: "main .type-score-xl", pattern: "^(\\d+)", first: true }],
	["Home", "", linkOf("ING IF", "JUL IF")],
	["live center", "/matches", linkOf("ING IF", "JUL IF")],
	["team", "/teams/b16-ing", rowOf("ING IF")],
	["My Week", "/favourites", linkOf("ING IF", "JUL IF")],
] as const satisfies (readonly [string, string, Place])[];
/** Milliseconds after the last goal: longer than a page waits for the stream before it asks itself. */
const ASKS_WITHIN = 7_000;

test("Live: division, playoff, match, Home, live center, team and My Week send no request when goals are scored, and show each", async ({
	browser,
}) => {
	const { token } = await register(live);
	await pin({ match: "b16-m1", year: 2026 }, token, live);
	const category = { name: "Boys 16", shortName: "B16" };
	const nation = { name: "Sweden", code: "se" };
	await favour({ teamId: "b16-ing", teamName: "ING IF", nation, category, year: "2026" }, token, live);
	const isOfTheCup = (url: string) => !/^\/(api|assets|live)\//.test(new URL(url).pathname);
	const asked: string[] = [];
	const pages: { readonly name: string; readonly page: Page }[] = [];
	for (const [name, path, place] of SHOWING) {
		const page = await (await browser.newContext()).newPage();
		await keepToken(page, token, live);
		const streaming = page.waitForResponse((response) => response.url().includes("/live/"));
		let lastAsked = Date.now();
		page.on("request", (request) => {
			if (isOfTheCup(request.url())) lastAsked = Date.now();
		});
		await openWhole(page, () => page.goto(`${live}/2026${path}`));
		await streaming;
		// Content for signed-in users loads when the user is known.
		await expect.poll(() => Date.now() - lastAsked, { message: `${name} has all it asks for` }).toBeGreaterThan(3_000);
		await watch(page, [place]);
		// The account's requests and other pages' modules have their own timing. So does a stream that replaces another when the pinned and
		// followed matches are known; it sends data and requests nothing.
		page.on(
			"request",
			(request) => isOfTheCup(request.url()) && asked.push(`${name}: ${request.method()} ${decodeURIComponent(request.url())}`),
		);
		pages.push({ name, page });
	}
	const score = { home: 0, away: 0 };
	for (let goal = GOALS + 1; goal <= GOALS + 5; goal++) {
		for (const match of ["b16-m1", "b16-s1"]) {
			await report(live, match, { kind: "goal", side: "home", score: { ...score, home: goal } });
		}
		for (const { name, page } of pages) {
			const inSight = async () => (await seen(page)).at[goal];
			await expect.poll(inSight, { message: `goal ${goal} on ${name}` }).toBeDefined();
		}
	}
	await pages[0]?.page.waitForTimeout(ASKS_WITHIN);
	expect(asked, "no page asks").toEqual([]);
	await Promise.all(pages.map(({ page }) => page.context().close()));
});
