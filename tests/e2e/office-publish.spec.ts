import type { Browser, Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { DESK_PASSWORD } from "../support/office-desks.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({
	viewport: DESKTOP,
	sharesContext: false,
	// The tests' own script, which Playwright brings into every frame; a preview that has ended.
	expectedComplaints: [/(Blocked script execution in '|status of 40[14]).*\/office\/preview\//],
});

// Publishing changes the site for all readers: on a server of their own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

const out = (page: Page, query = "") => page.goto(`${own.address}/office/out${query}`);
const frameOf = (page: Page) => page.frameLocator("iframe");
const rowOf = (page: Page, name: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("switch", { name, exact: true }) });

test("what is missing is counted before something is published, in Publishing and in Plan, and leads to where it is mended", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await out(page);
	const list = page.getByRole("region", { name: "Before it is published" });
	await expect(list.getByText(/^7 of 12 done$/)).toBeVisible();
	await expect(list.getByText("Young categories hide their scores")).toBeVisible();
	await expect(list.getByText("2 arenas lack opening hours on some day")).toBeVisible();
	await expectNoFaults(page);
	await page.goto(`${own.address}/office/plan?step=publish`);
	await expect(list.getByText(/^7 of 12 done$/)).toBeVisible();
	await expectNoFaults(page);
	await list.getByRole("link", { name: /^Mend: 2 arenas/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Arenas and fields" })).toBeVisible();
});

test("V shows the site as a visitor sees it, in the width of a phone or a desktop, and its links stay inside", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await out(page);
	await expect(page.getByRole("switch").first()).toBeVisible();
	await page.keyboard.press("v");
	const inside = frameOf(page);
	await expect(inside.getByText(/^Preview, visible to you alone, ends \d\d:\d\d\. As visitors see it now\.$/)).toBeVisible();
	await expect(inside.getByRole("heading", { level: 1, name: "Fyrcupen 2026" })).toBeAttached();
	const width = () => page.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.clientWidth);
	expect(await width()).toBe(390);
	await expectNoFaults(page, { framesAPage: true });
	await page.getByRole("button", { name: "Desktop" }).click();
	await expect(page.getByRole("button", { name: "Desktop" })).toHaveAttribute("aria-pressed", "true");
	expect(await width()).toBe(1280);
	const panel = page.getByRole("region", { name: "As a visitor" });
	expect((await page.locator("iframe").boundingBox())?.width).toBeLessThan((await panel.boundingBox())?.width ?? 0);
	await inside.getByRole("link", { name: "Arenas", exact: true }).first().click();
	await expect(inside.getByRole("heading", { level: 1, name: "Arenas" })).toBeVisible();
	await expect(inside.getByText(/^Preview, visible to you alone/)).toBeVisible();
	const [, frame] = page.frames();
	expect(frame?.url()).toMatch(/\/office\/preview\/now\.[^/]+\/2026\/arenas$/);
	await page.keyboard.press("Escape");
	await page.getByRole("switch").first().focus();
	await page.keyboard.press("F1");
	await expect(page.getByRole("dialog").getByRole("region", { name: "Publishing" })).toContainText("see it as a visitor");
});

test("a hidden schedule is seen as it will be once published, and now, and by no visitor", async ({ page, context }) => {
	await sitAt(page, "office", own.address);
	await out(page);
	await page.getByRole("switch", { name: "Draw" }).click();
	await page.getByLabel(/type the cup’s name/).fill("Fyrcupen");
	await page.getByRole("button", { name: "Hide: Draw" }).click();
	await expect(page.getByRole("switch", { name: "Schedule" })).not.toBeChecked();
	await page.getByRole("switch", { name: "Schedule" }).click();
	await expect(page.getByText(/^\d lines of “Before it is published” are not done\.$/)).toBeVisible();
	await page.getByRole("heading", { name: "Publish: Schedule" }).click();
	await page.keyboard.press("v");
	const inside = frameOf(page);
	await expect(inside.getByText("As it will be once published: the schedule.")).toBeVisible();
	await expect(inside.getByText("ASK IF").first()).toBeVisible();
	await page.getByRole("button", { name: "Now", exact: true }).click();
	await expect(inside.getByText("As visitors see it now.")).toBeVisible();
	await expect(inside.getByText("ASK IF")).toHaveCount(0);
	await page.getByRole("button", { name: "Once published" }).click();
	const [tab] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: "In its own tab" }).click()]);
	await expect(tab.getByText("As it will be once published: the schedule.")).toBeVisible();
	const address = tab.url();
	expect((await page.request.get(`${own.address}/2026/matches/b14-m1`)).status()).toBe(404);
	const stored = await tab
		.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])
		.catch(() => [0, 0]);
	expect(stored).toEqual([0, 0]);
	// Another browser has the address and no session.
	const other = await page.request.fetch(address, { headers: { cookie: "" } });
	expect(other.headers()["cache-control"]).toBe("private, no-store");
	await tab.close();
	await page.getByRole("button", { name: "Publish: Schedule" }).click();
	await expect(page.getByRole("switch", { name: "Schedule" })).toBeChecked();
});

