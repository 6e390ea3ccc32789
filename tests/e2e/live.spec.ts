import type { BrowserContext, Page } from "@playwright/test";
import { favour, keepToken, pin, register } from "../support/account.ts";
import { DEMO, expect, test, visit } from "../support/browser.ts";
import { aGate } from "../support/gate.ts";
import { intercept } from "../support/intercept.ts";
import { openWhole } from "../support/open-whole.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";

/** The girls' live match: it begins at 1–0, and each test continues from the previous one's score. */
test.describe.configure({ mode: "serial" });
const MATCH = "g15-m1";
let goals: number;

/** The cup that these tests report to: other tests' reports would be sent to their pages too, and one of their goals would not count. */
let cup: OwnCup;
let live: string;
test.beforeAll(async () => {
	cup = await ownLiveCup();
	goals = 1;
});
test.afterAll(() => cup.stop());
test.beforeEach(() => {
	live = cup.address;
});

async function score(page: Page, home: number): Promise<void> {
	await expect(
		page.getByRole("link", { name: new RegExp(`ASK IF, Sweden, ${home}\\. BRO IF, Sweden, 0\\.`) }).first(),
	).toBeVisible();
}

async function goal(): Promise<number> {
	goals += 1;
	await report(live, MATCH, { kind: "goal", side: "home", score: { home: goals, away: 0 } });
	return goals;
}

/** Opens a page that is listening, itself or through another tab of its browser, and marks it, so that a reload would be seen. */
async function opened(context: BrowserContext, path: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(live + path);
	await page.evaluate(() => document.documentElement.setAttribute("data-opened-once", ""));
	// Each tab that follows the year has its lock or waits for it.
	const following = () =>
		page.evaluate(async () => {
			const { held = [], pending = [] } = await navigator.locks.query();
			return [...held, ...pending].filter(({ name }) => name?.startsWith("cupboard-live-")).length;
		});
	await expect.poll(following).toBe(context.pages().filter((one) => one.url().startsWith(`${live}/2026`)).length);
	return page;
}

async function wasNotReloaded(page: Page): Promise<void> {
	await expect(page.locator("html[data-opened-once]")).toHaveCount(1);
}

test("§2 Home, §4 Live center, division, team, nation, match: a goal appears without a reload, in two browsers", async ({
	browser,
}) => {
	const [one, other] = [await browser.newContext(), await browser.newContext()];
	const home = await opened(one, "/2026");
	const division = await opened(one, "/2026/categories/g15/division/g15-g-a");
	const match = await opened(one, `/2026/matches/${MATCH}`);
	const center = await opened(other, "/2026/matches");
	const team = await opened(other, "/2026/teams/g15-ask");
	const nation = await opened(other, "/2026/nations/se");
	for (const page of [home, division, center, nation]) await score(page, 1);

	const now = await goal();
	for (const page of [home, division, center, nation]) await score(page, now);
	await expect(division.getByRole("row", { name: /ASK IF/ })).toContainText(`+${now}`);
	await expect(match.getByRole("status").filter({ hasText: `Live. ASK IF ${now}–0 BRO IF.` })).toBeAttached();
	await expect(match.getByRole("main")).toContainText(`${now}–0`);
	await expect(team.getByRole("main")).toContainText("BRO IF");
	await score(team, now);
	for (const page of [home, division, match, center, team, nation]) await wasNotReloaded(page);
	await one.close();
	await other.close();
});

