import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/], sharesContext: false });

// One after the other: every process that has one of them begins a cup of its own.
test.describe.configure({ mode: "default" });

// Results recorded here affect all users: on a server of its own.
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

const number = (page: Page) => page.getByLabel("Match number");
const lastTen = (page: Page) => page.getByRole("region", { name: "Last ten" }).getByRole("listitem");

/** As a volunteer types: number, home, away, each ended by Enter. */
async function slip(page: Page, match: string, home: string, away: string, kicks: readonly string[] = []): Promise<void> {
	await expect(number(page)).toBeFocused();
	await page.keyboard.type(match);
	await page.keyboard.press("Enter");
	for (const [index, typed] of [home, away, ...kicks].entries()) {
		const label = index < 2 ? /^Goals, / : /^Shoot-out, /;
		await expect(page.getByLabel(label).nth(index % 2)).toBeFocused();
		await page.keyboard.type(typed);
		await page.keyboard.press("Enter");
	}
}

/** A server that does not answer until the test says so. */
async function unanswered(page: Page, addresses: readonly string[]) {
	const asked: string[] = [];
	let answer: () => void = () => undefined;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await intercept(page, addresses, async ({ url }) => {
		asked.push(url);
		await answered;
		return null;
	});
	return { asked, answer };
}

test("slips are typed by keys alone, and none is lost by a reload or a cut network", async ({ page, context }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await slip(page, "b16-m1", "2", "1");
	await expect(lastTen(page)).toHaveCount(1);
	await slip(page, "b16-s1", "1", "1", ["4", "3"]);
	await expect(lastTen(page).first()).toContainText("1–1 (4–3)");

	// The stored list of the day's matches is enough for typing offline.
	await context.setOffline(true);
	await slip(page, "b16-m2", "0", "3");
	await slip(page, "b16-m3", "2", "2");
	await expect(page.getByText(/^No network since .*2 results wait here$/)).toBeVisible();
	await context.setOffline(false);
	await page.reload();
	await expect(lastTen(page)).toHaveCount(4);
	await expect(page.getByText(/wait here/)).toHaveCount(0);

	// A plain Enter never replaces a recorded result.
	await slip(page, "b16-m1", "3", "1");
	await expect(page.getByRole("alert")).toContainText("Your earlier slip says something else");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toBeVisible();
	await expectNoFaults(page);
	await page.keyboard.press("Escape");
	await expect(lastTen(page)).toHaveCount(4);
	await slip(page, "b16-m1", "3", "1");
	await expect(page.getByRole("button", { name: /^Record 3–1(?! without)/ })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(lastTen(page)).toHaveCount(5);
	await expect(lastTen(page).first()).toContainText("3–1");
	await expect(number(page)).toBeFocused();

	// An undo shows that it was requested, and the outcome if there is no answer.
	let cut = (_: Error): void => undefined;
	const unanswered = new Promise<never>((_, reject) => {
		cut = reject;
	});
	const heal = await intercept(page, ["*/acts/*/undo"], () => unanswered);
	await page.keyboard.press("Control+z");
	await expect(lastTen(page).first()).toContainText("Undoing …");
	await expect(lastTen(page).first().getByRole("button")).toBeDisabled();
	cut(new Error("nobody answers"));
	await expect(page.getByRole("alert")).toHaveText(/^It cannot be undone: No answer from the office/);
	await heal();
	await page.keyboard.press("Control+z");
	await expect(lastTen(page)).toHaveCount(4);
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Undo withdraws the last slip that the server has, also before the list shows it", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	const listed = page.waitForResponse((response) => response.url().endsWith("/results/last-ten"));
	await page.goto(`${own.address}/office/results`);
	const { slips: done } = (await (await listed).json()) as { slips: readonly unknown[] };
	await expect(lastTen(page)).toHaveCount(done.length);
	const before = await lastTen(page).allTextContents();
	const { answer } = await unanswered(page, ["*/office/api/results/last-ten"]);
	await slip(page, "b14-m9", "4", "1");
	await expect(page.getByRole("button", { name: /^Record 4–1(?! without)/ })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(page.getByRole("status").filter({ hasText: "4–1" })).toBeAttached();
	expect(await lastTen(page).allTextContents()).toEqual(before);
	const undone = page.waitForResponse((response) => /\/acts\/\d+\/undo$/.test(response.url()), { timeout: 60_000 });
	await page.keyboard.press("Control+z");
	expect((await undone).status()).toBe(200);
	answer();
	await page.reload();
	await expect(lastTen(page)).toHaveCount(before.length);
	await expect(lastTen(page).filter({ hasText: "4–1" })).toHaveCount(0);
});

test("keys typed before the match has loaded are the match's, never digits of its number", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(number(page)).toBeFocused();
	const { asked, answer } = await unanswered(page, ["*/office/api/results/match/*"]);
	await page.keyboard.type("b14-m1");
	for (const key of ["Enter", "2", "Enter", "1"]) await page.keyboard.press(key);
	await expect(number(page)).toHaveValue("b14-m1");
	answer();
	await expect(page.getByLabel(/^Goals, /).first()).toHaveValue("2");
	await expect(page.getByLabel(/^Goals, /).last()).toHaveValue("1");
	await expect(page.getByLabel(/^Goals, /).last()).toBeFocused();
	expect(asked.map((url) => new URL(url).pathname)).toEqual(["/office/api/results/match/b14-m1"]);
});

test("keys after a slip that differs from a report are buffered until it is answered", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(number(page)).toBeFocused();
	const { answer } = await unanswered(page, ["*/office/api/results/match/b14-m2"]);
	// Two slips; the second is typed while the first one's match is loading. The first has 2–0 recorded, the second the slip's own result.
	for (const [match, home, away] of [
		["b14-m2", "3", "0"],
		["b14-m4", "2", "0"],
	] as const)
		for (const figure of [match, home, away]) {
			await page.keyboard.type(figure);
			await page.keyboard.press("Enter");
		}
	answer();
	await expect(page.getByRole("alert")).toContainText("Another report says something else");
	await expect(page.getByText("What you type now is saved, and entered after this.")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Record 3–0 and notify/ })).toBeEnabled();
	await expectNoFaults(page);
	// A plain Enter records nothing, and keys typed now follow those typed before.
	await page.keyboard.press("Enter");
	await page.keyboard.type("b14-m7");
	await expect(page.getByRole("alert")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Undo b14-m4" })).toBeVisible();
	await expect(number(page)).toHaveValue("b14-m7");
	await expect(page.getByRole("button", { name: "Undo b14-m2" })).toHaveCount(0);
});

