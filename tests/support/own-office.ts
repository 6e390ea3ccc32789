import { type Browser, expect, type Page } from "@playwright/test";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { DESKTOP } from "./browser.ts";
import type { OwnCupServer } from "./own-cup-server.ts";

/** Settings of tests in which the server starts again with another brand: nothing listens meanwhile. */
export const STARTS_AGAIN = {
	viewport: DESKTOP,
	sharesContext: false,
	expectedComplaints: [/ERR_CONNECTION_REFUSED/, /ERR_EMPTY_RESPONSE/, /ERR_CONNECTION_RESET/],
};

export const officePage = async (browser: Browser): Promise<Page> =>
	(await browser.newContext({ viewport: DESKTOP, timezoneId: "Europe/Stockholm" })).newPage();

/** Makes the first account of an empty record's office, and waits for the ways to begin. */
export async function makeFirstAccount(page: Page, own: OwnCupServer): Promise<void> {
	await page.goto(`${own.address}/office?lang=en`);
	await page.getByLabel("Code from the log").fill(own.code);
	await page.getByLabel("Account name").fill("Office");
	await page.getByLabel("E-mail").fill("office@cup.example");
	await page.locator("input[type=password]").fill("four lighthouses at sea");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Your cup is empty" })).toBeVisible();
}

/** Imports a cup as the record's first one, and waits until the server has started again with it. */
export async function importFirstCup(page: Page, own: OwnCupServer, { cup, ...file }: CupFile): Promise<void> {
	await own.import({ ...file, cup: { ...cup, id: 1 } });
	const teams = file.editions[0]?.teams.length ?? 0;
	await expect(async () => {
		await page.goto(`${own.address}/office/plan?step=teams&lang=en`);
		// Short: a page whose data met the ended server shows that, and is opened again.
		await expect(page.getByRole("banner")).toContainText(cup.name, { timeout: 2_000 });
		await expect(page.getByRole("navigation", { name: "Plan" })).toContainText(`${teams} in`, { timeout: 5_000 });
	}, "until the server has started again").toPass();
}

/** Makes the first account, and imports a cup. */
export async function beginOffice(page: Page, own: OwnCupServer, file: CupFile): Promise<void> {
	await makeFirstAccount(page, own);
	await importFirstCup(page, own, file);
}

export const expectSaved = (page: Page): Promise<void> => expect(page.getByText("Saved.", { exact: true })).toBeVisible();
