import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { compoundFile } from "../support/compound-file.ts";
import { aDrawnCup } from "../support/drawn-cup.ts";
import { type OwnCupServer, ownCupServer } from "../support/own-cup-server.ts";
import { beginOffice, officePage, STARTS_AGAIN } from "../support/own-office.ts";
import { type Cell, xlsxFile } from "../support/workbook-file.ts";

test.use(STARTS_AGAIN);
test.describe.configure({ mode: "serial" });

let own: OwnCupServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
	own = await ownCupServer();
	page = await officePage(browser);
	await beginOffice(page, own, aDrawnCup());
});
test.afterAll(async () => {
	await page.context().close();
	await own.stop();
});

const HEADS: Cell[] = ["Förening", "Lag nr", "Nation", "Kulör", "E-post ledare"];
const team = (club: string, suffix: number | null, nation = "Sverige"): Cell[] => [
	...[club, suffix, nation, "röd", "lag@forening.example"],
];
/** The class is in a title row above its teams, one club is misspelt twice, and a column has a heading that means nothing to anybody. */
const LIST: Cell[][] = [
	["Anmälda lag 2027"],
	[],
	HEADS,
	["B14"],
	team("Alvik IF", null),
	team("Alvik IF", 2),
	team("Bergaa IF", 2),
	["G12"],
	team("Bergaa IF", 3),
	team("Vågskär BK", null, "Norge"),
];
const workbook = (rows: readonly Cell[][], name = "lag.xlsx") => ({
	name,
	mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	buffer: Buffer.from(xlsxFile([{ name: "Lag", rows }])),
});

