import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { type OwnCupServer, ownCupServer } from "../support/own-cup-server.ts";
import { expectSaved, officePage, STARTS_AGAIN } from "../support/own-office.ts";

test.use(STARTS_AGAIN);
test.describe.configure({ mode: "serial" });

let own: OwnCupServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
	own = await ownCupServer();
	page = await officePage(browser);
});
test.afterAll(async () => {
	await page.context().close();
	await own.stop();
});

const saved = () => expectSaved(page);
const commit = () => page.keyboard.press("ControlOrMeta+Enter");
/** A change can be committed once it has been previewed. */
async function previewed(words: string | RegExp): Promise<void> {
	const button = page.locator("button.act-button");
	await expect(button).toHaveText(words);
	await expect(button).toBeEnabled();
}

test("an empty record's site says that nothing has been published, in both languages, and leads to the office at this machine", async () => {
	await page.goto(`${own.address}/`);
	await expect(page.getByText("Nothing has been published yet")).toBeVisible();
	await expect(page.getByText(/npx/)).toHaveCount(0);
	await page.locator("main").click();
	await expect(page.getByRole("link", { name: "the office" })).toHaveAttribute("href", "/office");
	await page.goto(`${own.address}/?lang=sv`);
	await expect(page.getByText("Inget är publicerat ännu")).toBeVisible();
	// The office has the language that the site was left in.
	await page.goto(`${own.address}/?lang=en`);
});

test("the office of an empty record offers a sheet, scratch and the demo", async () => {
	await page.goto(`${own.address}/office?lang=en`);
	await page.getByLabel("Code from the log").fill(own.code);
	await page.getByLabel("Account name").fill("Office");
	await page.getByLabel("E-mail").fill("office@cup.example");
	await page.locator("input[type=password]").fill("four lighthouses at sea");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Your cup is empty" })).toBeVisible();
	for (const name of ["From a sheet", "From scratch", "Look at the demo"])
		await expect(page.getByRole("heading", { name })).toBeVisible();
	await expectNoFaults(page);
	await page.goto(`${own.address}/office/day`);
	await expect(page).toHaveURL(/\/office\/begin$/);
});

test("a cup begins with its name and days, by keys alone, and the site is called by it", async () => {
	await expect(page.getByRole("heading", { name: "Your cup is empty" })).toBeVisible();
	await page.keyboard.press("2");
	await page.getByLabel("Name of the cup").fill("Vågcupen");
	await page.getByLabel("First day").fill("2027-07-12");
	await page.getByLabel("Last day").fill("2027-07-15");
	await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Stockholm");
	await previewed(/^Begin the cup/);
	await expectNoFaults(page);
	await commit();
	await expect(page.getByText("No arena yet")).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole("banner")).toContainText("Vågcupen");
});

test("an arena is added with its fields and hours", async () => {
	await page.keyboard.press("n");
	await page.getByLabel("Name", { exact: true }).fill("Heden");
	await page.getByLabel("How many fields").fill("3");
	await page.getByLabel("Opens").fill("0800");
	await page.getByLabel("Closes").fill("21.00");
	await previewed(/^Add 4/);
	await expectNoFaults(page);
	await commit();
	await saved();
	await expect(page.getByRole("row", { name: /Heden/ })).toContainText("08:00–21:00");
	await expect(page.getByRole("navigation", { name: "Plan" })).toContainText("1 arena, 3 fields");
});

test("a category needs its rules chosen, gets names in both languages, groups and playoffs", async () => {
	await page.getByRole("link", { name: /^Categories/ }).click();
	await page.getByRole("button", { name: "Add a category" }).click();
	await page.getByLabel("Age", { exact: true }).fill("14");
	await expect(page.getByLabel("Name in Swedish")).toHaveValue("Pojkar 14");
	await page.getByLabel("Minutes a half").fill("20");
	await page.getByLabel("Shortest rest, minutes").fill("60");
	await page.getByLabel("Groups", { exact: true }).fill("2");
	await page.getByRole("button", { name: "Another playoff" }).click();
	await expect(page.getByRole("button", { name: /^Save/ })).toBeDisabled();
	await page.getByLabel("Rules of the tables").selectOption("gothia");
	await previewed(/^Add/);
	await expectNoFaults(page);
	await commit();
	await saved();
	await expect(page.getByRole("row", { name: /Boys 14/ })).toContainText("1–2 in each group → A");
});

test("teams are added one after another, a new club with its nation", async () => {
	await page.getByRole("link", { name: /^Teams/ }).click();
	await page.getByRole("button", { name: "Add a team" }).click();
	for (const [club, nation] of [
		["Brisheim FK", "no"],
		["Vågskär IF", "se"],
		["Blinknæs BK", "dk"],
		["FC Hyljekylä", "fi"],
	] as const) {
		await page.getByLabel("Club", { exact: true }).fill(club);
		await page.getByLabel("Nation", { exact: true }).fill(nation);
		await previewed(/^Add 2/);
		await commit();
		await expect(page.getByRole("rowheader", { name: club })).toBeVisible();
		// The list may have the team before the form has its answer, which empties it.
		await expect(page.getByLabel("Club", { exact: true })).toHaveValue("");
	}
	await expectNoFaults(page);
	await page.getByLabel("Club", { exact: true }).fill("Vågskär IF");
	await expect(page.getByLabel("Nation", { exact: true })).toHaveCount(0);
});

