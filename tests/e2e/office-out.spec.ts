import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { aGate } from "../support/gate.ts";
import { intercept } from "../support/intercept.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({
	viewport: DESKTOP,
	sharesContext: false,
	// A time that has been is refused.
	expectedComplaints: [/status of 422.*\/office\/api\/out\/(timed|announcements)/],
});

// Publishing changes the site for all readers: on a server of their own.
test.describe.configure({ mode: "serial" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("a switch is turned off with those below it, after typing the cup's name, and on again", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out`);
	const schedule = page.getByRole("switch", { name: "Schedule" });
	await expect(schedule).toBeChecked();
	await expectNoFaults(page);
	await page.getByRole("switch", { name: "Draw" }).click();
	await expect(page.getByText("This also hides: schedule.")).toBeVisible();
	const hide = page.getByRole("button", { name: "Hide: Draw" });
	await expect(hide).toBeDisabled();
	await page.getByLabel(/type the cup’s name/).fill("fyrcupen");
	await expectNoFaults(page);
	await hide.click();
	await expect(schedule).not.toBeChecked();
	await schedule.click();
	await expect(page.getByText("This also publishes: draw.")).toBeVisible();
	await page.getByRole("button", { name: "Publish: Schedule" }).click();
	await expect(schedule).toBeChecked();
	await expect(page.getByRole("switch", { name: "Draw" })).toBeChecked();
});

test("a switch is scheduled for a time on the cup’s clocks, which the ledger shows, and cancelled", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out`);
	const schedule = page.getByRole("switch", { name: "Schedule" });
	const row = page.getByRole("listitem").filter({ has: schedule });
	await schedule.click();
	await page.getByLabel(/type the cup’s name/).fill("fyrcupen");
	await page.getByRole("button", { name: "Hide: Schedule" }).click();
	await expect(schedule).not.toBeChecked();
	await schedule.click();
	const when = page.getByLabel("From, cup’s time");
	// The cup's clock is at 14:17.
	await when.fill("2026-07-14T14:17");
	await page.getByRole("button", { name: /^Publish \w/ }).click();
	await expect(page.getByRole("alert")).toHaveText("That time has passed. Publish it now instead.");
	await when.fill("2026-07-14 06:00 PM");
	await when.blur();
	await expect(page.getByRole("alert").filter({ hasText: "Enter a day and a time such as 2026-07-14 18:00" })).toBeVisible();
	await expect(when).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByRole("button", { name: "Publish: Schedule" })).toBeDisabled();
	await when.fill("2026-07-14 18.00");
	await expect(page.getByText(/^Schedule will be published automatically .*18:00\.$/)).toBeVisible();
	await expect(page.getByText("You can cancel this until then.")).toBeVisible();
	await expectNoFaults(page);
	await page.getByRole("button", { name: /^Publish .*18:00/ }).click();
	await expect(row).toContainText(/will be published .*18:00/);
	await expect(schedule).not.toBeChecked();
	await page.goto(`${own.address}/office/ledger`);
	await expect(page.getByRole("row").nth(1)).toContainText("the schedule: at no set time → published from 2026-07-14 18:00");
	await page.goto(`${own.address}/office/out`);
	await schedule.click();
	await expect(when).toHaveValue("2026-07-14 18:00");
	await page.getByRole("button", { name: "Remove the time" }).click();
	await expect(row).not.toContainText("will be published");
	await schedule.click();
	await page.getByRole("button", { name: "Publish: Schedule" }).click();
	await expect(schedule).toBeChecked();
});

test("an announcement shows its end, which is no past time", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=announcements`);
	await page.getByRole("button", { name: "New announcement" }).click();
	await page.getByLabel("In English", { exact: true }).fill("The buses go at five");
	await page.getByLabel("In Swedish", { exact: true }).fill("Bussarna går klockan fem");
	const until = page.getByLabel("Until, cup’s time");
	const announce = page.getByRole("button", { name: /^Announce(?!ments)/ });
	await until.fill("2026-07-14T14:00");
	await announce.click();
	await expect(page.getByRole("alert")).toHaveText(/^It would end before it is published/);
	await until.fill("2026-07-14T17:00");
	await announce.click();
	const row = page.getByRole("listitem").filter({ hasText: "The buses go at five" });
	await expect(row).toContainText(/until .*17:00/);
	await page.getByRole("button", { name: /Change “The buses/ }).click();
	await expect(until).toHaveValue("2026-07-14 17:00");
	await page.getByRole("button", { name: "Remove" }).click();
	await expect(row).toHaveCount(0);
});

test("the number of published announcements is on one line beside their name, in both languages", async ({ page }) => {
	await sitAt(page, "office", own.address);
	for (const [lang, name] of [
		["en", /^Announcements/],
		["sv", /^Meddelanden/],
	] as const) {
		await page.goto(`${own.address}/office/out?lang=${lang}`);
		const part = page.getByRole("navigation").getByRole("button", { name });
		await expect(part).toContainText(/\d/);
		for (const text of await part.locator("span").all()) expect((await text.boundingBox())?.height).toBeLessThan(30);
	}
});

test("an announcement needs both languages, is published at once on the pages of its arena, and is removed", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=announcements`);
	await page.getByRole("button", { name: "New announcement" }).click();
	await page.getByLabel("In English", { exact: true }).fill("Heden: rain, from 12");
	await page.getByRole("button", { name: /^Announce(?!ments)/ }).click();
	await expect(page.getByRole("alert")).toHaveText("Write it in both languages.");
	await page.getByLabel("In Swedish", { exact: true }).fill("Heden: regn, från 12");
	await page.getByRole("radio", { name: "Arena" }).check();
	await page.getByLabel("Which arena").selectOption({ label: "Heden" });
	await expectNoFaults(page);
	await page.getByRole("button", { name: /^Announce(?!ments)/ }).click();
	const row = page.getByRole("listitem").filter({ hasText: "Heden: rain, from 12" });
	await expect(row).toContainText("published since");
	await expect(page.getByRole("button", { name: /Change “Heden: rain/ })).toBeVisible();
	const document = async () => (await page.request.get(`${own.address}/2026/arenas?lang=en`)).text();
	await expect.poll(document).toContain("Heden: rain, from 12");
	await page.getByRole("button", { name: /Change “Heden: rain/ }).click();
	await page.getByRole("button", { name: "Remove" }).click();
	await expect(row).toHaveCount(0);
});