test("Publishing is whole in Swedish, in the dark, with text at 200 %, and while a preview is open", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.emulateMedia({ colorScheme: "dark" });
	await out(page, "?lang=sv");
	await expect(page.getByRole("region", { name: "Innan det publiceras" }).getByText("7 av 12 klara")).toBeVisible();
	await expectNoFaults(page);
	await rowOf(page, "Lag").getByRole("button", { name: "Lag som en besökare ser det" }).click();
	await expect(frameOf(page).getByText(/^Förhandsvisning, synlig bara för dig, slutar \d\d[.:]\d\d/)).toBeVisible();
	await expectNoFaults(page, { framesAPage: true });
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	const isWhole = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
	await expect.poll(isWhole).toBe(true);
});

/** Invites another account of the office, which signs in at a browser of its own. */
async function aColleague(page: Page, browser: Browser): Promise<Page> {
	const asked = (of: string, body: object) =>
		page.evaluate(
			async ([to, sent]) => {
				const { token } = await (await fetch("/office/api/session")).json();
				const headers = { "content-type": "application/json", "x-office-token": token };
				return (await fetch(`/office/api${to}`, { method: "POST", headers, body: JSON.stringify(sent) })).json();
			},
			[of, body] as const,
		);
	const { link } = (await asked("/colleagues", { name: "Anna’s desk", role: "office", email: "anna@cup.example" })) as {
		link: string;
	};
	const context = await browser.newContext({ viewport: DESKTOP });
	const colleague = await context.newPage();
	const headers = { origin: own.address };
	const secret = link.split("/").at(-1);
	const taken = await context.request.post(`${own.address}/office/api/invitation/${secret}`, {
		headers,
		data: { password: DESK_PASSWORD },
	});
	expect(taken.ok()).toBe(true);
	return colleague;
}

test("with a second look a proposal waits for another account, which looks at it, sends it back with a word, and confirms the next", async ({
	page,
	browser,
}) => {
	await sitAt(page, "office", own.address);
	await out(page);
	const schedule = page.getByRole("switch", { name: "Schedule" });
	const setting = page.getByRole("checkbox", { name: /A colleague takes a second look/ });
	await setting.click();
	await expect(setting).toBeChecked();
	await expect(page.getByText("No other account of the office can sign in to confirm it.")).toBeVisible();
	await schedule.click();
	await page.getByLabel(/type the cup’s name/).fill("Fyrcupen");
	await page.getByRole("button", { name: "Hide: Schedule" }).click();
	await expect(schedule).not.toBeChecked();
	await schedule.click();
	await expect(page.getByRole("button", { name: "Propose: Publish: Schedule" })).toBeDisabled();

	const colleague = await aColleague(page, browser);
	await out(page);
	await schedule.click();
	await expect(page.getByText("A colleague confirms it before it is published.")).toBeVisible();
	await page.getByRole("button", { name: "Propose: Publish: Schedule" }).click();
	const mine = page.getByRole("region", { name: "You propose: publish schedule" });
	await expect(mine).toBeVisible();
	await expect(mine.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);
	await expect(schedule).not.toBeChecked();
	await expectNoFaults(page);

	await out(colleague);
	const theirs = colleague.getByRole("region", { name: "Office proposes: publish schedule" });
	await theirs.getByRole("button", { name: "As a visitor" }).click();
	await expect(frameOf(colleague).getByText("As it will be once published: the schedule.")).toBeVisible();
	await theirs.getByRole("button", { name: "Send back" }).click();
	await theirs.getByLabel(/^Why/).fill("Group 2 lacks a match");
	await theirs.getByRole("button", { name: "Send back" }).click();
	await expect(theirs).toHaveCount(0);

	await out(page);
	await expect(page.getByText("Anna’s desk sent back “Schedule”: Group 2 lacks a match")).toBeVisible();
	await schedule.click();
	await page.getByRole("button", { name: "Propose: Publish: Schedule" }).click();
	await expect(mine).toBeVisible();
	await out(colleague);
	await theirs.getByRole("button", { name: "Confirm: publish schedule" }).click();
	await expect(colleague.getByRole("switch", { name: "Schedule" })).toBeChecked();
	await colleague.goto(`${own.address}/office/ledger`);
	const rows = colleague.getByRole("row");
	await expect(rows.nth(1)).toContainText("Anna’s desk");
	await expect(rows.nth(1)).toContainText("asked by Office");
	await colleague.context().close();
});

test("a preview ends when its account signs out, with a page that says so", async ({ page, context }) => {
	await sitAt(page, "office", own.address);
	await out(page);
	await expect(page.getByRole("switch").first()).toBeVisible();
	await page.keyboard.press("v");
	await expect(frameOf(page).getByText(/^Preview, visible to you alone/)).toBeVisible();
	const [tab] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: "In its own tab" }).click()]);
	await expect(tab.getByText(/^Preview, visible to you alone/)).toBeVisible();
	await page.evaluate(async () => {
		const { token } = await (await fetch("/office/api/session")).json();
		await fetch("/office/api/sign-out", { method: "POST", headers: { "x-office-token": token } });
	});
	await tab.reload();
	await expect(tab.getByRole("heading", { name: "You are signed out" })).toBeVisible();
	await expect(tab.getByRole("link", { name: "Publishing" })).toBeVisible();
	await tab.close();
});
