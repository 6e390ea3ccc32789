import type { Page } from "@playwright/test";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { aDrawnCup } from "../support/drawn-cup.ts";
import { type OwnCupServer, ownCupServer } from "../support/own-cup-server.ts";
import { importFirstCup, makeFirstAccount, STARTS_AGAIN } from "../support/own-office.ts";

test.use(STARTS_AGAIN);
test.describe.configure({ mode: "serial" });

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const STEPS = ["cup", "arenas", "categories", "teams", "draw", "schedule", "publish"];

let own: OwnCupServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
	own = await ownCupServer();
	page = await (await browser.newContext({ viewport: PHONE, colorScheme: "dark", timezoneId: "Europe/Stockholm" })).newPage();
});
test.afterAll(async () => {
	await page.context().close();
	await own.stop();
});

/** With names as long as clubs, arenas and categories have them. */
function withLongNames(file: CupFile): CupFile {
	const { clubs, arenas, editions } = file;
	clubs[0]!.name = "Internationella Skärgårdsidrottsföreningen Långholmsbukten";
	arenas[0]!.name = "Skärgårdsidrottsplatsen vid Strandvallen";
	editions[0]!.categories[0]!.name = { en: "Boys 14 Development nine-a-side", sv: "Pojkar 14 Utvecklingsklassen niomanna" };
	return file;
}

async function expectWhole(): Promise<void> {
	await expectNoSidewaysScroll(page);
	await expectNoFaults(page);
}
const openStep = async (step: string, query = "") => {
	await page.goto(`${own.address}/office/plan?step=${step}${query}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("a phone in the dark makes the first account and shows the ways to begin; the steps need a wider screen", async () => {
	await page.goto(`${own.address}/office?lang=en`);
	await expect(page.getByLabel("Code from the log")).toBeVisible();
	await expectWhole();
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await expectNoSidewaysScroll(page);
	const [name, languages] = [page.getByRole("banner").getByText("Cupboard", { exact: true }), page.getByRole("group")];
	const [left, right] = [await name.boundingBox(), await languages.boundingBox()];
	expect(right!.y >= left!.y + left!.height || right!.x >= left!.x + left!.width, "the name is over the languages").toBe(true);
	await makeFirstAccount(page, own);
	await expectWhole();
	await page.getByRole("link", { name: "Start with the days" }).click();
	await expect(page.getByRole("heading", { name: "This needs a wider screen" })).toBeVisible();
	// There is no result to wait for.
	await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
	await expectWhole();
});

test("each step is whole on a tablet in the dark, and its form is a sheet as wide as the window", async () => {
	await page.setViewportSize(TABLET);
	await importFirstCup(page, own, withLongNames(aDrawnCup()));
	for (const step of STEPS) {
		await openStep(step);
		await expectWhole();
	}
	for (const [step, add] of [
		["arenas", "Add an arena"],
		["categories", "Add a category"],
		["teams", "Add a team"],
	] as const) {
		await openStep(step);
		await page.getByRole("button", { name: add }).click();
		const panel = page.getByRole("region").filter({ has: page.getByRole("button", { name: "Close" }) });
		await expect(panel.getByRole("button", { name: /^Save/ })).toBeInViewport();
		expect((await panel.boundingBox())?.width).toBe(TABLET.width);
		await expectWhole();
	}
	await openStep("teams", "&sheet");
	await expect(page.getByText("Drop a sheet here")).toBeVisible();
	await expectWhole();
});

test("long names and text at 200 % scroll a step's table, not the page, and hide no edit button on a tablet", async () => {
	for (const step of ["arenas", "categories", "teams"]) {
		await openStep(step, "&lang=sv");
		for (const button of await page.getByRole("table").getByRole("button").all()) {
			const box = await button.boundingBox();
			expect(box!.x + box!.width, step).toBeLessThanOrEqual(TABLET.width);
		}
	}
	await page.setViewportSize(DESKTOP);
	for (const step of STEPS) {
		await openStep(step, "&lang=sv");
		await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
		await expectNoSidewaysScroll(page);
	}
});

test("on a phone each step leads to the results", async () => {
	await page.setViewportSize(PHONE);
	for (const step of STEPS) {
		await openStep(step, "&lang=en");
		await expect(page.getByRole("heading", { name: "This needs a wider screen" })).toBeVisible();
		await expectWhole();
	}
	await page.getByRole("link", { name: "Needs a result" }).click();
	await expect(page).toHaveURL(/\/office\/results$/);
});
