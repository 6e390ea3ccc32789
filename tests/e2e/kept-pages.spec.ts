import type { BrowserContext, Page } from "@playwright/test";
import { favour, keepToken, keptToken, register } from "../support/account.ts";
import { expect, test, visit } from "../support/browser.ts";
import { keptKeys, keptTexts, WITHOUT_NETWORK } from "../support/kept-pages.ts";
import { LOGIN_PAGE, type PhoneNetwork, phoneNetwork } from "../support/phone-network.ts";

test.use({ serviceWorkers: "allow", sharesContext: false, expectedComplaints: [WITHOUT_NETWORK, { scope: "test" }] });

let network: PhoneNetwork;
test.beforeEach(async ({ live }) => {
	network = await phoneNetwork(live);
});
test.afterEach(() => network.close());

const TEAMS = {
	ask: { teamId: "g15-ask", teamName: "ASK IF", category: { name: "Girls 15", shortName: "G15" } },
	gran: { teamId: "b11-gran", teamName: "GRAN IF", category: { name: "Boys 11", shortName: "B11" } },
} as const;

async function aFollower(live: string, team: keyof typeof TEAMS = "ask"): Promise<string> {
	const { token } = await register(live);
	await favour({ ...TEAMS[team], nation: { name: "Sweden", code: "se" }, year: "2026" }, token, live);
	return token;
}

/** A user's phone that has been online until everything was saved. */
async function aPhone(page: Page, token: string): Promise<void> {
	await keepToken(page, token, network.address);
	await visit(page, `${network.address}/2026`);
	await expect.poll(() => keptKeys(page)).toContain("/saved/data/day");
}

async function cut(context: BrowserContext): Promise<void> {
	network.turn("cut");
	await context.setOffline(true);
}

async function restore(context: BrowserContext): Promise<void> {
	network.turn("open");
	await context.setOffline(false);
}

const heart = (page: Page) => page.getByRole("button", { name: "Favourite, ASK IF" }).first();
const waits = (page: Page) =>
	page.getByRole("status").filter({ hasText: "Waiting. It will be saved to your account when the network is back." });
const removals = () => network.asked.filter((one) => one.startsWith("DELETE /api/user/favorites/teams/"));
const LOGIN = { status: 200, type: "text/html; charset=utf-8", body: LOGIN_PAGE };

/** A saved document's scores and tables, of any match and group. */
function toldOfResults(document: string): unknown[] {
	const [, data = "null"] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(document) ?? [];
	const found: unknown[] = [];
	JSON.parse(data, (key, value) => {
		if (/score|goals|standings|points/i.test(key) && value !== null && typeof value !== "boolean") found.push([key, value]);
		return value;
	});
	return found;
}

test("§3 young: a young team's pages open without a network, and no score or table of it is saved or shown", async ({
	page,
	context,
	live,
}) => {
	const token = await aFollower(live, "gran");
	await favour({ ...TEAMS.ask, nation: { name: "Sweden", code: "se" }, year: "2026" }, token, live);
	await aPhone(page, token);
	const kept = await keptTexts(page);
	const toldBy = (path: RegExp) => kept.filter((text) => path.test(text.split("\n")[0] ?? "")).map(toldOfResults);
	const ofYoung = toldBy(/\/en\/2026\/(teams|matches|categories)\/b11/);
	expect(ofYoung.length).toBeGreaterThan(0);
	expect(ofYoung.flat()).toEqual([]);
	expect(toldBy(/\/en\/2026\/teams\/g15-ask$/).flat(), "of others they are told").not.toEqual([]);
	await cut(context);
	await page.goto(`${network.address}/2026/teams/b11-gran`);
	await expect(page.getByRole("status").filter({ hasText: /No network\. As of \d\d:\d\d/ })).toBeVisible();
	const main = page.getByRole("main");
	await expect(main).toContainText(/played/i);
	await expect(main).not.toContainText(/7\s*[–-]\s*3|3\s*[–-]\s*7/);
	await expect(main.getByRole("table")).toHaveCount(0);
});

test("a saved page marks its streams as needing a network, and links to unsaved pages, in tables too", async ({
	page,
	context,
	live,
}) => {
	await aPhone(page, await aFollower(live));
	await cut(context);
	await page.goto(`${network.address}/2026/matches/g15-m1`);
	const stream = page.getByRole("main").locator('a[href^="/2026/streams"]').first();
	await expect(stream).toHaveAttribute("data-unsaved", "Streams need a network");
	await expect(stream).toHaveAccessibleDescription("Streams need a network");
	await page.goto(`${network.address}/2026/categories/g15/division/g15-g-a`);
	const other = page.getByRole("table").locator('a[href="/2026/teams/g15-bro"]').first();
	await expect(other).toHaveAccessibleDescription("Not saved");
	const sign = (link: typeof other) => link.evaluate((one) => getComputedStyle(one, "::before").maskImage);
	expect(await sign(other)).toContain("svg");
	const own = page.getByRole("table").locator('a[href="/2026/teams/g15-ask"]').first();
	expect(await sign(own)).not.toContain("svg");
});