test("a slip whose lookup was not answered is asked about as soon as the server returns another recorded result", async ({
	page,
}) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	const kept = page.waitForResponse("**/office/api/results/slips");
	await page.goto(`${own.address}/office/results`);
	await kept;
	await slip(page, "b14-m3", "2", "2");
	await expect(page.getByRole("button", { name: /^Record 2–2(?! without)/ })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(lastTen(page).first()).toContainText("2–2");

	/** The lookup is not answered: the slip is typed with the stored match, and the server refuses it. */
	const typedBlindly = async (home: string, away: string) => {
		const heal = await intercept(page, ["*/office/api/results/match/*"], () => Promise.reject(new Error("nobody answers")));
		const { answer } = await unanswered(page, ["*/office/api/acts"]);
		await slip(page, "b14-m3", home, away);
		await expect(number(page)).toHaveValue("");
		await heal();
		// Another slip is being typed when the refusal arrives: it is not replaced.
		await page.keyboard.type("b14-m1");
		answer();
		await expect(page.getByText(`b14-m3, ${home}–${away} could not be recorded:`)).toBeVisible();
		await expect(number(page)).toHaveValue("b14-m1");
		await expect(page.getByRole("alert")).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("alert")).toContainText("Your earlier slip says something else");
		await expect(page.getByRole("alert")).toContainText(/typed \d\d:\d\d/);
		await expect(page.getByText(/was not taken/)).toHaveCount(0);
		await expect(page.getByLabel(/^Goals, /).first()).toHaveValue(home);
	};
	await typedBlindly("3", "0");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toBeVisible();
	// Stored on this computer until it is answered.
	await page.reload();
	await expect(page.getByRole("alert")).toContainText("Your earlier slip says something else");
	await expectNoFaults(page);
	await expect(page.getByRole("button", { name: /^Record 3–0(?! without)/ })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(lastTen(page).first()).toContainText("3–0");
	await expect(number(page)).toBeFocused();

	await typedBlindly("5", "5");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(lastTen(page).first()).toContainText("3–0");

	await typedBlindly("6", "5");
	await page.keyboard.press("?");
	await expect(lastTen(page).first()).toContainText("parked");
	await page.reload();
	await expect(lastTen(page).first()).toContainText("parked");
	await expect(page.getByText(/was not taken/)).toHaveCount(0);
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a walkover typed on a slip asks for its recipients before it is recorded, and keys typed meanwhile follow it", async ({
	page,
}) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(number(page)).toBeFocused();
	const type = async (keys: readonly string[]) => {
		for (const key of keys) await (key.length > 1 && key !== "Enter" ? page.keyboard.type(key) : page.keyboard.press(key));
	};
	await type(["b16-m4", "Enter", "w", "h", "b14-m2", "Enter", "2", "Enter", "0", "Enter"]);
	const told = page.getByRole("region", { name: "b16-m4, w.o.: who is notified?" });
	await expect(told.getByLabel("Message in English")).toHaveValue(/a walkover, PIL IF wins\./);
	await expect(told.getByLabel("Message in Swedish")).toHaveValue(/walkover, PIL IF vinner\./);
	await expect(told).toContainText("What you type now is saved");
	await expectNoFaults(page);
	// Nothing is recorded, and what was typed meanwhile is dropped with it: the slip is closed.
	await page.keyboard.press("Escape");
	await expect(told).toHaveCount(0);
	await expect(number(page)).toHaveValue("");
	await expect(page.getByRole("button", { name: "Undo b16-m4" })).toHaveCount(0);
	await type(["b16-m4", "Enter", "w", "a"]);
	await told.getByRole("checkbox", { name: /^Announce it/ }).check();
	await expect(told.getByRole("button", { name: "Record w.o. and notify" })).toBeEnabled();
	await page.keyboard.press("Shift+Enter");
	await expect(page.getByText("b16-m4, w.o., recorded")).toBeVisible();
	await expect(number(page)).toBeFocused();
	// Without notifying, by keys alone; the buffered slip follows.
	await type(["b14-s2", "Enter", "p", "Enter", "b14-m2", "Enter", "2", "Enter", "0", "Enter"]);
	await expect(
		page.getByRole("region", { name: /postponed: who is notified\?$/ }).getByLabel("Message in English"),
	).toBeVisible();
	await page.keyboard.press("Control+Shift+Enter");
	await expect(page.getByRole("button", { name: "Undo b14-m2" })).toBeVisible();
	await expect(lastTen(page).nth(1)).toContainText("postponed");
});