async function drop({ name, mimeType, buffer }: ReturnType<typeof workbook>): Promise<void> {
	const dropped = await page.evaluateHandle(
		([name, type, bytes]) => {
			const data = new DataTransfer();
			data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
			return data;
		},
		[name, mimeType, buffer.toString("base64")] as const,
	);
	await page.getByRole("main").dispatchEvent("drop", { dataTransfer: dropped });
}
const row = (line: number) => page.locator(`[data-line="${line}"]`);
const act = () => page.locator("button.act-button");
const openSheet = async (language = "en") => {
	await page.goto(`${own.address}/office/plan?step=teams&sheet&lang=${language}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};
const teamsCounted = (count: string) => expect(page.getByRole("navigation", { name: "Plan" })).toContainText(count);

test("a workbook that is dropped has its columns matched, and its title rows found", async () => {
	await page.getByRole("button", { name: "From a sheet" }).click();
	await expect(page.getByText("Drop a sheet here")).toBeVisible();
	await expectNoFaults(page);
	await drop(workbook(LIST));
	await expect(page.getByText("5 rows, 5 columns from lag.xlsx")).toBeVisible();
	for (const [column, meaning] of [
		["Förening", "club"],
		["Lag nr", "suffix"],
		["Nation", "nation"],
		["E-post ledare", ""],
	] as const)
		await expect(page.getByLabel(`Meaning of the column ${column}`)).toHaveValue(meaning);
	await expect(page.getByText("persons: not read")).toBeVisible();
	// Nobody's address is shown.
	await expect(page.getByText("lag@forening.example")).toHaveCount(0);
	await expect(page.getByText("5 rows: the category is in a title row above (B14, G12). Use it?")).toBeVisible();
	await expect(act()).toBeDisabled();
	await expectNoFaults(page);
});

test("one pick says what a column means, and one mend is for all rows alike", async () => {
	await page.getByRole("button", { name: "Use it" }).click();
	await expect(row(5)).toContainText("Same");
	await expect(row(6)).toContainText("New");
	await expect(row(7)).toContainText("Choose");
	await page.getByLabel("Meaning of the column Kulör").selectOption("homeShirt");
	// The team that the cup has already gets a shirt.
	await expect(row(5)).toContainText("Changed");
	await page.getByRole("button", { name: "Use Berga IF" }).click();
	for (const line of [7, 9, 10]) await expect(row(line)).toContainText("New");
	await expect(act()).toHaveText(/^Add 4, change 1/);
	await expect(page.getByText("No team leaves.")).toBeVisible();
	await expectNoFaults(page);
});

test("the draft is there with its picks after the page was closed in the middle of mending", async () => {
	const context = page.context();
	await page.close();
	page = await context.newPage();
	await openSheet();
	await expect(page.getByText("The sheet that you worked on is still here.")).toBeVisible();
	await expect(page.getByLabel("Meaning of the column Kulör")).toHaveValue("homeShirt");
	await expect(act()).toHaveText(/^Add 4, change 1/);
});

test("the sheet is accepted as one act, and undone as one", async () => {
	await act().click();
	await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
	await teamsCounted("20 in");
	await page.getByRole("button", { name: "Undo" }).click();
	await teamsCounted("16 in");
});

test("keys alone do all of it, and the same sheet twice is the same", async () => {
	await openSheet();
	const chosen = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Choose a file" }).focus();
	await page.keyboard.press("Enter");
	await (await chosen).setFiles(workbook(LIST));
	await page.getByRole("button", { name: "Use it" }).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Use Berga IF" }).focus();
	await page.keyboard.press("Enter");
	// What was picked for the heading is remembered from the act that was undone.
	await expect(page.getByLabel("Meaning of the column Kulör")).toHaveValue("homeShirt");
	await expect(act()).toHaveText(/^Add 4, change 1/);
	await expect(act()).toBeEnabled();
	await page.keyboard.press("ControlOrMeta+Enter");
	await teamsCounted("20 in");
	await openSheet();
	await page.getByLabel("Choose a file").setInputFiles(workbook(LIST));
	await page.getByRole("button", { name: "Use it" }).click();
	await page.getByRole("button", { name: "Use Berga IF" }).click();
	for (const line of [5, 6, 7, 9, 10]) await expect(row(line)).toContainText("Same");
	await expect(act()).toBeDisabled();
	await page.getByRole("button", { name: "Discard the sheet" }).click();
	await expect(page.getByText("Drop a sheet here")).toBeVisible();
});

test("a sheet that lost rows takes no team away, and says which it had", async () => {
	await page.getByLabel("Choose a file").setInputFiles(workbook(LIST.slice(0, 6)));
	await page.getByRole("button", { name: "Use it" }).click();
	for (const line of [5, 6]) await expect(row(line)).toContainText("Same");
	await expect(page.getByText(/In this sheet last time, and not now\. It stays in the cup:.*Vågskär BK/)).toBeVisible();
	await expect(act()).toBeDisabled();
	await teamsCounted("20 in");
});

test("the second of two desks in one step sees the first's change before anything is saved, and proposes again", async () => {
	const other = await page.context().newPage();
	const closing = async (desk: Page, time: string) => {
		await desk.goto(`${own.address}/office/plan?step=arenas&lang=en`);
		await desk.getByRole("button", { name: "Change Norr" }).click();
		await desk.getByLabel("Closes").fill(time);
		await expect(desk.locator("button.act-button")).toBeEnabled();
	};
	await closing(page, "19:00");
	await closing(other, "20:00");
	await act().click();
	await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
	const commit = other.locator("button.act-button");
	await commit.click();
	await expect(other.getByRole("alert")).toContainText("Someone changed this before you");
	await expect(other.getByRole("listitem").filter({ hasText: "→" })).toContainText("19:00 → 20:00");
	await expectNoFaults(other);
	await commit.click();
	await expect(other.getByRole("row", { name: /Norr/ })).toContainText("09:00–20:00");
	await other.close();
});

test("the sheet's screen is whole in Swedish, with a workbook that cannot be read, and with text at 200 %", async () => {
	await openSheet("sv");
	await expect(page.getByText("Bladet som du arbetade med finns kvar här.")).toBeVisible();
	await expect(row(5)).toContainText("Samma");
	await expect(page.getByText("Inget lag försvinner.")).toBeVisible();
	await expectNoFaults(page);
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await expectNoSidewaysScroll(page);
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	const [encrypted, half] = [
		compoundFile({ EncryptionInfo: new Uint8Array([4, 0, 4, 0]), EncryptedPackage: new Uint8Array(9000).fill(7) }),
		xlsxFile([{ name: "Lag", rows: LIST }]).subarray(0, 900),
	];
	for (const [bytes, words] of [
		[encrypted, "skyddas av ett lösenord"],
		[half, "skadad"],
	] as const) {
		await page.getByLabel("Välj en fil").setInputFiles({ ...workbook(LIST), buffer: Buffer.from(bytes) });
		await expect(page.getByRole("alert")).toContainText(words);
	}
	await page
		.getByLabel("Välj en fil")
		.setInputFiles({ name: "lag.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
	await expect(page.getByRole("alert")).toContainText("En PDF. Väntat: kalkylbladet");
	await expectNoFaults(page);
});