test("§5 My Week, the pinned match, a category: a goal appears without a reload", async ({ context, page }) => {
	const { token } = await register(live);
	const category = { name: "Girls 15", shortName: "G15" };
	await favour(
		{ teamId: "g15-ask", teamName: "ASK IF", nation: { name: "Sweden", code: "se" }, category, year: "2026" },
		token,
		live,
	);
	await pin({ match: MATCH, year: 2026 }, token, live);
	await keepToken(page, token, live);
	const week = await opened(context, "/2026/favourites");
	const ofCategory = await opened(context, "/2026/categories/g15");
	const bar = ofCategory.getByRole("complementary", { name: "Pinned match" });
	await score(week, goals);
	await expect(bar).toContainText(`${goals}–0`);
	let asked = 0;
	ofCategory.on("request", (request) => {
		if (request.url().includes("query+PinnedMatch")) asked += 1;
	});
	const now = await goal();
	await score(week, now);
	await score(ofCategory, now);
	await expect(bar).toContainText(`${now}–0`);
	for (const one of [week, ofCategory]) await wasNotReloaded(one);
	expect(asked, "the pinned match's goal came with the frame").toBe(0);
});

test("§4 Playoff: the result of a semi-final fills the final while one looks, where it is pinned too", async ({ page }) => {
	const { token } = await register(live);
	await pin({ match: "b14-f", year: 2026 }, token, live);
	await keepToken(page, token, live);
	await page.goto(`${live}/2026/categories/b14/playoff/b14-a-1?round=final`);
	const main = page.getByRole("main");
	const bar = page.getByRole("complementary", { name: "Pinned match" });
	await expect(main.getByRole("link", { name: "Upcoming. ASK IF or GRAN IF, Winner SF 1. Winner SF 2." })).toBeVisible();
	await expect(bar).toContainText("Winner SF 1");
	await report(live, "b14-s1", { kind: "result", score: { home: 2, away: 0 } });
	await expect(main.getByRole("link", { name: "Upcoming. ASK IF, Sweden. Winner SF 2." })).toBeVisible();
	await expect(bar).toContainText("ASK IF");
});

test.describe("without a network", () => {
	test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|MIME type/] });

	test("Live: a reader without a network during ten goals sees the true score on return", async ({ context }) => {
		// The line counts changed matches of the whole year, so this uses its own cup.
		const own = await ownLiveCup();
		live = own.address;
		try {
			const division = await opened(context, "/2026/categories/g15/division/g15-g-a");
			// A page that has not begun has nothing that notices the network.
			const page = await opened(context, "/2026");
			await score(page, 1);
			await context.setOffline(true);
			const line = page.getByRole("status");
			await expect(line.filter({ hasText: "No network. As of 14:17" }), "by the cup's clock").toBeVisible();
			await expect(page.getByRole("main").getByText("Live 14:17").first(), "what is live is hollow").toBeVisible();
			await expect(division.getByRole("status").filter({ hasText: "No network. As of" })).toBeVisible();
			for (let home = 2; home <= 11; home++) await report(live, MATCH, { kind: "goal", side: "home", score: { home, away: 0 } });
			// It closes by itself, so the check begins here.
			const upToDate = expect(line.filter({ hasText: "Up to date. 1 match changed" })).toBeVisible();
			await context.setOffline(false);
			await score(page, 11);
			await score(division, 11);
			await expect(division.getByRole("row", { name: /ASK IF/ })).toContainText("+11");
			await upToDate;
			await expect(line.filter({ hasText: "Up to date" }), "the line closes").toHaveCount(0);
			await expect(page.locator("html[data-old]")).toHaveCount(0);
		} finally {
			// A page without its server would keep retrying.
			for (const one of context.pages()) await one.close();
			await own.stop();
		}
	});

	test("Live: if the results service fails, the page shows that and retries at once when asked to", async ({ page, context }) => {
		const streaming = page.waitForResponse(/\/live\/2026/);
		await page.goto(`${live}/2026/matches`);
		await streaming;
		await context.route(/\/(live|graphql)/, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(page.getByRole("status").filter({ hasText: "No answer from the results service. As of 14:17" })).toBeVisible();
		await context.unroute(/\/(live|graphql)/);
		await page.getByRole("button", { name: "Try now" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Up to date" })).toBeVisible();
	});
});

test("Live: two tabs of one browser share one connection", async ({ context, page }) => {
	const asked: string[] = [];
	context.on("request", (request) => {
		if (request.url().includes("/live/")) asked.push(request.url());
	});
	await page.goto(`${live}/2026`);
	await expect.poll(() => asked).toHaveLength(1);
	const second = await opened(context, "/2026/matches");
	// Another stream, for both pages, replaces the one for the first.
	const toldOf = () => new URL(asked.at(-1) ?? live).searchParams.getAll("page");
	await expect.poll(() => toldOf().length).toBe(2);
	expect(asked).toHaveLength(2);
	const now = await goal();
	await score(page, now);
	await score(second, now);
	expect(asked).toHaveLength(2);
	// The listening tab closes: the other takes over, and misses nothing.
	await page.close();
	await score(second, await goal());
	expect(asked).toHaveLength(3);
	expect(toldOf()).toHaveLength(1);
});

test("Live: a goal slides and inverts its half of the board once, moves nothing else, and does neither where motion is unwanted", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	// A goal that is there before the page has begun is the document's to show.
	const streaming = page.waitForResponse(/\/live\/2026/);
	await openWhole(page, () => page.goto(`${live}/2026/matches/${MATCH}`));
	await streaming;
	await expect(page.locator(".goal-half")).toHaveCount(0);
	const board = page.locator("main .type-score-xl").first();
	const before = await board.boundingBox();
	await goal();
	const half = page.locator(".goal-half");
	await expect(half).toHaveCount(1);
	await expect(half).toHaveCSS("animation-name", "goal-half");
	await expect(half).toHaveCSS("animation-duration", "0.6s");
	await expect(half).toHaveCSS("animation-iteration-count", "1");
	await expect(page.locator(".goal-digit")).toHaveCSS("animation-duration", "0.24s");
	expect(await board.boundingBox()).toEqual(before);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(half).toHaveCSS("animation-name", "none");
});

