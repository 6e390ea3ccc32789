import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { type OwnCupServer, ownCupServer } from "../support/own-cup-server.ts";
import { officePage, STARTS_AGAIN } from "../support/own-office.ts";
import { type Cell, xlsxFile } from "../support/workbook-file.ts";

test.use(STARTS_AGAIN);
test.describe.configure({ mode: "serial" });

let own: OwnCupServer;
let page: Page;
/** When the organiser opens the office for the first time. */
let began = 0;
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
	began = Date.now();
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

const CLUBS = [
	...["Alvik IF", "Berga BK", "Dalby IK", "Ekerö FF", "Fors IF", "Gränby FK"],
	...["Hedby IF", "Idre SK", "Järla IF", "Kåge BK", "Lillby IF", "Mora FF"],
];
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
	const codes = CATEGORIES.map(([gender, age]) => `${gender === "Boys" ? "P" : "F"}${age}`);
	const rows: Cell[][] = [
		["Anmälda lag till Vågcupen"],
		["Förening", "Klass", "Land"],
		...codes.flatMap((code) => CLUBS.map((club): Cell[] => [club, code, "Sverige"])),
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

test("each category is drawn into its groups", async () => {
	await step("Draw").click();
	for (const [gender, age] of CATEGORIES) {
		await page.getByRole("combobox", { name: "Category" }).selectOption(`${gender} ${age}`);
		await page.getByRole("button", { name: "Draw", exact: true }).click();
		const accept = page.getByRole("button", { name: "Accept the draw" });
		await expect(accept).toBeEnabled();
		await accept.click();
		await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: "Draw again" })).toBeVisible();
	}
	await expect(page.getByRole("navigation", { name: "Plan" })).toContainText("72 teams in groups");
});

test("the cup has its colours, and its contact and privacy pages in both languages", async () => {
	await step("Cup and days").click();
	await page.getByRole("button", { name: "Change looks and own pages" }).click();
	await page.getByLabel("Contact page in English").fill("# Contact\n\nWrite to office@cup.example.");
	await page.getByLabel("Contact page in Swedish").fill("# Kontakt\n\nSkriv till office@cup.example.");
	await page.getByLabel("Privacy page in English").fill("# Privacy\n\nThe club keeps your e-mail address until the cup is over.");
	await page
		.getByLabel("Privacy page in Swedish")
		.fill("# Personuppgifter\n\nFöreningen sparar din e-postadress till cupens slut.");
	await page.getByRole("textbox", { name: "Header" }).last().fill("#1F3A5F");
	const change = page.locator("button.act-button");
	await expect(change).toBeEnabled();
	await change.click();
	await expect(page.getByText("The site starts again")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Cup and days" })).toBeVisible();
});

test("the draw is published, and visitors see the groups of each category, of the young ones too", async () => {
	await step("Publish").click();
	await page.getByRole("link", { name: "Open Publishing" }).click();
	await page.getByRole("switch", { name: "Draw" }).click();
	await page.getByRole("button", { name: "Publish: Draw" }).click();
	for (const name of ["Clubs", "Teams", "Draw"]) await expect(page.getByRole("switch", { name })).toBeChecked();
	await expect(page.getByRole("switch", { name: "Schedule" })).not.toBeChecked();
	const visitor = await (await page.context().browser()!.newContext()).newPage();
	try {
		for (const [gender, age] of CATEGORIES) {
			await visitor.goto(`${own.address}/2027/categories?lang=en`);
			await visitor
				.getByRole("main")
				.getByRole("link", { name: new RegExp(`${gender} ${age}`) })
				.first()
				.click();
			await expect(visitor.getByRole("heading", { level: 1 })).toContainText(`${gender} ${age}`);
			const groups = visitor.getByRole("main");
			for (const group of [1, 2, 3]) await expect(groups.getByText(`Group ${group}`).first()).toBeVisible();
			for (const club of CLUBS) await expect(groups.getByText(club, { exact: true }).first()).toBeVisible();
		}
		await visitor.goto(`${own.address}/contact?lang=en`);
		await expect(visitor.getByText("office@cup.example")).toBeVisible();
	} finally {
		await visitor.context().close();
	}
	const seconds = Math.round((Date.now() - began) / 1000);
	test.info().annotations.push({ type: "from an empty record to the groups on the site", description: `${seconds} s` });
});