test("teams are put in groups, all in one act, and undone from there", async () => {
	await page.getByRole("link", { name: /^Draw/ }).click();
	await page.getByRole("button", { name: "By hand" }).click();
	await page.getByRole("button", { name: "Fill the groups in order" }).click();
	await previewed(/^Put 4 teams in groups/);
	await expectNoFaults(page);
	await page.getByRole("button", { name: /^Put 4 teams/ }).click();
	await saved();
	const rail = page.getByRole("navigation", { name: "Plan" });
	await expect(rail).toContainText("4 teams in groups");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(rail).toContainText("4 teams wait for a group");
});

test("nothing is published before the cup has its own contact and privacy pages", async () => {
	await page.goto(`${own.address}/office/out`);
	await expect(page.getByText(/Nothing can be published yet/)).toBeVisible();
	await page.getByRole("switch", { name: "Clubs" }).click();
	await page.getByRole("button", { name: "Publish: Clubs" }).click();
	await expect(page.getByRole("alert")).toContainText("contact page");
	await page.getByRole("link", { name: "Write it under Cup and days" }).click();
	await page.getByLabel("Contact page in English").fill("# Contact\n\nWrite to office@cup.example.");
	await expect(page.getByText("Write the page in both languages.").first()).toBeVisible();
	await page.getByLabel("Contact page in Swedish").fill("# Kontakt\n\nSkriv till office@cup.example.");
	await page.getByLabel("Privacy page in English").fill("# Privacy\n\nThe club keeps your e-mail address until the cup is over.");
	await page
		.getByLabel("Privacy page in Swedish")
		.fill("# Personuppgifter\n\nFöreningen sparar din e-postadress till cupens slut.");
	await page.getByRole("textbox", { name: "Header" }).last().fill("#9FE0F0");
	await page.getByRole("button", { name: /^Use #/ }).click();
	await previewed(/^Change 1/);
	await expectNoFaults(page);
	await commit();
	await expect(page.getByText("The site starts again")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Cup and days" })).toBeVisible({ timeout: 30_000 });
	await page.goto(`${own.address}/office/out`);
	await page.getByRole("switch", { name: "Clubs" }).click();
	await page.getByRole("button", { name: "Publish: Clubs" }).click();
	await expect(page.getByRole("switch", { name: "Clubs" })).toBeChecked();
	await page.goto(`${own.address}/contact`);
	await expect(page.getByText("office@cup.example")).toBeVisible();
});

test("Plan is whole in Swedish, with text at 200 %", async () => {
	await page.goto(`${own.address}/office/plan?step=categories&lang=sv`);
	await expect(page.getByRole("heading", { name: "Klasser" })).toBeVisible();
	await page.getByRole("button", { name: "Lägg till en klass" }).click();
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await expectNoSidewaysScroll(page);
	await expectNoFaults(page);
});

test("a backup is brought back into an empty record, whose office is then the backup's", async ({ browser }) => {
	const backup = await own.backup();
	const other = await ownCupServer();
	const context = await browser.newContext({ viewport: DESKTOP });
	try {
		const empty = await context.newPage();
		await empty.goto(`${other.address}/office?lang=en`);
		await empty.getByLabel("Code from the log").fill(other.code);
		await empty.getByLabel("Account name").fill("Office");
		await empty.getByLabel("E-mail").fill("other@cup.example");
		await empty.locator("input[type=password]").fill("six lighthouses at sea");
		await empty.keyboard.press("Enter");
		await empty.getByRole("button", { name: "Bring back a backup" }).click();
		await empty
			.getByLabel("The backup file (.gz)")
			.setInputFiles({ name: "no.gz", mimeType: "application/gzip", buffer: Buffer.from("no") });
		await empty.getByRole("button", { name: "Restore", exact: true }).click();
		await expect(empty.getByRole("alert")).toContainText("Nothing was restored.");
		await empty
			.getByLabel("The backup file (.gz)")
			.setInputFiles({ name: "cup.gz", mimeType: "application/gzip", buffer: backup });
		await empty.getByRole("button", { name: "Restore", exact: true }).click();
		await expect(empty).toHaveURL(/\/office\/sign-in/);
		await empty.getByLabel("E-mail").fill("office@cup.example");
		await empty.locator("input[type=password]").fill("four lighthouses at sea");
		await empty.keyboard.press("Enter");
		await expect(empty).toHaveURL(/\/office\/day/);
		await empty.goto(`${other.address}/office/plan?step=arenas`);
		await expect(empty.getByRole("row", { name: /Heden/ })).toBeVisible();
		await expect(empty.getByRole("banner")).toContainText("Vågcupen");
	} finally {
		await context.close();
		await other.stop();
	}
});