test("an announcement for a category is read on the category's pages, and on others is no more than a line", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=announcements`);
	await page.getByRole("button", { name: "New announcement" }).click();
	await page.getByLabel("In English", { exact: true }).fill("Boys 14: the draw is at six");
	await page.getByLabel("In Swedish", { exact: true }).fill("Pojkar 14: lottningen är klockan sex");
	await page.getByRole("radio", { name: "Category" }).check();
	await page.getByLabel("Which category").selectOption({ label: "Boys 14" });
	await page.getByRole("button", { name: /^Announce(?!ments)/ }).click();
	const row = page.getByRole("listitem").filter({ hasText: "Boys 14: the draw is at six" });
	await expect(row).toContainText("published since");
	const told = page.locator("li[data-for='category:b14']");
	for (const path of ["categories/b14", "categories/b14/division/b14-g-1", "teams/b14-bro", "matches/b14-m1"]) {
		await page.goto(`${own.address}/2026/${path}?lang=en`);
		// Whole at its first view, then a line.
		await expect(told, path).toHaveAttribute("data-as", /^(concerned|line)$/);
		await expect(told.getByText("Boys 14: the draw is at six"), path).toBeVisible();
	}
	for (const path of ["categories/g15", "teams/g15-ask", "matches/g15-m1", "arenas/arena/heden"]) {
		await page.goto(`${own.address}/2026/${path}?lang=en`);
		await expect(told, path).toHaveAttribute("data-as", /^(line|off)$/);
	}
	await page.goto(`${own.address}/2026/categories/b14?lang=sv`);
	await expect(told.getByText("Pojkar 14: lottningen är klockan sex")).toBeVisible();
	await page.goto(`${own.address}/office/out?part=announcements&lang=en`);
	await page.getByRole("button", { name: /Change “Boys 14/ }).click();
	await page.getByRole("button", { name: "Remove" }).click();
	await expect(row).toHaveCount(0);
});

test("a reporter's link is renewed after typing the cup's name, and shown once", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=reporters`);
	const renew = page.getByRole("button", { name: /^Renew the link of Heden 10/ }).first();
	await renew.click();
	await page.getByLabel(/type the cup’s name/).fill("Fyrcupen");
	await page.getByRole("button", { name: "Renew", exact: true }).last().click();
	await expect(page.getByRole("textbox", { name: /^The new link of Heden 10/ })).toHaveValue(/\/report#cbr_/);
	await expectNoFaults(page);
});

test("a link is made for a field without a terminal: shown once, with a sheet to print", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=reporters`);
	await page.getByRole("button", { name: "Create links" }).click();
	await page.getByLabel("For", { exact: true }).selectOption({ label: "Heden 10" });
	await expectNoFaults(page);
	await page.getByRole("button", { name: "Create links" }).last().click();
	await expect(page.getByRole("textbox", { name: /Heden 10/ })).toHaveValue(/\/report#cbr_/);
	const taken = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download the sheet" }).click();
	expect((await taken).suggestedFilename()).toBe("reporters.html");
});

test("one link for the whole cup is made, which reports as the office", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=reporters`);
	await page.getByRole("button", { name: "Create links" }).click();
	await page.getByLabel("For", { exact: true }).selectOption({ label: "One link for the whole cup" });
	await page.getByLabel("What it is for").fill("Results tent");
	await page.getByLabel(/^Reports as the office/).check();
	await expectNoFaults(page);
	await page.getByRole("button", { name: "Create links" }).last().click();
	await expect(page.getByRole("textbox", { name: "Results tent" })).toHaveValue(/\/report#cbr_/);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("row", { name: /All fields, reports as the office Results tent/ })).toBeVisible();
});

test("a user who closes the panel before a link has arrived still sees it: it is shown once", async ({ page }) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out?part=reporters`);
	await page.getByRole("button", { name: "Create links" }).click();
	await page.getByLabel("For", { exact: true }).selectOption({ label: "Heden 10" });
	const answer = aGate();
	await intercept(page, ["*/office/api/out/reporters"], () => answer.isOpen.then(() => null));
	await page.getByRole("button", { name: "Create links" }).last().click();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: /^Renew the link/ }).first()).toBeDisabled();
	answer.open();
	await expect(page.getByRole("textbox", { name: /Heden 10/ })).toHaveValue(/\/report#cbr_/);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("textbox", { name: /Heden 10/ })).toHaveCount(0);
});

test("a results desk has no Out, neither in its menu nor by its address", async ({ page }) => {
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/out`);
	await expect(page.getByRole("switch")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Publishing", exact: true })).toHaveCount(0);
});