test("a heart pressed in two tabs without a network is sent once", async ({ page, context, live }) => {
	await aPhone(page, await aFollower(live));
	await visit(page, `${network.address}/2026/teams/g15-ask`);
	const other = await context.newPage();
	await visit(other, `${network.address}/2026/teams/g15-ask`);
	await cut(context);
	const bothShow = async (pressed: "true" | "false") => {
		for (const tab of [page, other]) await expect(heart(tab)).toHaveAttribute("aria-pressed", pressed);
	};
	await bothShow("true");
	// One tab sees the other's press, so that a press there is the next one and not the same again.
	await heart(page).click();
	await bothShow("false");
	await heart(other).click();
	await bothShow("true");
	await heart(other).click();
	await bothShow("false");
	for (const tab of [page, other]) await expect(heart(tab)).toHaveAttribute("aria-description", /^Waiting/);
	await restore(context);
	for (const tab of [page, other]) {
		await expect(heart(tab)).not.toHaveAttribute("aria-description", /^Waiting/);
		await expect(heart(tab)).toHaveAttribute("aria-pressed", "false");
	}
	expect(removals()).toHaveLength(1);
});

test("a heart that a login page answers with 200 was not saved: it waits, and the user stays signed in", async ({
	page,
	live,
}) => {
	const token = await aFollower(live);
	await aPhone(page, token);
	await visit(page, `${network.address}/2026/teams/g15-ask`);
	await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
	network.answer(/^\/api\/user\/favorites/, LOGIN);
	await heart(page).click();
	await expect(waits(page)).toBeVisible();
	await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
	expect(await keptToken(page)).toBe(token);
	const before = removals().length;
	network.answer(/^\/api\/user\/favorites/, null);
	await expect(heart(page)).not.toHaveAttribute("aria-description", /^Waiting/);
	await page.reload();
	await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
	expect(removals().length).toBeGreaterThan(before);
	expect(await keptToken(page)).toBe(token);
});

test("a login page at the first visit leaves nothing behind: the next one is as the first", async ({ page, live }) => {
	const token = await aFollower(live);
	network.turn("captive");
	await page.goto(`${network.address}/2026`);
	await expect(page.getByRole("heading")).toHaveText("Welcome to our wifi");
	await test.step("and between the page and its worker", async () => {
		network.turn("open");
		network.answer(/^\/(sw\.js|api\/|graphql)/, LOGIN);
		await keepToken(page, token, network.address);
		await visit(page, `${network.address}/2026`);
		await expect(page.getByRole("button", { name: /Menu\. Your account cannot be reached/ })).toBeVisible();
		expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
		expect(await keptToken(page)).toBe(token);
	});
	network.answer(/^\/(sw\.js|api\/|graphql)/, null);
	await aPhone(page, token);
	expect((await keptTexts(page)).filter((text) => text.includes("Welcome to our wifi"))).toEqual([]);
});

test("a login page in place of a new worker, or of its files, changes neither the worker nor saved pages", async ({
	page,
	live,
}) => {
	await aPhone(page, await aFollower(live));
	const worker = await (await fetch(`${live}/sw.js`)).text();
	const update = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			const outcome = await registration.update().then(
				() => "asked",
				() => "refused",
			);
			const { installing } = registration;
			if (installing !== null)
				await new Promise<void>((resolve) => {
					installing.addEventListener("statechange", () => resolve());
				});
			return [outcome, installing?.state ?? null, registration.waiting?.state ?? null, registration.active?.state ?? null];
		});
	network.answer(/^\/sw\.js/, LOGIN);
	expect(await update()).toEqual(["refused", null, null, "activated"]);
	const [nations = ""] = /\/assets\/nations-[\w-]+\.js/.exec(worker) ?? [];
	network.answer(/^\/assets\/nations-another\.js/, LOGIN);
	const next = worker.replaceAll(nations, "/assets/nations-another.js");
	network.answer(/^\/sw\.js/, { status: 200, type: "text/javascript", body: next });
	expect((await update()).slice(1)).toEqual(["redundant", null, "activated"]);
	network.turn("captive");
	await page.goto(`${network.address}/2026/matches/g15-m1`);
	await expect(page.getByRole("main")).toContainText("BRO IF");
	expect((await keptTexts(page)).filter((text) => text.includes("Welcome to our wifi"))).toEqual([]);
});
