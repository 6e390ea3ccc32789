import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { type OwnCupServer, ownCupServer } from "../support/own-cup-server.ts";
import { officePage, STARTS_AGAIN } from "../support/own-office.ts";
import { type Cell, xlsxFile } from "../support/workbook-file.ts";

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

/** The button that commits what is proposed. */
const act = () => page.getByRole("button", { name: /^(Begin the cup|Add|Change|Put|Accept|Publish|Make) ?/ }).last();
async function save(): Promise<void> {
	const button = page.locator("button.act-button");
	await expect(button).toBeEnabled();
	await button.click();
	await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
}
const step = (name: string) => page.getByRole("navigation", { name: "Plan" }).getByRole("link", { name: new RegExp(`^${name}`) });

test("a cup begins with its name and days", async () => {
	await page.goto(`${own.address}/office?lang=en`);
	await page.getByLabel("Code from the log").fill(own.code);
	await page.getByLabel("Account name").fill("Office");
	await page.getByLabel("E-mail").fill("office@cup.example");
	await page.getByLabel("Choose a password").fill("four lighthouses at sea");
	await page.getByRole("button", { name: "Open the office" }).click();
	await page.getByRole("link", { name: "Start with the days" }).click();
	await page.getByLabel("Name of the cup").fill("Vågcupen");
	await page.getByLabel("First day").fill("2027-07-12");
	await page.getByLabel("Last day").fill("2027-07-15");
	await expect(act()).toBeEnabled();
	await act().click();
	await expect(page.getByText("No arena yet")).toBeVisible();
});

test("three arenas with fields and hours", async () => {
	for (const [name, fields] of [
		["Heden", 4],
		["Måsklippan", 3],
		["Strandvallen", 2],
	] as const) {
		await page.getByRole("button", { name: "Add an arena" }).click();
		await page.getByLabel("Name", { exact: true }).fill(name);
		await page.getByLabel("How many fields").fill(String(fields));
		await page.getByLabel("Opens").fill("08:00");
		await page.getByLabel("Closes").fill("20:00");
		await save();
		await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("08:00–20:00");
	}
});

const CATEGORIES = [
	["Boys", 16],
	["Girls", 16],
	["Boys", 14],
	["Girls", 14],
	["Boys", 12],
	["Girls", 11],
] as const;

test("six categories, of which two are young", async () => {
	await step("Categories").click();
	for (const [gender, age] of CATEGORIES) {
		await page.getByRole("button", { name: "Add a category" }).click();
		await page.getByLabel(gender, { exact: true }).check();
		await page.getByLabel("Age", { exact: true }).fill(String(age));
		await page.getByLabel("Rules of the tables").selectOption("gothia");
		await page.getByLabel("Minutes a half").fill("20");
		await page.getByLabel("Shortest rest, minutes").fill("60");
		await page.getByLabel("Groups", { exact: true }).fill("3");
		if (age < 13) await page.getByLabel("No scores, tables or playoffs are shown").check();
		else await page.getByRole("button", { name: "Another playoff" }).click();
		await save();
		await expect(page.getByRole("row", { name: new RegExp(`${gender} ${age}`) })).toBeVisible();
	}
});

test("72 teams come from a workbook", async () => {
	const clubs = [
		"Alvik IF",
		"Berga BK",
		"Dalby IK",
		"Ekerö FF",
		"Fors IF",
		"Gränby FK",
		"Hedby IF",
		"Idre SK",
		"Järla IF",
	].concat(["Kåge BK", "Lillby IF", "Mora FF"]);
	const codes = CATEGORIES.map(([gender, age]) => `${gender === "Boys" ? "P" : "F"}${age}`);
	const rows: Cell[][] = [
		["Anmälda lag till Vågcupen"],
		["Förening", "Klass", "Land"],
		...codes.flatMap((code) => clubs.map((club): Cell[] => [club, code, "Sverige"])),
	];
	await page.getByRole("button", { name: "From a sheet" }).click();
	await page.getByLabel("Choose a file").setInputFiles({
		name: "lag.xlsx",
		mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		buffer: Buffer.from(xlsxFile([{ name: "Lag", rows }])),
	});
	await expect(page.getByText("72 rows, 3 columns from lag.xlsx")).toBeVisible();
	await save();
	await expect(page.getByRole("navigation", { name: "Plan" })).toContainText("72 in");
});
