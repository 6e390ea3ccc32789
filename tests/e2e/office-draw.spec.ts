import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { aDrawnCup } from "../support/drawn-cup.ts";
import { type OwnCupServer, ownCupServer } from "../support/own-cup-server.ts";
import { beginOffice, expectSaved, officePage, STARTS_AGAIN } from "../support/own-office.ts";

test.use(STARTS_AGAIN);
test.describe.configure({ mode: "serial" });

let own: OwnCupServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
	own = await ownCupServer();
	page = await officePage(browser);
	const file = aDrawnCup();
	for (const at of [0, 2, 5]) file.clubs[at]!.district = "Norr";
	for (const division of file.editions[0]!.categories[0]!.stages[0]!.divisions) delete division.teams;
	await beginOffice(page, own, file);
});
test.afterAll(async () => {
	await page.context().close();
	await own.stop();
});

const saved = () => expectSaved(page);
const commit = () => page.keyboard.press("ControlOrMeta+Enter");
const accept = () => page.getByRole("button", { name: "Accept the draw" });
const openDraw = async (language = "en") => {
	await page.goto(`${own.address}/office/plan?step=draw&lang=${language}`);
	await expect(page.getByRole("heading", { name: language === "en" ? "Draw" : "Lottning", level: 1 })).toBeVisible();
};
/** The teams of a group, as they are shown. */
const inGroup = (name: string) =>
	page
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name: new RegExp(`^Group ${name}(,|$)`) }) })
		.getByRole("button");

test("teams are seeded and drawn from a typed number, and what a rule lacks is explained", async () => {
	await openDraw();
	await expect(page.getByText("Nobody is drawn yet.")).toBeVisible();
	await page.getByRole("button", { name: "Pots" }).click();
	await page.getByRole("region", { name: "Pot 1" }).getByRole("button", { name: "Alvik IF" }).click();
	await expect(page.getByRole("heading", { name: "Seed of Alvik IF" })).toBeVisible();
	await expect(page.locator("button.act-button")).toBeEnabled();
	await commit();
	await saved();
	await expect(page.getByRole("region", { name: "Pot 2" }).getByRole("button")).toHaveCount(7);
	await expectNoFaults(page);
	await page.getByRole("button", { name: "Groups", exact: true }).click();
	await page.getByRole("button", { name: "Draw", exact: true }).click();
	await page.getByLabel("Drawn from number").fill("48213");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Draw from number 48213" })).toBeVisible();
	await page.getByLabel("Same district").selectOption("apart if possible");
	await expect(page.getByText("3 teams of Norr in 2 groups.")).toBeVisible();
	await expect(inGroup("1")).toHaveCount(4);
	await expectNoFaults(page);
	await page.getByLabel("Same district").selectOption("always apart");
	await expect(page.getByText("These rules cannot all be kept.")).toBeVisible();
	await expect(accept()).toBeDisabled();
	await page.getByLabel("Same district").selectOption("apart if possible");
	await expect(accept()).toBeEnabled();
});

test("a swap by keys is listed, survives a reload, and the draw is accepted as one act", async () => {
	const [first, other] = [inGroup("1").nth(3), inGroup("2").nth(3)];
	const [one, two] = [await first.getAttribute("aria-label"), await other.getAttribute("aria-label")];
	await first.focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await expect(other).toBeFocused();
	await page.keyboard.press("Space");
	await expect(inGroup("1").nth(3)).toHaveAccessibleName(two!);
	await expect(page.getByText(`${one} with ${two}`, { exact: true })).toBeVisible();
	await inGroup("1").nth(2).dragTo(inGroup("2").nth(2));
	const undo = page.getByRole("button", { name: /^Undo the swap/ });
	await expect(undo).toHaveCount(2);
	await undo.last().click();
	await expect(undo).toHaveCount(1);
	await page.reload();
	await expect(page.getByText(`${one} with ${two}`, { exact: true })).toBeVisible();
	await expect(inGroup("2").nth(3)).toHaveAccessibleName(one!);
	await expect(accept()).toBeEnabled();
	await expectNoFaults(page);
	await commit();
	await saved();
	await expect(page.getByText(`${one} with ${two}`, { exact: true })).toBeVisible();
	await expect(page.getByLabel("Drawn from number")).toHaveValue("48213");
});

test("the evening shows one team at a time by keys, forwards and back, in both languages", async () => {
	await page.getByRole("button", { name: "Draw again" }).click();
	await page.getByRole("button", { name: "Show the draw" }).click();
	const evening = page.getByRole("dialog", { name: "Draw of Boys b14" });
	await expect(evening.getByText("8 teams left")).toBeVisible();
	await page.keyboard.press("Space");
	await expect(evening.getByText("Alvik IF: group")).toBeVisible();
	await expect(evening.getByText("Pot 1")).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(evening.getByText("6 teams left")).toBeVisible();
	await expectNoFaults(page);
	await page.keyboard.press("ArrowLeft");
	await expect(evening.getByText("7 teams left")).toBeVisible();
	for (let team = 0; team < 7; team++) await page.keyboard.press("ArrowRight");
	await expect(evening.getByText("All teams are drawn.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(evening).toBeHidden();
	await openDraw("sv");
	await page.getByRole("button", { name: "Visa lottningen" }).click();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("dialog", { name: "Lottning av Pojkar b14" }).getByText("7 lag kvar")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Släng lottningen" }).click();
	await expect(page.getByLabel("Lottat från nummer")).toHaveValue("48213");
});

test("the screen fits a tablet, and teams can still be put in groups by hand", async () => {
	await page.setViewportSize({ width: 820, height: 1180 });
	await openDraw();
	await expectNoSidewaysScroll(page);
	await page.setViewportSize(DESKTOP);
	await page.getByRole("button", { name: "By hand", exact: true }).click();
	await expect(page.getByLabel("Group of Alvik IF")).toBeVisible();
	await expectNoFaults(page);
});
