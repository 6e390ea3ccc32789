import { readFileSync } from "node:fs";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { ownLiveCup } from "../support/own-live-cup.ts";
import { fieldTokenFile } from "../support/reporter.ts";

// A result of a match without both teams is refused before its slip is parked.
test.use({ sharesContext: false, expectedComplaints: [/Failed to load resource/] });

test("a slip of a match without both teams is stored with what it waits for, and records itself", async ({ page }) => {
	const own = await ownLiveCup();
	try {
		await page.setViewportSize(DESKTOP);
		await sitAt(page, "results", own.address);
		await page.goto(`${own.address}/office/results`);
		const type = async (number: string, ...goals: readonly string[]) => {
			await expect(page.getByLabel("Match number")).toBeFocused();
			await page.keyboard.type(number);
			await page.keyboard.press("Enter");
			for (const [index, typed] of goals.entries()) {
				await expect(page.getByLabel(/^Goals, /).nth(index)).toBeFocused();
				await page.keyboard.type(typed);
				await page.keyboard.press("Enter");
			}
		};
		const lastTen = page.getByRole("region", { name: "Last ten" }).getByRole("listitem");

		await type("b16-f");
		await expect(page.getByText("Not decided yet: it is waiting for the result of match b16-s1.")).toBeVisible();
		await page.keyboard.type("2");
		await page.keyboard.press("Enter");
		await page.keyboard.type("1");
		await page.keyboard.press("Enter");
		await expect(page.getByText("b16-f, 2–1, saved until both teams are known")).toBeAttached();
		await page.getByRole("button", { name: /^Parked/ }).click();
		await expect(page.getByRole("listitem").filter({ hasText: "b16-s1" })).toContainText("2–1");
		await page.getByRole("button", { name: "Type results" }).click();

		await type("b16-s1", "3", "0");
		await expect(lastTen.filter({ hasText: "2–1" })).toHaveCount(1);
		await page.getByRole("button", { name: /^Parked/ }).click();
		await expect(page.getByText("Nothing is parked.")).toBeVisible();
	} finally {
		await own.stop();
	}
});

test("a reporter sees which result is missing, and reports meanwhile are stored and not shown", async ({ page, live }) => {
	const token = readFileSync(fieldTokenFile(Number(new URL(live).port)), "utf8");
	await page.goto(`${live}/report#${token}`);
	await page.getByRole("button", { name: "Thu 16 Jul" }).click();
	await page.getByRole("link", { name: /2nd of group 1/ }).click();
	await expect(page.getByText("The teams are not decided yet: the match is waiting for the order of group 1.")).toBeVisible();
	await page.getByRole("button", { name: "Kick-off", exact: true }).click();
	await expect(page.getByRole("region", { name: "Reported" }).getByRole("listitem")).toContainText("sent");
	const response = await page.request.get(`${live}/api/report/programme`, { headers: { authorization: `Bearer ${token}` } });
	const { matches } = (await response.json()) as { matches: { id: string; log: { kind: string }[]; missing?: { sv: string } }[] };
	const match = matches.find(({ id }) => id === "b14-s2");
	expect([match?.log.map(({ kind }) => kind), match?.missing?.sv]).toEqual([["kick-off"], "ordningen i grupp 1"]);
	await page.goto(`${live}/2026/matches/b14-s2`);
	await expect(page.getByText("Live", { exact: true })).toHaveCount(0);

	await page.goto(`${live}/report?lang=sv#${token}`);
	await page.getByRole("button", { name: "tors 16 juli" }).click();
	await page.getByRole("link", { name: /2:a i grupp 1/ }).click();
	await expect(page.getByText("Inte klart vilka som spelar: matchen väntar på ordningen i grupp 1.")).toBeVisible();
});