test("keys typed after an unknown number are buffered until the number is right", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(number(page)).toBeFocused();
	const { answer } = await unanswered(page, ["*/office/api/results/match/b14-m44"]);
	await page.keyboard.type("b14-m44");
	for (const key of ["Enter", "2", "Enter", "0", "Enter"]) await page.keyboard.press(key);
	answer();
	await expect(page.getByText("No match has the number b14-m44.")).toBeVisible();
	await expect(page.getByText(/^What you typed after the number is saved/)).toBeVisible();
	await expect(number(page)).toBeFocused();
	await page.keyboard.type("b14-m4");
	await expect(number(page)).toHaveValue("b14-m4");
	await page.keyboard.press("Enter");
	await expect(page.getByText("b14-m4, 2–0, recorded")).toBeVisible();
	await expect(number(page)).toHaveValue("");
	await expect(number(page)).toBeFocused();
});

test("a score typed for a match without scores marks it played, and is no digit of the next slip's number", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results`);
	await expect(number(page)).toBeFocused();
	const { answer } = await unanswered(page, ["*/office/api/results/match/b11-m1"]);
	for (const [match, home, away] of [
		["b11-m1", "3", "1"],
		["b14-m2", "2", "0"],
	] as const)
		for (const figure of [match, home, away]) {
			await page.keyboard.type(figure);
			await page.keyboard.press("Enter");
		}
	answer();
	await expect(page.getByRole("button", { name: "Undo b14-m2" })).toBeVisible();
	await expect(lastTen(page).first()).toContainText("2–0");
	await expect(lastTen(page).nth(1)).toContainText("played");
	// Typed one by one it is the same.
	await page.keyboard.type("b11-m2");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /^Mark as played/ })).toBeFocused();
	for (const key of ["3", "Enter", "1"]) await page.keyboard.press(key);
	await expect(page.getByRole("button", { name: /^Mark as played/ })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(number(page)).toHaveValue("");
});
