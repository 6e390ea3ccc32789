import type { Page } from "@playwright/test";
import { expect, SMALL, test } from "../support/browser.ts";

// In order: each checks what the one before has left.
test.describe.configure({ mode: "serial" });

/** A light one. */
const PAGE = `${SMALL}/privacy`;

/** When the previous test's document was loaded, and whether it may be lent again. */
let before: { came: number; mayBeLent: boolean } | undefined;

/** What a test does with a page that it was lent, and whether the page is the same to the next one. */
const DOINGS: readonly (readonly [what: string, mayBeLent: boolean, act: (page: Page) => Promise<unknown>])[] = [
	["reads", true, (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy")],
	["makes its window wider", true, (page) => page.setViewportSize({ width: 1280, height: 800 })],
	["presses a key", false, (page) => page.keyboard.press("Escape")],
	["scrolls", false, (page) => page.evaluate(() => window.scrollTo(0, 40))],
	["keeps something in the browser", false, (page) => page.evaluate(() => localStorage.setItem("a", "b"))],
	["writes into the page", false, (page) => page.evaluate(() => document.querySelector("h1")?.append("!"))],
	["loads it again", false, (page) => page.reload()],
	["shows it as print", false, (page) => page.emulateMedia({ media: "print" })],
	["answers in the server's place", false, (page) => page.route("**/nothing", (route) => route.abort())],
];

for (const [what, mayBeLent, act] of DOINGS) {
	test(`a page that is lent is as it was; then one ${what}`, async ({ opened }) => {
		const page = await opened(PAGE);
		const came = await page.evaluate(() => performance.timeOrigin);
		if (before !== undefined) expect(came === before.came, "the page that the test before had").toBe(before.mayBeLent);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
		expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
		await act(page);
		before = { came, mayBeLent };
	});
}

test("a page without a fault may be lent again", async ({ opened }) => {
	const page = await opened(PAGE);
	before = { came: await page.evaluate(() => performance.timeOrigin), mayBeLent: true };
});

let complainedOf: number | undefined;
test.describe("a page with a fault", () => {
	test.fail();
	// Between two tests, at any speed: the page belongs to none, and the next test to get it sees the error.
	test("fails the next test that has it", async ({ lent, opened }) => {
		await lent.open?.shared.page.evaluate(() => console.error("a fault"));
		const page = await opened(PAGE);
		complainedOf = await page.evaluate(() => performance.timeOrigin);
	});
});

test("a page with a fault is not lent again", async ({ opened }) => {
	expect(complainedOf, "it was the page that the fault was to come on").toBe(before?.came);
	const page = await opened(PAGE);
	expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(complainedOf);
});
