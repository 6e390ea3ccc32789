import type { Locator, Page } from "@playwright/test";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

// A browser that shows times of its own fields as "02:42 PM".
test.use({ viewport: DESKTOP, sharesContext: false, locale: "en-US" });

let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

const HALF_DAYS = /\d\s*[AP]\.?M\b/i;
const OF_THE_BROWSER = "input:is([type=time], [type=date], [type=datetime-local], [type=month], [type=week])";

/** Asserts that nothing on the page, its fields among it, is on the browser's clock. */
async function expectCupClock(page: Page): Promise<void> {
	await expect(page.locator(OF_THE_BROWSER)).toHaveCount(0);
	const read = await page.evaluate(() => {
		const values = [...document.querySelectorAll<HTMLInputElement>("input, select, [aria-valuetext], [aria-label]")].map((one) =>
			[one.value, one.placeholder, one.ariaLabel, one.ariaValueText].join(" "),
		);
		return [document.body.innerText, ...values].join("\n");
	});
	expect(read.match(HALF_DAYS)).toBeNull();
}

/** Types a time after noon in each usual form, and in the browser's. */
async function expectTimeField(field: Locator): Promise<void> {
	for (const typed of ["1442", "14.42", "14:42"]) {
		await field.fill(typed);
		await expect(field).toHaveAttribute("aria-invalid", "false");
	}
	await field.fill("02:42 PM");
	await field.blur();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await field.fill("14:42");
}

test("the browser of these tests would show a time on the clock of twelve hours", async ({ page }) => {
	expect(await page.evaluate(() => new Date(2026, 6, 14, 14, 42).toLocaleTimeString())).toMatch(/^2:42:00\sPM$/);
});

test("every time of the ledger is on the cup’s clock of 24 hours", async ({ page }) => {
	await sitAt(page, "office", own.address);
	const { token } = (await (await page.request.get(`${own.address}/office/api/session`)).json()) as { token: string };
	const headers = { origin: own.address, "x-office-token": token };
	const proposal = { kind: "result", match: "b14-m1", score: { home: 3, away: 0 } };
	const previewed = await page.request.post(`${own.address}/office/api/acts/preview`, { headers, data: { proposal } });
	const { preview } = (await previewed.json()) as { preview: { ground: string } };
	const data = { id: "office-clock-spec", proposal, ground: preview.ground, anyway: true };
	expect((await page.request.post(`${own.address}/office/api/acts`, { headers, data })).status()).toBe(200);

	await page.goto(`${own.address}/office/ledger`);
	const times = page.locator("tbody tr[id^=act-] td:nth-child(2)");
	await expect(times.first()).toHaveText(/^14:\d\d$/);
	await expect(page.getByRole("button", { name: /^Now, 14:\d\d$/ })).toBeVisible();
	await expect(page.getByLabel("Time of day shown")).toHaveValue(/^14:\d\d$/);
	await expectCupClock(page);

	await page.locator("h1").click();
	await page.keyboard.press("t");
	await expect(page.getByRole("status").filter({ hasText: "As it was at" })).toContainText(/14:0\d/);
	await expect(page.getByRole("slider", { name: "The time that is shown" })).toHaveAttribute("aria-valuetext", /^14:0\d$/);
	await expectCupClock(page);
});

const opens = (name: string | RegExp) => async (page: Page) => void (await page.getByRole("button", { name }).first().click());
const chooses = (name: string, field: string, option: string) => async (page: Page) => {
	await opens(name)(page);
	await page.getByLabel(field).selectOption(option);
};

type Shown = readonly [what: string, at: string, open: (page: Page) => Promise<void>, labels: readonly RegExp[]];
/** Each form with time fields, and what opens it. */
const FORMS: readonly Shown[] = [
	["the ledger’s past moment", "ledger", async () => {}, [/^Time of day shown/]],
	["Day’s filter", "day", async () => {}, [/^From/, /^until/]],
	[
		"closing a field",
		"day",
		async (page) => {
			await page.getByRole("button", { name: "Thu 16" }).click();
			await page.getByRole("gridcell", { name: /^412, 11:00/ }).focus();
			await page.keyboard.press("c");
			await expect(page.getByRole("region", { name: /^Close/ })).toBeVisible();
		},
		[/^from/, /^until/],
	],
	["an arena", "plan?step=arenas", opens("Add an arena"), [/^Opens/, /^Closes/]],
	["a place by hand", "plan?step=schedule", opens(/^Place by hand/), [/^Time/]],
	["a rule", "plan?step=schedule", chooses("Add a rule", "Choose what it is about", "A field kept free"), [/^From/, /^Until/]],
	["a stream", "plan?step=publish", chooses("Add a stream", "Shows", "Heden 2"), [/^From/, /^Until/]],
];
for (const [what, at, open, labels] of FORMS) {
	test(`the time fields of ${what} read and show the clock of 24 hours`, async ({ page }) => {
		await sitAt(page, "office", own.address);
		await page.goto(`${own.address}/office/${at}`);
		await open(page);
		for (const label of labels) await expectTimeField(page.getByRole("textbox", { name: label }).last());
		await expectCupClock(page);
	});
}
