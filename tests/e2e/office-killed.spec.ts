import type { Page } from "@playwright/test";
import { ask, DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type MortalCup, mortalLiveCup } from "../support/mortal-cup.ts";

test.use({
	expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE|Failed to load resource/],
	sharesContext: false,
	viewport: DESKTOP,
});

// Each restarts a server, which is slow on a busy machine.
test.describe.configure({ mode: "serial" });
let own: MortalCup;
test.beforeAll(async () => {
	own = await mortalLiveCup();
});
test.afterAll(() => own.stop());

const number = (page: Page) => page.getByLabel("Match number");

async function slip(page: Page, match: string, home: string, away: string): Promise<void> {
	await expect(number(page)).toBeFocused();
	for (const [index, typed] of [match, home, away].entries()) {
		if (index > 0) await expect(page.getByLabel(/^Goals, /).nth(index - 1)).toBeFocused();
		await page.keyboard.type(typed);
		await page.keyboard.press("Enter");
	}
}

type Ledger = { readonly acts: readonly { readonly kind: string; readonly lines: readonly { readonly what: string }[] }[] };

test("a server killed while slips are typed loses no slip and records none twice", async ({ page }) => {
	await sitAt(page, "results", own.address);
	const kept = page.waitForResponse("**/office/api/results/slips");
	await page.goto(`${own.address}/office/results`);
	await kept;
	await slip(page, "b16-m1", "2", "1");
	// Killed while the slip is being sent: whether it was accepted is unknown.
	const sent = page.waitForRequest("**/office/api/acts");
	await slip(page, "b16-m2", "0", "3");
	await sent;
	await own.kill();
	await slip(page, "b16-m3", "4", "4");
	await slip(page, "b16-m4", "1", "0");
	await expect(page.getByText(/^No network since .* results? waits? here$/)).toBeVisible();
	await own.startAgain();
	const done = page.getByRole("region", { name: "Last ten" }).getByRole("listitem");
	await expect(done).toHaveCount(4);
	await expect(page.getByText(/waits? here|was not taken/)).toHaveCount(0);

	const { acts } = (await (await page.request.get(`${own.address}/office/api/ledger`)).json()) as Ledger;
	expect(acts.filter(({ kind }) => kind === "result")).toHaveLength(4);
	type Slips = { readonly slips: readonly { readonly match: string; readonly score: { home: number; away: number } }[] };
	const { slips } = (await (await page.request.get(`${own.address}/office/api/results/last-ten`)).json()) as Slips;
	expect(Object.fromEntries(slips.map(({ match, score }) => [match, [score.home, score.away]]))).toEqual({
		"b16-m1": [2, 1],
		"b16-m2": [0, 3],
		"b16-m3": [4, 4],
		"b16-m4": [1, 0],
	});
});

test("what was scheduled to be published is published after that time, also if no server ran then, and recorded as the desk's act", async ({
	page,
}) => {
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/out`);
	const schedule = page.getByRole("switch", { name: "Schedule" });
	const isOut = async () => {
		type Told = { readonly tournament: { readonly status: { readonly schedulePublished: boolean } } };
		const query = `{ tournament(cup: 1, tournament: "lc-2026") { status { schedulePublished } } }`;
		return (await ask<Told>(own.address, query)).tournament.status.schedulePublished;
	};
	await schedule.click();
	await page.getByLabel(/type the cup’s name/).fill("fyrcupen");
	await page.getByRole("button", { name: "Hide: Schedule" }).click();
	await expect(schedule).not.toBeChecked();
	await expect.poll(isOut).toBe(false);
	await schedule.click();
	await page.getByLabel("From, cup’s time").fill("2026-07-14T18:00");
	await page.getByRole("button", { name: /^Publish .*18:00/ }).click();
	await expect(page.getByRole("listitem").filter({ has: schedule })).toContainText(/will be published .*18:00/);

	await own.kill();
	await own.startAgain("2026-07-14T16:00:00Z");
	await expect.poll(isOut).toBe(true);
	await page.goto(`${own.address}/office/out`);
	await expect(schedule).toBeChecked();
	await page.goto(`${own.address}/office/ledger`);
	await expect(page.getByRole("row").nth(1)).toContainText("Published");
	await expect(page.getByRole("row").nth(1)).toContainText("Office");
	await page.goto(`${own.address}/2026/arenas/arena/heden?lang=en`);
	await expect(page.getByRole("heading", { level: 1, name: "Heden" })).toBeVisible();
	await expect(page.getByText("The schedule has not been published yet.")).toHaveCount(0);
});
