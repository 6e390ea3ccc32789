import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { ask, DEMO, DESKTOP, expect, LIVE, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";
import { ownCup, ownLiveCup } from "../support/own-live-cup.ts";
import { expectFits, showTypefaces } from "../support/readable.ts";
import { report, tokenFile } from "../support/reporter.ts";

// NEXT.md §5 "Pitch mode": a field's page is read from the other side of the field.
test.describe.configure({ mode: "default" });

const VALHALLA = "/2026/arenas/arena/valhalla/field/valhalla-1";
const HEDEN = "/2026/arenas/arena/heden/field/heden-10";

/** Of letters, in pixels. */
const size = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test("the current match is first, readable at arm's length: its number, its score and then the next match", async ({ page }) => {
	await page.goto(`${SMALL}${VALHALLA}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Valhalla 1");
	const main = page.getByRole("main");
	expect(await size(main.getByText("1", { exact: true }).first())).toBe(104);
	await expect(headings(page)).toHaveText(["Now", "Next", "All of today"]);
	const now = main.getByRole("region", { name: "Now" });
	await expect(now.getByRole("link")).toHaveAccessibleName(/^Live\. ASK IF, Sweden, 1\. BRO IF, Sweden, 0\./);
	expect(await size(now.locator("[data-goals]").first())).toBe(78);
	const next = main.getByRole("region", { name: "Next" });
	await expect(next).toContainText("Sat 18 Jul");
	expect(await size(next.getByText("14:00", { exact: true }))).toBe(66);
	await expectNoFaults(page);
});

test("where nothing is on, the next time has the most room, and the names are read from afar", async ({ page }) => {
	await page.goto(`${SMALL}${HEDEN}`);
	const next = page.getByRole("main").getByRole("region", { name: "Next" });
	expect(await size(next.getByText(/^\d\d:\d\d$/))).toBe(92);
	for (const name of await next.getByText(/^[A-Z]+ IF/).all()) expect(await size(name)).toBeGreaterThanOrEqual(29);
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto(`${SMALL}${HEDEN}?lang=sv`);
	await expect(page.getByRole("region", { name: "Härnäst" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Andra planer" })).toBeVisible();
});

test("a day that is asked for is a programme, without what is on now above it", async ({ page }) => {
	await page.goto(`${SMALL}${VALHALLA}?day=2026-07-18`);
	await expect(page.getByRole("main").getByRole("region", { name: "Now" })).toHaveCount(0);
	await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName("Saturday 18 July, 1 match");
});

test("no delay is shown if nothing is reported, and the next teams have their shirts if they are known", async ({ page }) => {
	await page.goto(`${SMALL}${HEDEN}`);
	await expect(page.getByText(/late here|On time here/)).toHaveCount(0);
	const { year } = await readDemo();
	type Field = { id: string; next: { home: { team: object | null }; away: { team: object | null } } | null };
	const { tournament } = await ask<{ tournament: { arenas: { id: string; fields: Field[] }[] } }>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) {
			arenas { id fields { id next { home { team { id } } away { team { id } } } } }
		} }`,
		{ t: String(year) },
	);
	const known = tournament.arenas
		.flatMap(({ id, fields }) => fields.map((field) => ({ ...field, arena: id })))
		.find(({ next }) => next?.home.team && next.away.team);
	expect(known).toBeDefined();
	await page.goto(`/${year}/arenas/arena/${known?.arena}/field/${known?.id}`);
	const shirts = page.getByRole("region", { name: "Next" }).locator("svg");
	await expect(shirts, "the shirts to look for").toHaveCount(2);
	await page.setViewportSize(DESKTOP);
	await expectNoFaults(page);
});

test("nothing on the field's page is cut or pushed aside, from 320 px and with letters of twice the size", async ({ page }) => {
	for (const address of [VALHALLA, HEDEN]) {
		await page.goto(SMALL + address);
		await showTypefaces(page);
		for (const width of [320, 390]) await expectFits(page, { width, whole: true });
	}
});

test("All of today and Other fields lead to them by keyboard", async ({ page }) => {
	await visit(page, `${LIVE}${VALHALLA}`);
	await page.getByRole("link", { name: "All of today" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("tablist", { name: "Days" })).toBeInViewport();
});

test("on a desktop what can be done with the field is in its head, beside the name", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto(`${SMALL}${VALHALLA}`);
	const [title, calendar] = [page.getByRole("heading", { level: 1 }), page.getByRole("link", { name: "Calendar", exact: true })];
	await expect(calendar).toBeVisible();
	const [at, beside] = [await title.boundingBox(), await calendar.boundingBox()];
	expect(beside?.x).toBeGreaterThan((at?.x ?? 0) + (at?.width ?? 0));
	expect(beside?.y, "in the head").toBeLessThan((at?.y ?? 0) + 160);
});

test("a late kick-off that a reporter sends shows how late the field runs: on its page, on the next match's and on the team's", async ({
	page,
}) => {
	const cup = await ownLiveCup();
	const field = `${cup.address}/2026/arenas/arena/heden/field/heden-2`;
	try {
		await page.goto(field);
		await expect(page.getByRole("region", { name: "Next" })).toContainText("14:43");
		await expect(page.getByText(/late here|On time here/)).toHaveCount(0);

		const token = readFileSync(tokenFile(Number(new URL(cup.address).port)), "utf8");
		await page.goto(`${cup.address}/report#${token}`);
		await page.getByRole("button", { name: /^Heden 2/ }).click();
		await page.getByRole("link", { name: /14:00 ASK IF BRO IF/ }).click();
		await page.getByRole("button", { name: "Kick-off", exact: true }).click();
		await expect(page.getByRole("region", { name: "Reported" }).getByRole("listitem")).toContainText("sent");

		// At 14:17 began what was planned for 14:00; what is planned for 14:43 follows it.
		for (const [lang, next, late, about, planned] of [
			["en", "Next", "17 min late here", "≈ 15:00", "planned 14:43"],
			["sv", "Härnäst", "17 min sent här", "≈ 15:00", "planerad 14:43"],
		] as const) {
			await page.goto(`${field}?lang=${lang}`);
			await expect(page.getByText(late)).toBeVisible();
			await expect(page.getByRole("region", { name: next })).toContainText(about);
			await expect(page.getByRole("region", { name: next })).toContainText(planned);
			for (const address of ["matches/g16-next", "teams/g16-dal"]) {
				await page.goto(`${cup.address}/2026/${address}?lang=${lang}`);
				const main = page.getByRole("main");
				await expect(main.getByText(about).filter({ visible: true }).first(), address).toBeVisible();
				await expect(main.getByText(planned).filter({ visible: true }).first(), address).toBeVisible();
			}
		}
	} finally {
		// An open page whose server stops logs that in the console.
		await page.goto("about:blank");
		await cup.stop();
	}
});

test("in a shoot-out the field shows the kicks beside the goals, also with letters of twice the size", async ({ page }) => {
	const cup = await ownCup("kicks");
	try {
		await report(cup.address, "g15-m1", { kind: "goal", side: "away", score: { home: 1, away: 1 } });
		await report(cup.address, "g15-m1", { kind: "shoot-out" });
		await report(cup.address, "g15-m1", { kind: "shoot-out-scored", side: "home", kick: 1, shootOut: { home: 1, away: 0 } });
		await page.goto(cup.address + VALHALLA);
		const digits = page.getByRole("region", { name: "Now" }).getByRole("link").locator(".live-fill");
		await expect(digits).toHaveText(["1", "1", "1", "0"]);
		const [goals, kicks] = [await digits.nth(0).boundingBox(), await digits.nth(1).boundingBox()];
		expect(kicks?.x, "beside the goals").toBeGreaterThanOrEqual((goals?.x ?? 0) + (goals?.width ?? 0) - 1);
		await showTypefaces(page);
		for (const width of [320, 390]) await expectFits(page, { width, whole: true });
	} finally {
		await page.goto("about:blank");
		await cup.stop();
	}
});
