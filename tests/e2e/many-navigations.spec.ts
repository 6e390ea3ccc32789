import type { Page } from "@playwright/test";
import { DESKTOP, expect, test } from "../support/browser.ts";
import { ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";
import { slowProcessor } from "../support/slow-processor.ts";

const MATCH = "g15-m1";
/** A way through the pages that follow the match, each by a link of the one before. */
const ROUND = [
	[`/2026/matches/${MATCH}`, "ASK IF – BRO IF"],
	["/2026/categories/g15", "Girls 15"],
	["/2026/categories/g15/division/g15-g-a", "Group A"],
	["/2026/teams/g15-ask", "ASK IF"],
	["/2026", "Fyrcupen 2026"],
	["/2026/matches", "Live center"],
] as const;
const NAVIGATIONS = 200;
/** Slower than this in milliseconds is lost, not late. */
const LOST = 20_000;

/** Presses the links one after the other, each as soon as the page before it is there. @returns the milliseconds of each */
const walk = (page: Page, ways: readonly (readonly [string, string])[]): Promise<number[]> =>
	page.evaluate(
		async ([way, lost]) => {
			const took: number[] = [];
			for (const [path, heading] of way) {
				const begun = performance.now();
				const link = () => document.querySelector<HTMLElement>(`a[href="${path}"]`);
				const arrived = () =>
					location.pathname === path && document.querySelector("main h1")?.textContent?.includes(heading) === true;
				while (link() === null) await new Promise(requestAnimationFrame);
				link()?.click();
				while (!arrived()) {
					if (performance.now() - begun > lost) throw new Error(`${path} was pressed at ${took.length}, and did not come`);
					await new Promise(requestAnimationFrame);
				}
				took.push(performance.now() - begun);
			}
			return took;
		},
		[ways, LOST] as const,
	);

test("200 navigations on a processor six times slower arrive, each in its turn, while goals fall", async ({ page }) => {
	// A busy machine is slower still.
	test.setTimeout(3_600_000);
	const { address, stop } = await ownLiveCup();
	let goals = 1;
	let ended = false;
	let asItWas = async () => {};
	const falling = async () => {
		while (!ended) {
			// On a slow machine there are more than the 199 that one side may have.
			const side = goals < 150 ? "home" : "away";
			goals += 1;
			const home = Math.min(goals, 150);
			await report(address, MATCH, { kind: "goal", side, score: { home, away: goals - home } });
			await new Promise((resolve) => setTimeout(resolve, 2_500));
		}
	};
	try {
		await page.setViewportSize(DESKTOP);
		await page.goto(`${address}/2026/matches`);
		await page.evaluate(() => document.documentElement.setAttribute("data-opened-once", ""));
		asItWas = await slowProcessor(page, 6);
		const all = falling();
		const took: number[] = [];
		while (took.length < NAVIGATIONS) took.push(...(await walk(page, ROUND.slice(0, NAVIGATIONS - took.length))));
		ended = true;
		await all;
		expect(took).toHaveLength(NAVIGATIONS);
		await expect(page.locator("html[data-opened-once]"), "no document was loaded in between").toHaveCount(1);
		const sorted = took.toSorted((a, b) => a - b);
		test.info().annotations.push({
			type: "measured",
			description: `${goals - 1} goals; median ${Math.round(sorted[NAVIGATIONS / 2]!)} ms, slowest ${Math.round(sorted.at(-1)!)} ms`,
		});
	} finally {
		ended = true;
		await asItWas();
		// A page without its server would keep retrying.
		await page.close();
		await stop();
	}
});

test("a goal received while a page is loading neither stops it nor requests it twice", async ({ page }) => {
	const { address, stop } = await ownLiveCup();
	try {
		await page.clock.install();
		await page.setViewportSize(DESKTOP);
		await page.goto(`${address}/2026/categories/g15/division/g15-g-a`);
		await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
		const asked: string[] = [];
		let answer: (() => void) | undefined;
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route("**/graphql?*", async (route) => {
			asked.push(new URL(route.request().url()).searchParams.get("page") ?? "");
			await held;
			// A request cancelled meanwhile cannot be continued.
			await route.continue().catch(() => {});
		});
		const told = page.waitForEvent("console", { predicate: (line) => line.text() === "told" });
		await page.getByRole("banner").getByRole("link", { name: "Nations" }).click();
		await expect.poll(() => asked).toEqual(["en,/2026/nations"]);
		await page.evaluate(
			(name) => {
				new BroadcastChannel(name).onmessage = () => console.info("told");
			},
			`cupboard-live-${new URL(address).host}-2026`,
		);
		await report(address, MATCH, { kind: "goal", side: "home", score: { home: 2, away: 0 } });
		await told;
		// Longer than changes gather before a page is asked for again.
		await page.clock.runFor(10_000);
		expect(asked).toEqual(["en,/2026/nations"]);
		answer?.();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nations*");
		expect(asked).toEqual(["en,/2026/nations"]);
	} finally {
		// A page without its server would keep retrying.
		await page.close();
		await stop();
	}
});