test("Live: the running edition is followed, one that is over is not", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/live/")) asked.push(request.url());
	});
	// The last thing that a page asks for by itself.
	const user = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
	await page.goto(`${DEMO}/2011`);
	await user;
	expect(asked).toEqual([]);
	await page.goto(DEMO);
	await expect.poll(() => asked).toHaveLength(1);
});

test("a page that was pressed for is asked for once, also where something changes before the phone has drawn that it is on its way", async ({
	context,
	page,
}) => {
	// What React would do in a moment of its own waits as long as the phone has no such moment.
	await page.addInitScript(() => {
		const { postMessage } = MessagePort.prototype;
		MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
			const send = (): void => {
				if (given[0] === null && "busy" in document.documentElement.dataset) setTimeout(send, 20);
				else Reflect.apply(postMessage, this, given);
			};
			send();
		};
	});
	const isAnswered = aGate();
	let questions = 0;
	await intercept(page, ["*/graphql?*"], async ({ url }) => {
		if (!/"finished":50\b/.test(new URL(url).searchParams.get("variables") ?? "")) return null;
		questions++;
		await isAnswered.isOpen;
		return null;
	});
	await visit(page, `${live}/2026/matches`);
	await score(page, goals);
	// Another tab of the same browser hears what this one hears, and draws it.
	const other = await context.newPage();
	await visit(other, `${live}/2026/matches`);
	const finished = page.locator('a[href*="show=finished"]').first();
	await page.evaluate(() => document.documentElement.setAttribute("data-busy", ""));
	await finished.click();
	await expect.poll(() => questions).toBe(1);
	await report(live, MATCH, { kind: "result", score: { home: goals, away: 0 } });
	await expect(other.locator(`a[href$="/matches/${MATCH}"][aria-label^="Finished"]`)).toBeVisible();
	await page.evaluate(() => document.documentElement.removeAttribute("data-busy"));
	expect(questions).toBe(1);
	isAnswered.open();
	await expect(finished).toHaveAttribute("aria-current", "true");
});
