import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { fieldTokenFile } from "../support/reporter.ts";

const MATCH = "b11-m2";
const HOME = "GRAN IF";
const AWAY = "HAV IF";

/** Where these tests report: each try on a cup that the one before did not report on. */
let live: string;
test.beforeEach(({ live: address }) => {
	live = address;
});

test.use({ serviceWorkers: "allow", expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const reported = (page: Page) => page.getByRole("region", { name: "Reported" }).getByRole("listitem");
const line = (page: Page) => page.getByRole("status").first();

type Said = { readonly id: string; readonly kind: string; readonly at: string };

/** What the server has of the match, in the order of the pitch. */
async function logOf(token: string): Promise<Said[]> {
	const response = await fetch(`${live}/api/report/programme`, { headers: { authorization: `Bearer ${token}` } });
	const { matches } = (await response.json()) as { matches: { id: string; log: Said[] }[] };
	const log = matches.find(({ id }) => id === MATCH)?.log ?? [];
	return log.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** As on a slow phone: the page's flags are loaded before its service worker can cache them. */
function workerComesAfterTheFlags() {
	const workers = navigator.serviceWorker;
	const register = workers.register.bind(workers);
	workers.register = async (...worker) => {
		while (!performance.getEntriesByType("resource").some(({ name }) => name.includes("/flags/"))) {
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		return register(...worker);
	};
}

test("ten actions without a network, the page closed and opened again: back online all are there, once each, in order", async ({
	page,
	context,
}) => {
	const token = readFileSync(fieldTokenFile(Number(new URL(live).port)), "utf8");
	await page.addInitScript(workerComesAfterTheFlags);
	await page.goto(`${live}/report#${token}`);
	await page.getByRole("button", { name: "Fri 17 Jul" }).click();
	expect(page.url(), "the secret has left the address").not.toContain("cbr_");
	await page.getByRole("link", { name: new RegExp(AWAY) }).click();
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

	await expect.poll(() => page.evaluate(async () => (await caches.match("/flags/se.svg"))?.status)).toBe(200);
	await context.setOffline(true);
	const actions = [
		["Kick-off", "Kick-off"],
		[`Goal for ${HOME}`, "Goal, GRAN IF, 1–0"],
		[`Goal for ${AWAY}`, "Goal, HAV IF, 1–1"],
		["Undo: Goal, HAV IF, 1–1", "Undo"],
		["Half-time", "Half-time"],
		["Second half", "Second half"],
		[`Goal for ${AWAY}`, "Goal, HAV IF, 1–1"],
	] as const;
	for (const [at, [button, words]] of actions.entries()) {
		await press(page, button);
		await expect(reported(page)).toHaveCount(at + 1);
		await expect(reported(page).filter({ hasText: words }).first()).toContainText(/waiting|undone/);
	}
	for (const [at, button] of [`Own goal, counts for ${HOME}`, "Drinks break", `Red card, ${HOME}`].entries()) {
		await press(page, "More");
		await page.getByRole("button", { name: button, exact: true }).click();
		await expect(reported(page)).toHaveCount(actions.length + at + 1);
	}
	await expect(line(page)).toHaveText("10 reports waiting for the network");
	await expectNoSidewaysScroll(page);
	expect(await logOf(token)).toEqual([]);
	const address = page.url();
	await page.close();

	const again = await context.newPage();
	await again.goto(address);
	await expect(line(again)).toHaveText("10 reports waiting for the network");
	await expect(again.getByText(/^Second half \d+'$/)).toBeVisible();
	await context.setOffline(false);
	await expect(line(again)).toHaveText("Everything has been sent");
	const log = await logOf(token);
	expect(log.map(({ kind }) => kind)).toEqual([
		"kick-off",
		"goal",
		"goal",
		"undo",
		"half-time",
		"second-half",
		"goal",
		"own-goal",
		"note",
		"red-card",
	]);
	expect(new Set(log.map(({ id }) => id)).size).toBe(10);

	await test.step("a whole result at once, and withdrawn", async () => {
		await press(again, "Result only");
		await press(again, `One more, ${HOME}`);
		await press(again, "Report 3–1");
		await expect(again.getByText("Full time", { exact: true })).toBeVisible();
		await press(again, `Undo: Result, 3–1`);
		await expect(again.getByText(/^Second half \d+'$/)).toBeVisible();
		await expect.poll(async () => (await logOf(token)).slice(10).map(({ kind }) => kind)).toEqual(["result", "undo"]);
		await expect(line(again)).toHaveText("Everything has been sent");
	});
});

test("the reporter's page is in no index, no sitemap and no year, and its worker sees no other page", async ({ request }) => {
	const page = await request.get(`${live}/report`);
	expect(page.status()).toBe(200);
	expect(await page.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
	const sitemaps = [...(await (await request.get(`${live}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)</g)];
	expect(sitemaps.length).toBeGreaterThan(0);
	for (const [, address = ""] of sitemaps) expect(await (await request.get(address)).text()).not.toContain("/report<");
	expect((await request.get(`${live}/2026/report`)).status()).toBe(404);
	const worker = await request.get(`${live}/report/worker.js`);
	expect([worker.status(), worker.headers()["service-worker-allowed"]]).toEqual([200, "/report"]);
});

test.describe("what the page waits for", () => {
	test.use({
		serviceWorkers: "block",
		expectedComplaints: [/ERR_INTERNET_DISCONNECTED|status of 503|registration blocked by Playwright/],
	});

	test("the network is named only where the phone has none: else the matches are being read, or the server does not answer", async ({
		page,
		context,
	}) => {
		const token = readFileSync(fieldTokenFile(Number(new URL(live).port)), "utf8");
		const PROGRAMME = "**/api/report/programme*";
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(PROGRAMME, async (route) => {
			await held;
			await route.fulfill({ status: 503 });
		});
		await page.goto(`${live}/report#${token}`);
		const main = page.getByRole("main");
		await expect(main).toContainText("The field's matches are loading");
		release();
		await expect(main).toContainText("The server is not answering. The field's matches will load as soon as it does.");
		await expect(main).not.toContainText(/network/i);
		await page.unroute(PROGRAMME);
		await context.setOffline(true);
		await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
		await expect(main).toContainText("They will load when the phone has a network.");
		await context.setOffline(false);
		await expect(page.getByRole("button", { name: "Fri 17 Jul" })).toBeVisible();
		await expect(main).not.toContainText(/network|not answering/i);
	});
});
